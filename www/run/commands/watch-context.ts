/** What the app gives the commands and controllers of Watch. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { LargeScene, Scene } from "../../scene/scene.ts";
import type { State } from "../../state/state.ts";
import type { Context } from "../context.ts";
import type { Solvable } from "../effort.ts";
import type { Outcome } from "../outcome.ts";
import type { RunController } from "../run-controller.ts";

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
  settle: () => Outcome;
}
