/** The room of Watch, loaded after the first view. The Lab has the same player. */

export { Line, Side, Under } from "./Room.tsx";
export { Timeline } from "./Timeline.tsx";
export { Transport } from "./Transport.tsx";
