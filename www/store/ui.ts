/** State that is not saved. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import type { Id } from "../routes/ids.ts";
import type { BoardLayout } from "../routes/layout.ts";
import { NO_RESULTS, type Results } from "./results.ts";

/** A step that the user asked for, and the last step of the run, which comes before it. */
export interface Missed {
  sought: number;
  end: number;
}

/** The parts of the help. */
export type HelpPart = "rules" | "keys" | "settings";

export type SheetTab = "archive" | "statistics" | "collection";

/** What opens over Play. */
export type Sheet = SheetTab | "new";

/** A day's puzzle. */
export interface Day {
  date: string;
  which: DailyId;
}

/** The grade that a link gives a puzzle. */
export interface Claim {
  id: Id;
  grade: string;
}

export interface Ui {
  /** What was refused, announced first, or "". */
  notice: string;
  hint: string;
  /** What shows for a few seconds; the count tells a repeated text apart. */
  toast: { text: string; count: number };
  /** Why nothing can be saved, until it has been announced, or "". */
  saveProblem: string;
  /** The square under the pointer, or with the focus. */
  hovered: number | null;
  /** The square under the pointer on a large board, in words, or "". */
  hoveredText: string;
  /** The square of the last press, if that was refused. */
  refused: number | null;
  peek: { square: number; step: number } | null;
  /** Whether a click blocks a square. */
  blocking: boolean;
  /** What a click does to a knight's board in the editor. */
  draftPen: "start" | "block";
  brush: Brush;
  /** The board before the stroke being painted. */
  strokeFrom: BoardLayout | null;
  /** Whether the editor shows the queens of two solutions. */
  showsBoth: boolean;
  sheet: Sheet | null;
  help: HelpPart | null;
  /** The game of the new puzzle that a person asks for; null for the current one. */
  newGame: GameId | null;
  /** The month of the archive, such as 2026-11, or "" for this month. */
  month: string;
  /** Whose statistics are shown; null for the game solved last. */
  statistics: GameId | null;
  /** The day's puzzle to show once it is known. */
  wanted: Day | null;
  /** The grade that a link claims, until it is checked. */
  claim: Claim | null;
  /** Whether what another app has shared is to be opened. */
  isShared: boolean;
  /** The result of an import, in a sentence, or "". */
  imported: string;
  results: Results;
  /** The last announced step that a run did not reach. */
  missed: Missed | null;
  isFixed: boolean;
}

/** What a click does in the editor of colours: it paints a colour, from 0 for A, or locks a queen. */
export type Brush = number | "queen";

export const initialUi = (): Ui => ({
  notice: "",
  hint: "",
  toast: { text: "", count: 0 },
  saveProblem: "",
  hovered: null,
  hoveredText: "",
  refused: null,
  peek: null,
  blocking: false,
  draftPen: "start",
  brush: 0,
  strokeFrom: null,
  showsBoth: false,
  sheet: null,
  help: null,
  newGame: null,
  month: "",
  statistics: null,
  wanted: null,
  claim: null,
  isShared: false,
  imported: "",
  results: NO_RESULTS,
  missed: null,
  isFixed: false,
});
