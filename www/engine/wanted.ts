/** What a run is usually asked to tell of a moment. */

import type { Wanted } from "./generated/run.ts";

/** Its figures alone, which every answer has. */
export const FIGURES: Wanted = { sentence: false, board: false, tree: false };

/** What a board and the sentence below it show. */
export const MOMENT: Wanted = { sentence: true, board: true, tree: false };
