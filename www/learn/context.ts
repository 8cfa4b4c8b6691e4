/** What the app gives the commands and controllers of Learn. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunController } from "../panels/run-controller.ts";
import type { Context, Solves } from "../store/context.ts";

export interface LearnContext extends Context {
  readonly board: {
    /** Null while no run is on the board. */
    readonly watch: RunController | null;
    readonly puzzle: Puzzle;
    readonly names: string[];
  };
  /** The solver of the run. */
  readonly solver: SolverInfo;
  readonly archive: { load: () => Promise<Solves> };
}
