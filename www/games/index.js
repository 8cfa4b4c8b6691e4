/** The games by their ids: whatever differs between them stands in their files. */
import * as knights from "./knights.js";
import * as queens from "./queens.js";

export const GAMES = { queens, knights };
