/** The stretch of a run that a lesson goes through: how deep each step is, and where it goes back. */

import { makeRun } from "../../engine/engine.js";

/** @typedef {import("../../cards/moment.js").Moment} Moment */
/** The depth of every step, and the steps at which the search goes back. @typedef {{depths: number[], back: number[]}} Course */

const NO_HURRY = Number.POSITIVE_INFINITY;
const FIGURES = { sentence: false, board: false, tree: false };

/**
 * @param {Moment} moment
 * @param {[number, number]} stretch
 * @returns {Course}
 */
export function courseOf({ solver, options, seed, ...puzzle }, [from, to]) {
  const run = makeRun({ puzzle, solver, options, seed });
  /** @type {Course} */
  const course = { depths: [], back: [] };
  let backtracks = 0;
  for (let step = from; step <= to; step++) {
    const { depth, tally } = run.ask({ do: "reach", step }, NO_HURRY, FIGURES);
    course.depths.push(depth);
    if (step > from && tally.backtracks > backtracks) course.back.push(step);
    backtracks = tally.backtracks;
  }
  run.free();
  return course;
}
