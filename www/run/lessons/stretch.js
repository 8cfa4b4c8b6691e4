/** The stretch of a run that a lesson goes through: its profile, and where the search goes back. */

import { makeRun } from "../../engine/engine.js";

/** @typedef {import("../../cards/moment.js").Moment} Moment */
/** The depth of every step or, where all queens stand at once, the pairs in line; and the steps at which the search goes back. @typedef {{heights: number[], back: number[], what: string}} Course */

const NO_HURRY = Number.POSITIVE_INFINITY;
const FIGURES = { sentence: false, board: false, tree: false };
const BOARD = { ...FIGURES, board: true };

/** What there is where no queen goes deeper than another: see `SolverInfo.profile`. */
const PAIRS = "pairs in line";

/**
 * @param {Moment} moment
 * @param {[number, number]} stretch
 * @param {string} what the profile of the solver shows
 * @returns {Course}
 */
export function courseOf({ solver, options, seed, ...puzzle }, [from, to], what) {
  const run = makeRun({ puzzle, solver, options, seed });
  /** @type {Course} */
  const course = { heights: [], back: [], what };
  let backtracks = 0;
  for (let step = from; step <= to; step++) {
    const wanted = what === PAIRS ? BOARD : FIGURES;
    const { depth, tally, board } = run.ask({ do: "reach", step }, NO_HURRY, wanted);
    course.heights.push(board ? board.conflicts.length : depth);
    if (step > from && tally.backtracks > backtracks) course.back.push(step);
    backtracks = tally.backtracks;
  }
  run.free();
  return course;
}
