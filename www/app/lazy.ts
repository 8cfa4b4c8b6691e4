/** What the modes add to the session; each loads with its mode. */

import { Lazy, Optional } from "../core/lazy.ts";
import { loadStyles } from "../ui/styles.ts";

export const LAZY = {
  play: new Lazy(() => import("./play-view.ts")),
  watch: new Lazy(() => import("../watch/watch-room.ts")),
  learn: new Lazy(() => import("../learn/learn-room.ts")),
  compare: new Lazy(() => import("../compare/compare-room.ts")),
  lab: new Optional("The Lab", () => import("../lab/lab-room.ts")),
};

/** The explanation of a solution. */
export const EXPLAIN = new Lazy(() => import("../play/explain/index.ts"));

/** The coach, which loads when it is first asked. */
export const REVIEW = new Lazy(() => import("../play/review/review-controller.ts"));

/** Boards from pictures and texts. */
export const BRING = new Optional("Bringing a board", async () => {
  const [room] = await Promise.all([import("../play/bring/bring-room.ts"), loadStyles("bring")]);
  return room;
});
