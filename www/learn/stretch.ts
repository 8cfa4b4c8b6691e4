/** The profile of a stretch, and its backtracks. */

import type { Moment } from "../content/moment.ts";
import { makeRun } from "../engine/engine.ts";
import { SLICE, type Task } from "../engine/job.ts";

export interface StretchProfile {
  /** What the profile shows. */
  what: string;
  /** The depth at every step, or the attacking pairs in local search. */
  heights: number[];
  back: number[];
}

/** `SolverInfo.profile` of local search. */
const PAIRS = "attacking pairs";

/** @param slice milliseconds */
export function* profileOfStretch(
  { solver, options, seed, ...puzzle }: Moment,
  [from, to]: [number, number],
  what: string,
  slice: number = SLICE,
): Task<StretchProfile> {
  const run = makeRun({ puzzle, solver, options, seed });
  const wanted = { sentence: false, board: what === PAIRS, tree: false };
  const [heights, back]: [number[], number[]] = [[], []];
  let [backtracks, end] = [Number.POSITIVE_INFINITY, performance.now() + slice];
  try {
    for (let step = from; step <= to; ) {
      const { arrived, board, depth, tally } = run.ask({ do: "reach", step }, slice, wanted);
      if (arrived) {
        heights.push(board ? board.conflicts.length : depth);
        if (tally.backtracks! > backtracks) back.push(step);
        backtracks = tally.backtracks!;
        step++;
      }
      if (performance.now() < end) continue;
      yield;
      end = performance.now() + slice;
    }
    return { what, heights, back };
  } finally {
    run.free();
  }
}
