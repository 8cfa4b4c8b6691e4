/** The destinations of a run, and how it goes there. */

import type { Travel } from "../state/actions.ts";
import type { RunController } from "./run-controller.ts";

export const TRAVELS: Record<Travel, (watch: RunController) => void> = {
  start: (watch) => watch.seek(0),
  back: (watch) => watch.seek(watch.steps - 1),
  end: (watch) => watch.seekEnd(),
  "backtrack-before": (watch) => watch.seekBacktrackBefore(),
  "backtrack-after": (watch) => watch.seekBacktrackAfter(),
  deepest: (watch) => watch.seekDeepest(),
  solution: (watch) => watch.seekSolution(),
};
