/** What the modes other than Play add to the session; each loads with its mode. */

import { Late } from "../core/late.ts";

export const LATE = {
  watch: new Late(() => import("./watching.ts")),
  learn: new Late(() => import("./lessons/learning.ts")),
  compare: new Late(() => import("./comparing.ts")),
};

type LateMode = keyof typeof LATE;

/** The mode whose module performs each kind of action. */
const MODES: Record<string, LateMode> = {
  watch: "watch",
  learn: "learn",
  race: "compare",
  compare: "compare",
  published: "compare",
};

/** @param action such as `race/seek` */
export const modeOfAction = (action: string): LateMode | undefined =>
  MODES[action.split("/", 1)[0]!];
