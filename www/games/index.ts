/** The games by their ids: whatever differs between them stands in their files. */
import * as knights from "./knights.ts";
import * as queens from "./queens.ts";

/** What of a board is read aloud: a line, who attacks a square or jumps there, what is left. */
export type Reading = "row" | "column" | "diagonals" | "attackers" | "left";

export const GAMES = { queens, knights };
