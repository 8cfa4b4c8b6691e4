/** What the app gives the commands and controllers of the Lab. */

import type { Signal } from "@preact/signals-core";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Recorded } from "../engine/tape.ts";
import type { RunController } from "../panels/run-controller.ts";
import type { Context } from "../store/context.ts";
import type { State } from "../store/state.ts";

export interface LabContext extends Context {
  readonly board: {
    /** Null while no run is on the board. */
    readonly watch: RunController | null;
    readonly puzzle: Puzzle;
    readonly showProgram: (program: RunController | null, state: State) => void;
  };
  /** The solvers of each game. */
  readonly allSolvers: Record<GameId, SolverInfo[]>;
  /** What was last run, for races. */
  readonly program: Signal<Recorded | null>;
  /** The state with what the controllers alone know. */
  present: () => State;
}
