/** The room of Watch, loaded after the first view. */

export { Line, Side, Under } from "./Room.tsx";
