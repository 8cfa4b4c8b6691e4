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
  /** A program that came with a link, as in the link, or "". */
  code: string;
}

const BOARDS: Record<GameId, BoardLayout> = {
  queens: { ...EMPTY, squares: [0] },
  colour: FIRST_BOARDS.colour,
  knights: { ...EMPTY, rows: 5, columns: 5, squares: [0] },
};

export const FIRST_LAB: LabPlace = {
  task: "backtracking",
  language: "python",
  boards: perGame((game) => BOARDS[game]),
  step: 0,
  code: "",
};
