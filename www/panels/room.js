/** How much room there is for the board. */
import { element } from "./dom.js";

/** The widest and the highest that a board becomes, in pixels. */
export const WIDEST = 640;
/** From this height on it gives way to what stands below it. */
const ENOUGH = 480;
const LOWEST = 280;
/** What stands above it and below, time travel apart. */
const BESIDE = 220;
/** On screens no wider than this the page is one column, and the board as wide as it. */
const NARROW = 760;

export const isNarrow = () => innerWidth <= NARROW;

/** The most height that the board may take, so that all that drives it is in sight beneath it. */
export function tallest() {
  if (isNarrow()) return WIDEST;
  const free = innerHeight - BESIDE;
  const best = free - element("timeline").offsetHeight;
  return Math.min(WIDEST, Math.max(best, Math.min(free, ENOUGH), LOWEST));
}
