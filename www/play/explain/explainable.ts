/** Which puzzles have an explanation. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";

/** The largest side of a board of queens without colours whose solution is explained. */
const LARGEST = 12;

/** Whether a solution can be explained: of a board that proofs are searched for. */
export const isExplainable = ({ game, rows }: Pick<Puzzle, "game" | "rows">) =>
  game === "colour" || (game === "queens" && rows <= LARGEST);
