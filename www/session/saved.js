/** The state as text, and back; what earlier versions of the page kept is read, too. */

import { STOPS } from "../cards/lessons/stops.js";
import { initialState, layoutOf, NOT_PLAYED, RATES } from "./state.js";

/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Layout} Layout */
/** @typedef {import("./state.js").State} State */

const VERSION = 4;

/**
 * The state as text.
 * @param {State} state
 */
export const save = (state) => JSON.stringify({ version: VERSION, ...state });

/**
 * Reads what `save` wrote, now or when it was younger.
 * @param {string} text
 * @returns {State | null} null if the text was not written by `save`
 */
export function restore(text) {
  try {
    const { version, ...state } = brought(JSON.parse(text));
    return version === VERSION && sameShape(state, model()) && inRange(state) ? state : null;
  } catch {
    return null;
  }
}

/**
 * What was read, brought to the version of today.
 * @param {any} read
 */
function brought(read) {
  let state = read;
  for (const [version, forward] of FORWARD.entries()) {
    if (state.version === version + 1) state = forward(state);
  }
  return state;
}

/**
 * What the first version kept, with what it did not know of.
 * @param {any} read
 */
function fromFirst(read) {
  const added = { blocked: [], options: "", seed: 0 };
  const [queens, knights] = [read.queens, read.knights].map((board) => ({ ...added, ...board }));
  return { ...read, version: 2, queens, knights };
}

/**
 * The second version had one board a game: it is both played and watched from now on.
 * @param {any} read
 */
function fromSecond({ queens, knights, closed, ...read }) {
  const [ofQueens, ofKnights] = [inBoth(queens, false), inBoth(knights, closed)];
  return {
    // Added without a version of their own.
    ...{ stop: 0, card: null },
    ...read,
    version: 3,
    play: { queens: ofQueens.played, knights: ofKnights.played },
    watch: { queens: ofQueens.watched, knights: ofKnights.watched },
  };
}

/**
 * A board as it is played and as it is watched.
 * @param {any} board of the second version
 * @param {boolean} closed
 */
function inBoth({ record, seconds, solver, options, seed, ...rest }, closed) {
  const layout = layoutOf({ ...rest, closed });
  const board = { ...layout, ...NOT_PLAYED, record, seconds };
  return {
    played: { board, earlier: [], later: [] },
    watched: { ...layout, solver, options, seed, step: 0 },
  };
}

/**
 * The third version warned nobody of a position that is lost, kept no bookmarks, and knew whether
 * the solver's card was open: its code is open from now on.
 * @param {any} read
 */
function fromThird({ card: _, ...read }) {
  const { about, letters, bookmarks, warn } = initialState();
  return { about, letters, bookmarks, warn, ...read, version: 4 };
}

/** From each version to the next. */
const FORWARD = [fromFirst, fromSecond, fromThird];

/** A state with one entry in each list, which the others are like. */
function model() {
  const { play, watch, ...settings } = initialState();
  const board = { ...play.queens.board, blocked: [0] };
  const game = { board, earlier: [board], later: [board] };
  const run = { ...watch.queens, blocked: [0] };
  const bookmarks = [{ run: "", step: 0 }];
  return { ...settings, bookmarks, play: bothGames(game), watch: bothGames(run) };
}

/** @template T @param {T} part */
const bothGames = (part) => ({ queens: part, knights: part });

/**
 * Whether two values have the same properties of the same types; null in the model is any leaf.
 * @param {unknown} value
 * @param {unknown} model
 * @returns {boolean}
 */
function sameShape(value, model) {
  if (model === null) return value === null || typeof value !== "object";
  if (typeof model !== "object") return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((v) => sameShape(v, model[0]));
  const [have, want] = [Object.entries(value), Object.keys(model)];
  const parts = /** @type {Record<string, unknown>} */ (model);
  return (
    have.length === want.length &&
    have.every(([key, v]) => key in parts && sameShape(v, parts[key]))
  );
}

/** @param {unknown} n */
const isWhole = (n) => typeof n === "number" && Number.isInteger(n) && n >= 0;

/** @param {State} state */
function inRange({ game, mode, speed, theme, rate, stop, bookmarks, play, watch }) {
  const games = [play.queens, play.knights];
  const boards = games.flatMap(({ board, earlier, later }) => [board, ...earlier, ...later]);
  const runs = [watch.queens, watch.knights];
  return (
    ["queens", "knights"].includes(game) &&
    ["play", "watch", "learn", "compare"].includes(mode) &&
    ["normal", "fast", "flat"].includes(speed) &&
    [null, "light", "dark"].includes(theme) &&
    rate >= RATES.least &&
    rate <= RATES.most &&
    isWhole(stop) &&
    stop < STOPS.length &&
    bookmarks.every(({ step }) => isWhole(step)) &&
    [...boards, ...runs].every(isLayout) &&
    boards.every(({ seconds }) => seconds >= 0) &&
    runs.every(({ seed, step }) => isWhole(seed) && isWhole(step))
  );
}

/** @param {Layout} layout */
const isLayout = ({ rows, columns, given, blocked }) =>
  [rows, columns, ...blocked].every(isWhole) && (given === null || isWhole(given));
