/** Exercises: what a click comes to, and when they are done. */

import { squaresOf } from "../../base/geometry.js";
import { counted } from "../../base/lists.js";
import { count } from "../../base/numbers.js";
import { makeRun, solutions } from "../../engine/engine.js";
import { squareNames, whyHopeless } from "../../engine/table.js";
import { openingOf } from "../../session/lessons.js";
import { USUAL_SOLVERS } from "../../session/state.js";
import { Position } from "./position.js";
import { right, ring, wrong } from "./verdict.js";

/** @typedef {import("../../cards/lessons/lesson.js").Exercise} Exercise */
/** @typedef {import("./verdict.js").Verdict} Verdict */
/**
 * A square that was tried, and what it came to.
 * @typedef {object} Try
 * @property {number} square
 * @property {number} value
 * @property {boolean} hit whether it is what was looked for
 * @property {Verdict} verdict
 */

const NO_HURRY = Number.POSITIVE_INFINITY;
const FIGURES = { sentence: false, board: false, tree: false };

/** To the end, or to the first solution. @type {import("../../engine/engine.js").Request} */
const TO_THE_END = { do: "advance", steps: 2 ** 53 };

/** What a run comes to. @param {import("../../cards/moment.js").Moment} moment */
function endOf(moment, request = TO_THE_END) {
  const { solver, options, seed } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const end = run.ask(request, NO_HURRY, FIGURES);
  run.free();
  return end;
}

/**
 * What a square comes to.
 * @param {Exercise} exercise
 * @param {number} square
 * @returns {Try}
 */
export function attempt(exercise, square) {
  if (exercise.asks === "lock-steps") return lockSteps(exercise, square);
  if (exercise.asks === "tie-break-fails") return tieBreakFails(exercise, square);
  return undoLate(exercise, square);
}

/** A square that is what an exercise looks for. @param {Exercise} exercise */
export function solutionOf(exercise) {
  const squares = squaresOf(openingOf(exercise, USUAL_SOLVERS));
  const found = squares.find((square) => attempt(exercise, square).hit);
  if (found === undefined) throw new Error(`Nothing is there to be found: ${exercise.goal}`);
  return found;
}

/** The name of a square of an exercise. @param {Exercise} exercise @param {number} square */
export function nameIn(exercise, square) {
  const { rows, columns } = openingOf(exercise, USUAL_SOLVERS);
  return squareNames(rows, columns)[square];
}

/** @param {import("../../cards/lessons/lesson.js").LockSteps} exercise @param {number} square @returns {Try} */
function lockSteps(exercise, square) {
  const { step } = endOf({ ...openingOf(exercise, USUAL_SOLVERS), squares: [square] });
  const hit = step > exercise.more;
  const lead = `${nameIn(exercise, square)}: ${counted(step, "step")}.`;
  const verdict = hit
    ? right(lead, `That’s more than ${count(exercise.more)}.`, [])
    : wrong(lead, `More than ${count(exercise.more)} are wanted. Try another square.`, []);
  return { square, value: step, hit, verdict };
}

/** @param {import("../../cards/lessons/lesson.js").TieBreakFails} exercise @param {number} square @returns {Try} */
function tieBreakFails(exercise, square) {
  const moment = { ...openingOf(exercise, USUAL_SOLVERS), squares: [square] };
  const name = nameIn(exercise, square);
  if (whyHopeless(moment)) {
    const verdict = wrong(`${name}:`, "no tour at all can start there. Try another square.", []);
    return { square, value: 0, hit: false, verdict };
  }
  const jumps = moment.rows * moment.columns - 1;
  const { depth, tally } = endOf(moment, { do: "reach", step: jumps });
  const hit = tally.backtracks > 0;
  const verdict = hit
    ? right(`${name}:`, "the rule runs into a dead end and has to go back.", [])
    : wrong(`${name}:`, `${jumps} jumps and done. Try another square.`, []);
  return { square, value: depth, hit, verdict };
}

/** @param {import("../../cards/lessons/lesson.js").UndoLate} exercise @param {number} square @returns {Try} */
function undoLate({ moment }, square) {
  const position = new Position(moment);
  const { placed, locked } = position;
  position.free();
  const name = position.name(square);
  const kept = placed.indexOf(square);
  const solvable = (/** @type {number} */ many) => {
    const squares = [...locked, ...placed.slice(0, many)].toSorted((a, b) => a - b);
    return solutions({ ...moment, squares }) > 0;
  };
  const tried = (/** @type {Verdict} */ verdict) => ({
    ...{ square, value: kept, hit: verdict.right, verdict },
  });
  if (locked.includes(square)) return tried(wrong(`Not ${name}:`, "that queen is locked.", []));
  if (kept < 0) return tried(wrong(`Not ${name}:`, "choose a queen that stands.", []));
  const off = placed
    .slice(kept)
    .map((queen) => ({ kind: /** @type {const} */ ("off"), square: queen }));
  if (!solvable(kept)) {
    const text = "even then the board cannot be completed. Take back more.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  if (solvable(kept + 1)) {
    const text = "that helps, but you can keep at least one more queen.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  const text = `Without it and those after it the board can be completed; with it, it can’t.`;
  return tried(right(`Right, ${name}.`, text, [...off, ring(square, "good")]));
}
