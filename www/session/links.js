/** From a link to a state of the page, as near as there is one, and back. */

import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { checkPuzzle, checkRun, EnginePanic, parseSquare } from "../engine/engine.js";
import { format, LinkError, parse } from "./moments.js";
import { boardOf, initialState, puzzleOf } from "./state.js";

/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").State} State */

/**
 * The link to a step of the run that a state asks for.
 * @param {State} state
 * @param {number} step
 */
export function linkTo(state, step) {
  const { game, closed } = state;
  const { rows, columns, given, blocked, solver, options, seed } = boardOf(state);
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
 * @returns {{state: State, step: number, problem: string}}
 */
export function openLink(hash, before) {
  let problem = "";
  for (const attempt of [whole, first, plain, usual, bare]) {
    try {
      const moment = parse(hash);
      return { state: attempt(moment, before), step: problem ? 0 : moment.step, problem };
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      problem ||= error instanceof Error ? error.message : String(error);
      if (error instanceof LinkError) break;
    }
  }
  const game = /^#?\/?knights\b/.test(hash) ? "knights" : "queens";
  return { state: { ...before, game, mode: "watch" }, step: 0, problem };
}

/**
 * All that the link asks for.
 * @param {Moment} moment
 * @param {State} before
 */
function whole(moment, before) {
  const { game, rows, columns, solver, options, seed, closed } = moment;
  const squares = moment.at.split(",").filter(Boolean);
  if (squares.length > 1) {
    throw new Error("This page takes one locked queen or start: leave the others out of the link.");
  }
  const number = (/** @type {string} */ name) => parseSquare({ rows, columns }, name);
  checkPuzzle({ game, rows, columns, squares: [], blocked: [], closed });
  /** @type {BoardState} */
  const board = {
    ...{ rows, columns, solver, options, seed, record: "", seconds: 0 },
    given: squares.length > 0 ? number(squares[0]) : game === "knights" ? 0 : null,
    blocked: moment.blocked.map(number),
  };
  /** @type {State} */
  const state = { ...before, game, mode: "watch", closed, [game]: board };
  checkRun(puzzleOf(state), solver, options);
  return state;
}

/** @type {typeof whole} with one square of several */
const first = (moment, before) => whole({ ...moment, at: moment.at.split(",")[0] }, before);

/** @type {typeof whole} without the options */
const plain = (moment, before) => first({ ...moment, options: "" }, before);

/** @type {typeof whole} with the usual solver */
const usual = (moment, before) =>
  plain({ ...moment, solver: initialState()[moment.game].solver }, before);

/** @type {typeof whole} on an empty board */
const bare = (moment, before) => {
  const board = { ...moment, at: "", blocked: [], closed: false };
  try {
    return usual(board, before);
  } catch {
    return usual({ ...board, rows: 8, columns: 8 }, before);
  }
};
