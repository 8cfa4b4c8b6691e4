/** From a link to a state of the page, as near as there is one, and back. */

import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { checkPuzzle, checkRun, EnginePanic, parseSquare } from "../engine/engine.js";
import { toRun } from "./changes.js";
import { format, LinkError, parse } from "./moments.js";
import { puzzleOf, runOf, USUAL_SOLVERS } from "./state.js";

/** @typedef {import("./moments.js").NamedMoment} NamedMoment */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").WatchedRun} WatchedRun */

/**
 * The link to the moment that is watched.
 * @param {State} state
 */
export function linkTo(state) {
  const { game } = state;
  const { rows, columns, given, blocked, closed, solver, options, seed, step } = runOf(state);
  const name = (/** @type {number} */ square) =>
    squareName({ rows }, place({ rows, columns }, square));
  return format({
    ...{ game, rows, columns, solver, options, seed, step },
    at: given === null ? "" : name(given),
    blocked: game === "knights" ? blocked.map(name) : [],
    closed: game === "knights" && closed,
  });
}

/**
 * The state that shows what a link names. Where the link asks for what there is not, less and less
 * of it is taken, and the problem says why.
 * @param {string} hash
 * @param {State} before the settings of the page
 * @returns {{state: State, problem: string}}
 */
export function openLink(hash, before) {
  let problem = "";
  for (const attempt of [whole, first, plain, usual, bare]) {
    try {
      const moment = parse(hash);
      return { state: attempt(problem ? { ...moment, step: 0 } : moment, before), problem };
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      problem ||= error instanceof Error ? error.message : String(error);
      if (error instanceof LinkError) break;
    }
  }
  const game = /^#?\/?knights\b/.test(hash) ? "knights" : "queens";
  return { state: { ...before, game, mode: "watch" }, problem };
}

/**
 * All that the link asks for.
 * @param {NamedMoment} moment
 * @param {State} before
 */
function whole(moment, before) {
  const { at, blocked, closed, game, ...rest } = moment;
  const { rows, columns } = rest;
  const squares = at.split(",").filter(Boolean);
  if (squares.length > 1) {
    throw new Error("This page takes one locked queen or start: leave the others out of the link.");
  }
  const number = (/** @type {string} */ name) => parseSquare({ rows, columns }, name);
  checkPuzzle({ game, rows, columns, squares: [], blocked: [], closed });
  /** @type {WatchedRun} */
  const run = {
    ...rest,
    given: squares.length > 0 ? number(squares[0]) : game === "knights" ? 0 : null,
    blocked: blocked.map(number),
    closed: game === "knights" && closed,
  };
  const state = toRun(game, run)(before);
  checkRun(puzzleOf(state), run.solver, run.options);
  return state;
}

/** @type {typeof whole} with one square of several */
const first = (moment, before) => whole({ ...moment, at: moment.at.split(",")[0] }, before);

/** @type {typeof whole} without the options */
const plain = (moment, before) => first({ ...moment, options: "" }, before);

/** @type {typeof whole} with the usual solver */
const usual = (moment, before) => plain({ ...moment, solver: USUAL_SOLVERS[moment.game] }, before);

/** @type {typeof whole} on an empty board */
const bare = (moment, before) => {
  const board = { ...moment, at: "", blocked: [], closed: false };
  try {
    return usual(board, before);
  } catch {
    return usual({ ...board, rows: 8, columns: 8 }, before);
  }
};
