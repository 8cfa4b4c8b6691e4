/** The differences between the games. */
import * as knights from "./knights.ts";
import * as queens from "./queens.ts";

export type { Reading } from "./reading.ts";

/** Boards of colours are boards of queens by other rules. */
export const GAMES = { queens, colour: queens, knights };
