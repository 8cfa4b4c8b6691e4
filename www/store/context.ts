/** What the app gives the commands and controllers of every room: the model, and how to change it. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Requirements } from "../routes/requirements.ts";
import type { ModelChange } from "./model.ts";
import type { Outcome } from "./outcome.ts";
import type { NamedPuzzle } from "./solves.ts";
import type { Solve, State } from "./state.ts";
import type { Ui } from "./ui.ts";

export interface Context {
  readonly state: State;
  readonly ui: Ui;
  /** The time of day, in milliseconds. */
  now: () => number;
  /** Whether everything that is needed is loaded. */
  has: (required: Requirements) => boolean;
  /** Changes the model and the boards, as a person asked. */
  change: (change: ModelChange, how?: ChangeOptions) => Outcome;
  /** Takes an answer of the engine; it may open a puzzle. */
  receive: (change: ModelChange, opens?: boolean) => Outcome;
  /** Changes settings, and what else leaves the boards as they are. */
  adjust: (change: ModelChange) => Outcome;
  /** Changes the model alone: neither are the boards prepared, nor is it saved. */
  note: (change: ModelChange) => void;
  /** Changes what is not saved. */
  show: (ui: Partial<Ui>) => void;
}

interface ChangeOptions {
  /** It may open a puzzle that was solved long ago, which only the archive knows. */
  opens?: boolean;
  /** The run must be at its step when it is first shown. */
  atOnce?: boolean;
}

/** What the archive tells. */
export interface Solves {
  /** The latest solves of a game, the latest first. */
  ofGame: (game: GameId, most: number) => Promise<Solve[]>;
  /** The solves of a puzzle, the latest first. */
  ofPuzzle: (puzzle: NamedPuzzle) => Promise<Solve[]>;
}
