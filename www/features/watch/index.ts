/** The room of Watch, loaded after the page's own. */

export { Line, Side, Under } from "./Room.tsx";
