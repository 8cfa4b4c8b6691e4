/** Runs measured on the reader's machine. */

import type { Predict } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import { ascending, medianOf } from "../core/lists.ts";
import { makeSurvey } from "../engine/engine.ts";
import type { Task } from "../engine/job.ts";

/** A solver, measured. */
export interface Measured {
  /** Of each seed. */
  steps: number[];
  /** Milliseconds for all seeds together, the least of all rounds: other work can only make it slower. */
  time: number;
}

const ROUNDS = 4;
/** Milliseconds of a slice: longer than usual, because the page shows only this. */
const SLICE = 12;
/** Steps of a run. */
const LIMIT = 100_000_000;

export function* measured({ runs, seeds }: Predict): Task<Measured[]> {
  const found = runs.map((): Measured => ({ steps: [], time: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, run] of runs.entries()) {
      const { steps, time } = yield* once(run, seeds);
      found[at] = { steps, time: Math.min(time, found[at]!.time) };
    }
  }
  return found;
}

function* once(
  { solver, options, seed, ...puzzle }: Moment,
  seeds: number,
): Generator<undefined, Measured> {
  const lane = { solver, options, seed };
  const work = makeSurvey({ survey: "chance", puzzle, lane, seeds, limit: LIMIT });
  try {
    for (let time = 0; ; ) {
      const from = performance.now();
      const news = work.work(SLICE);
      time += performance.now() - from;
      if (news.done && "runs" in news) return { steps: news.runs.map(({ steps }) => steps), time };
      yield;
    }
  } finally {
    work.free();
  }
}

export const mean = (numbers: number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export const median = (numbers: number[]) => medianOf(ascending(numbers));
