import { quoted } from "../../core/quoted.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun } from "../../engine/setting-up.ts";
import { LinkError } from "../moments.ts";

/** A path with a query; words without a value are left out. */
export function withQuery(path: string, words: Record<string, string | number | false>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== false) query.set(name, String(value));
  }
  return `${path}${query.size ? "?" : ""}${query}`;
}

/** Throws a sentence if a chart cannot hold the lanes, or one can't run. */
export function checkLanes(puzzle: Puzzle, lanes: Lane[], most = Number.POSITIVE_INFINITY) {
  if (lanes.length > most) {
    throw new LinkError(`At most ${most} solvers fit on a chart. Leave some out.`);
  }
  for (const { solver, options } of lanes) checkRun(puzzle, solver, options);
}

/**
 * One of a few words, by default the first; throws a `LinkError`.
 * @param what the words are for
 */
export function oneOf<T extends string>(known: readonly T[], given: string | null, what: string) {
  const found = known.find((one) => one === (given ?? known[0]));
  if (found) return found;
  throw new LinkError(
    `There is no ${what} ${quoted(given ?? "")}. Choose one of ${known.join(", ")}.`,
  );
}
