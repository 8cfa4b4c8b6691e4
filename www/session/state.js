/**
 * What the person has chosen and done: everything that a reload must bring back, and nothing else.
 * No DOM, no engine; numbers are checked for being numbers here, and for being playable by the
 * engine.
 */

import { STOPS } from "../cards/lessons/stops.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {"normal" | "fast" | "flat"} Speed */
/**
 * One game's board: its size, what is given on it, and the moves made by hand.
 * @typedef {object} BoardState
 * @property {number} rows
 * @property {number} columns
 * @property {number | null} given the locked queen or the start, if there is one yet
 * @property {number[]} blocked squares that a knight must not visit
 * @property {string} solver
 * @property {string} options of the solver, as in a link: `rows=fewest&squares=random`
 * @property {number} seed for solvers that draw lots
 * @property {string} record the moves made, as text
 * @property {number} seconds the time played
 */
/**
 * @typedef {object} State
 * @property {GameId} game
 * @property {"play" | "watch" | "learn" | "compare"} mode
 * @property {BoardState} queens
 * @property {BoardState} knights
 * @property {boolean} closed
 * @property {boolean} free
 * @property {boolean} hints
 * @property {Speed} speed
 * @property {number} rate ticks a second
 * @property {"light" | "dark" | null} theme null follows the system
 * @property {number} stop of the guided walk
 * @property {boolean | null} card whether the solver's card is open; null as the screen has room
 */

const VERSION = 2;

/** @returns {State} */
export function initialState() {
  return {
    game: "queens",
    mode: "play",
    queens: initialBoard("forward-checking"),
    knights: initialBoard("warnsdorff"),
    closed: false,
    free: false,
    hints: true,
    speed: "normal",
    rate: 6,
    theme: null,
    ...ADDED,
  };
}

/** What was added since the version was counted up last, as it is where it was not kept. */
const ADDED = { stop: 0, card: null };

/**
 * @param {string} solver
 * @returns {BoardState}
 */
function initialBoard(solver) {
  const none = { given: null, blocked: [], record: "", seconds: 0 };
  return { rows: 8, columns: 8, solver, options: "", seed: 0, ...none };
}

/**
 * The board of the game chosen; on the guided walk that of the stop.
 * @param {State} state
 * @returns {BoardState}
 */
export const boardOf = (state) =>
  state.mode === "learn" ? boardAt(STOPS[state.stop].moment) : state[state.game];

/**
 * The board of a moment.
 * @param {Moment} moment
 * @returns {BoardState}
 */
function boardAt({ rows, columns, squares, blocked, solver, options, seed }) {
  const given = squares[0] ?? null;
  return { rows, columns, given, blocked, solver, options, seed, record: "", seconds: 0 };
}

/**
 * The state in which a moment is watched.
 * @param {State} state
 * @param {Moment} moment
 * @returns {State}
 */
export function watching(state, moment) {
  const closed = moment.game === "knights" ? moment.closed : state.closed;
  const { game } = moment;
  return { ...state, mode: "watch", game, closed, [game]: boardAt(moment) };
}

/**
 * The state at a stop of the guided walk.
 * @param {State} state
 * @param {number} stop
 * @returns {State}
 */
export const atStop = (state, stop) => ({
  ...state,
  mode: "learn",
  stop,
  game: STOPS[stop].moment.game,
});

/**
 * The puzzle that the state describes.
 * @param {State} state
 * @returns {Puzzle}
 */
export function puzzleOf(state) {
  const { rows, columns, given, blocked } = boardOf(state);
  const walk = state.mode === "learn" ? STOPS[state.stop].moment : state;
  const closed = walk.game === "knights" && walk.closed;
  const squares = given === null ? [] : [given];
  return { game: state.game, rows, columns, squares, blocked, closed };
}

/**
 * The state with other values for the board of the game chosen.
 * @param {State} state
 * @param {Partial<BoardState>} change
 * @returns {State}
 */
export const withBoard = (state, change) => ({
  ...state,
  [state.game]: { ...boardOf(state), ...change },
});

/**
 * The state as text.
 * @param {State} state
 */
export const save = (state) => JSON.stringify({ version: VERSION, ...state });

/**
 * Reads what `save` wrote.
 * @param {string} text
 * @returns {State | null} null if the text was not written by `save`
 */
export function restore(text) {
  const initial = initialState();
  try {
    const read = JSON.parse(text);
    const { version, ...kept } = read.version === 1 ? fromFirst(read) : read;
    const state = { ...ADDED, ...kept };
    return version === VERSION && sameShape(state, initial) && inRange(state) ? state : null;
  } catch {
    return null;
  }
}

/**
 * What the first version kept, with what it did not know of.
 * @param {{queens: object, knights: object}} read
 */
function fromFirst(read) {
  const added = { blocked: [], options: "", seed: 0 };
  const [queens, knights] = [read.queens, read.knights].map((board) => ({ ...added, ...board }));
  return { ...read, version: VERSION, queens, knights };
}

/**
 * Whether two values have the same properties of the same types; null stands for any leaf.
 * @param {unknown} value
 * @param {unknown} model
 * @returns {boolean}
 */
function sameShape(value, model) {
  if (model === null || value === null) return typeof value !== "object" || value === null;
  if (typeof model !== "object") return typeof value === typeof model;
  if (typeof value !== "object") return false;
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((v) => typeof v === "number");
  const [have, want] = [Object.entries(value), Object.keys(model)];
  const parts = /** @type {Record<string, unknown>} */ (model);
  return (
    have.length === want.length &&
    have.every(([key, v]) => key in parts && sameShape(v, parts[key]))
  );
}

/** @param {State} state */
function inRange(state) {
  const whole = (/** @type {number} */ n) => Number.isInteger(n) && n >= 0;
  const board = (/** @type {BoardState} */ b) =>
    [b.rows, b.columns, b.seed, ...b.blocked].every(whole) &&
    (b.given === null || whole(b.given)) &&
    b.seconds >= 0;
  return (
    ["queens", "knights"].includes(state.game) &&
    ["play", "watch", "learn", "compare"].includes(state.mode) &&
    ["normal", "fast", "flat"].includes(state.speed) &&
    [null, "light", "dark"].includes(state.theme) &&
    state.rate >= 1 &&
    state.rate <= 60 &&
    whole(state.stop) &&
    state.stop < STOPS.length &&
    [null, true, false].includes(state.card) &&
    board(state.queens) &&
    board(state.knights)
  );
}
