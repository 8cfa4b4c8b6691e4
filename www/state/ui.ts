/** What is seen that no reload brings back: a part of what the store holds, and never kept. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SheetTab } from "./actions.ts";
import type { Day } from "./links.ts";
import { NO_RESULTS, type Results } from "./results.ts";

export interface Ui {
  /** What was refused, to be said before all else, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
  /** Why nothing can be kept, in a sentence, until that has been said, or "". */
  unsaid: string;
  /** The square that the pointer or the focus is on. */
  hovered: number | null;
  /** What the pointer is on, on a large board, or "". */
  hoveredText: string;
  /** A value of the tree that is shown on the board. */
  peek: { square: number; step: number } | null;
  /** Whether a click chooses a square that a knight must not visit. */
  blocking: boolean;
  /** What a click sets on a knight's board that is set up. */
  draftPen: "start" | "block";
  /** The sheet's tab that is open. */
  sheet: SheetTab | null;
  /** The month of past puzzles, as 2026-11, or "" for this one. */
  month: string;
  /** Whose statistics are seen, if not those of the game that is played. */
  statistics: GameId | null;
  /** The puzzle that is shown as soon as its day is known. */
  wanted: Day | null;
  /** What came of an import, in a sentence, or "". */
  imported: string;
  /** How many steps each solver took. */
  results: Results;
  /** Whether the run or race is somebody else's to choose: no click changes what it is. */
  isFixed: boolean;
}

export const initialUi = (): Ui => ({
  ...{ notice: "", hint: "", unsaid: "", hovered: null, hoveredText: "", peek: null },
  ...{ blocking: false, draftPen: "start", sheet: null, month: "", statistics: null },
  ...{ wanted: null, imported: "", results: NO_RESULTS, isFixed: false },
});
