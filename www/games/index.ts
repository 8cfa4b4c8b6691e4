/** What differs between the games. */
import * as knights from "./knights.ts";
import * as queens from "./queens.ts";

export type { Reading } from "./reading.ts";
export const GAMES = { queens, knights };
