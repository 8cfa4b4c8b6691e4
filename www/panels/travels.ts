/** How runs are moved by keys, and where. */

import type { RunController } from "./run-controller.ts";

/** Where a key moves a run. */
export type Travel = keyof typeof TRAVELS;

/** Controls several runs, or the stretch of a lesson, by one clock. */
export type Drive = "toggle" | "back" | "on" | "start" | "end";

export const TRAVELS = {
  start: (watch: RunController) => watch.seek(0),
  back: (watch: RunController) => watch.seek(watch.steps - 1),
  /** The last step made. */
  end: (watch: RunController) => watch.seek(watch.snapshot.reached),
  /** The last backtrack before this step, or the start. */
  "backtrack-before": (watch: RunController) => watch.jump({ do: "backtrack-before" }),
  "backtrack-after": (watch: RunController) => watch.travel({ do: "backtrack-after" }),
  /** The step that first reached the greatest depth so far. */
  deepest: (watch: RunController) => watch.jump({ do: "deepest" }),
  solution: (watch: RunController) => watch.travel({ do: "next-solution" }),
};
