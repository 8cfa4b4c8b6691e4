import { quoted } from "../../core/quoted.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun } from "../../engine/setting-up.ts";
import { LinkError } from "../moments.ts";

/** Words of a query; those that are false have the usual value. */
type Words = Record<string, string | number | false>;

/**
 * A path with a query; usual values are left out.
 * @param usual added to a path that ends in a bracket or a slash, which chat would drop from the end of a link
 */
export function withQuery(path: string, words: Words, usual: Words) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== false) query.set(name, String(value));
  }
  if (query.size === 0 && /[)/]$/.test(path)) return withQuery(path, usual, {});
  return `${path}${query.size ? "?" : ""}${query}`;
}

/** Throws a sentence if a chart cannot hold the lanes, or one can't run. */
export function checkLanes(puzzle: Puzzle, lanes: Lane[], most = Number.POSITIVE_INFINITY) {
  if (lanes.length > most) {
    throw new LinkError(`At most ${most} solvers fit on a chart. Leave some out.`);
  }
  for (const { solver, options } of lanes) checkRun(puzzle, solver, options);
}

/** The two parts of a set-up: boards, and solvers. */
export function boardsAndSolvers(text: string): [boards: string, solvers: string] {
  const [boards = "", solvers, ...rest] = text.split("/");
  if (solvers === undefined) throw new LinkError("This link names no solvers. Copy it again.");
  if (rest.length === 0) return [boards, solvers];
  throw new LinkError("This link has too many parts. Leave out the last one.");
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
