/** What the app gives the commands and controllers of Watch. */

import type { LargeScene, Scene } from "../board/scene/scene.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunController } from "../panels/run-controller.ts";
import type { Context } from "../store/context.ts";
import type { Outcome } from "../store/outcome.ts";
import type { State } from "../store/state.ts";
import type { Solvable } from "./effort.ts";

export interface WatchContext extends Context {
  readonly board: {
    /** Null while no run is on the board. */
    readonly watch: RunController | null;
    /** Null while no game is on the board. */
    readonly game: Solvable | null;
    readonly puzzle: Puzzle;
    readonly dropRun: (state: State) => void;
  };
  /** What the board shows. */
  readonly scene: Scene | LargeScene;
  /** The chosen solver. */
  readonly solver: SolverInfo;
  /** The solvers of the current game. */
  readonly solvers: SolverInfo[];
  /** The bookmarked steps of the current run. */
  readonly bookmarks: number[];
  /** The state with what the controllers alone know. */
  present: () => State;
  /** Prepares the boards of the current state, and saves it. */
  prepareBoards: () => Outcome;
}
