/** What the modes add to the session; each loads with its mode. */

import { Late } from "../core/late.ts";

export const LATE = {
  play: new Late(() => import("./play-view.ts")),
  watch: new Late(() => import("./watching.ts")),
  learn: new Late(() => import("./lessons/learning.ts")),
  compare: new Late(() => import("./comparing.ts")),
};

/** The coach, which loads when it is first asked. */
export const REVIEW = new Late(() => import("./review-controller.ts"));

/** What moves solves to the archive. */
export const ARCHIVING = new Late(() => import("./archive-controller.ts"));

type LateMode = Exclude<keyof typeof LATE, "play">;

/** The mode whose module performs each kind of action; Play's are part of the page. */
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
