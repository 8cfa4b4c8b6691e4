/** The games by their ids: whatever differs between them stands in their files. */
import * as knights from "./knights.js";
import * as queens from "./queens.js";

/**
 * What of a board is read aloud: a line, who attacks a square or jumps there, what is left.
 * @typedef {"row" | "column" | "diagonals" | "attackers" | "left"} Reading
 */

export const GAMES = { queens, knights };
