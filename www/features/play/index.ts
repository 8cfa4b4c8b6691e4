/** The room of Play: what is above, under and beside the board. */

export { Line } from "./Line.tsx";
export { Side } from "./Side.tsx";
export { Under } from "./Under.tsx";
