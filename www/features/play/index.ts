/** The room of Play, loaded with the page. */
export { Line, Side, Under } from "./Room.tsx";
