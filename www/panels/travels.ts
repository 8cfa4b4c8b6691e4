/** How runs are moved by keys, and where. */

import type { RunController } from "./run-controller.ts";

/** Where a key moves a run. */
export type Travel = keyof typeof TRAVELS;

/** Controls several runs, or the stretch of a lesson, by one clock. */
export type Drive = "toggle" | "back" | "on" | "start" | "end";

export const TRAVELS = {
  start: (watch: RunController) => watch.seek(0),
  back: (watch: RunController) => watch.seek(watch.steps - 1),
  end: (watch: RunController) => watch.seekEnd(),
  "backtrack-before": (watch: RunController) => watch.seekBacktrackBefore(),
  "backtrack-after": (watch: RunController) => watch.seekBacktrackAfter(),
  deepest: (watch: RunController) => watch.seekDeepest(),
  solution: (watch: RunController) => watch.seekSolution(),
};
