/** What the app gives the commands that open and make puzzles. */

import type { Context } from "../store/context.ts";
import type { DaysController } from "./days-controller.ts";
import type { PuzzleMaker } from "./puzzle-maker.ts";

export interface TodayContext extends Context {
  readonly days: DaysController;
  readonly maker: PuzzleMaker;
}
