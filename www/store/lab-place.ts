/** What is open in the Lab. */

import type { Language } from "../content/code/programs.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { perGame } from "../routes/ids.ts";
import type { LabTask } from "../routes/lab.ts";
import { type BoardLayout, EMPTY, FIRST_BOARDS } from "../routes/layout.ts";

/** What the Lab shows. */
export interface LabPlace {
  task: LabTask;
  language: Language;
  boards: Record<GameId, BoardLayout>;
  step: number;
  /** What the random numbers of programs begin with. */
  seed: number;
  /** A program that came with a link, as in the link, or "". */
  code: string;
}

/** Queens and a knight in the first corner; a knight's board small enough to search. */
const BOARDS: Partial<Record<GameId, BoardLayout>> = {
  queens: { ...EMPTY, squares: [0] },
  knights: { ...EMPTY, rows: 5, columns: 5, squares: [0] },
};

export const FIRST_LAB: LabPlace = {
  task: "backtracking",
  language: "python",
  boards: perGame((game) => BOARDS[game] ?? FIRST_BOARDS[game]),
  step: 0,
  seed: 0,
  code: "",
};
