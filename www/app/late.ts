/** What the modes add to the session; each loads with its mode. */

import { Late } from "../core/late.ts";

export const LATE = {
  play: new Late(() => import("./play-view.ts")),
  watch: new Late(() => import("../watch/watching.ts")),
  learn: new Late(() => import("../learn/learning.ts")),
  compare: new Late(() => import("../compare/comparing.ts")),
};

/** The coach, which loads when it is first asked. */
export const REVIEW = new Late(() => import("../play/review/review-controller.ts"));
