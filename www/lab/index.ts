/** The room of the Lab, loaded when it is first opened. */

export { setPlayer } from "./player.ts";
export { Line, Side, Under } from "./Room.tsx";
