import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { ModelChange } from "../state/model.ts";
import type { Solve, State } from "../state/state.ts";
import type { Ui } from "../state/ui.ts";
import type { BoardController } from "./board-controller.ts";
import type { Outcome } from "./outcome.ts";

/** What the archive tells. */
interface Solves {
  /** The latest solves of a game, the latest first. */
  ofGame: (game: GameId, most: number) => Promise<Solve[]>;
}

/** The session as a controller sees it: what it may read, and where it reports. */
export interface Host {
  readonly state: State;
  readonly ui: Ui;
  readonly board: BoardController;
  /** The chosen solver. */
  readonly solver: SolverInfo;
  readonly archive: { load: () => Promise<Solves> };
  /** The time of day, in milliseconds. */
  now: () => number;
  /** Changes the model as a person asked. */
  change: (change: ModelChange) => Outcome;
  /** Takes an answer of the engine; it may open a puzzle. */
  receive: (change: ModelChange, opens?: boolean) => Outcome;
  /** Changes what leaves the boards as they are. */
  adjust: (change: ModelChange) => Outcome;
  /** Changes what is not saved. */
  show: (ui: Partial<Ui>) => void;
}
