/** The components of Watch, loaded after the page's own; lessons use some of them. */

export { Detail } from "./Detail.tsx";
export { Figures } from "./Figures.tsx";
export { PanelTabs } from "./PanelTabs.tsx";
export { Setup } from "./Setup.tsx";
export { SolverText } from "./SolverText.tsx";
export { Timeline } from "./Timeline.tsx";
export { Transport } from "./Transport.tsx";
export { TreeCard } from "./Tree.tsx";
