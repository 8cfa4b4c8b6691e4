/** What the commands of the Lab have besides its context: its controllers. */

import type { LaneOrder } from "../engine/generated/run.ts";
import type { Outcome } from "../store/outcome.ts";
import type { BoardLayout } from "../store/state.ts";
import type { LabContext } from "./context.ts";
import type { GradingController } from "./grading-controller.ts";
import type { GrowthController } from "./growth-controller.ts";
import type { ProgramController } from "./program-controller.ts";
import type { RunOfProgram } from "./run-of-program.ts";

export interface LabCommandContext extends LabContext {
  readonly rooms: {
    /** Null until it has loaded. */
    readonly lab: {
      readonly program: ProgramController;
      readonly run: RunOfProgram;
      readonly grading: GradingController;
      /** Whether the first difference is shown in place of the board. */
      readonly differs: { value: boolean };
      readonly start: () => void;
      readonly check: () => void;
      readonly rerun: (board: BoardLayout, step: number) => Outcome;
      readonly growth: GrowthController;
      readonly race: (lane: LaneOrder) => Outcome;
      readonly openBoth: () => Outcome;
      readonly measure: (lane: LaneOrder) => void;
    } | null;
  };
}
