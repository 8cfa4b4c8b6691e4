/** The room of Play. */
export { Line, Side, Under } from "./PlayRoom.tsx";
