/** The room of the Lab, loaded when it is first opened. */

export { Line, Side, Under } from "./Room.tsx";
