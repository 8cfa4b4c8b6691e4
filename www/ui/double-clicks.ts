/** A double click on a button that starts something new starts one thing, and presses nothing that follows it. */

import type { Action } from "../state/actions.ts";

const STARTING: Action["type"][] = [
  "learn/practise",
  "learn/take",
  "play/make",
  "play/next",
  "play/open-day",
  "play/race-solvers",
  "watch/new-run",
];

export const isStarting = (action: Action | undefined) =>
  action !== undefined && STARTING.includes(action.type);

/** Ignores further clicks of a multiple click that began on a button marked `data-starts`. */
export function ignoreDoubleClicks() {
  let hasStarted = false;
  const click = (event: MouseEvent) => {
    if (event.detail < 2) {
      hasStarted =
        event.target instanceof Element && event.target.closest("[data-starts]") !== null;
    } else if (hasStarted) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener("click", click, { capture: true });
}
