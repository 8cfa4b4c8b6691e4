/**
 * What the person has chosen and done: everything that a reload must bring back, and nothing else.
 * Play and Watch have boards of their own, a board a game each. No DOM, no engine.
 */

import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { STOPS } from "../cards/lessons/stops.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {"play" | "watch" | "learn" | "compare"} Mode */
/** @typedef {"normal" | "fast" | "flat"} Speed */
/**
 * A board and what is given on it.
 * @typedef {object} Layout
 * @property {number} rows
 * @property {number} columns
 * @property {number | null} given the locked queen or the start, if there is one yet
 * @property {number[]} blocked squares that a knight must not visit
 * @property {boolean} closed whether a tour has to close
 */
/**
 * What has been done by hand on a board.
 * @typedef {object} Played
 * @property {string} record the moves that stand, as text
 * @property {string} undone the moves taken back that can be made again, the next one first
 * @property {number} seconds the time played
 */
/** @typedef {Layout & Played} PlayBoard */
/**
 * A game played by hand: its board, and those that it had before and after it.
 * @typedef {object} PlayedGame
 * @property {PlayBoard} board
 * @property {PlayBoard[]} earlier boards that Undo goes back to, the last one first to come back
 * @property {PlayBoard[]} later boards that Redo goes on to, the next one first
 */
/**
 * A solver and how it is asked to solve.
 * @typedef {object} Chosen
 * @property {string} solver
 * @property {string} options as in a link: `rows=fewest&squares=random`
 * @property {number} seed for solvers that choose at random
 */
/** @typedef {Layout & Chosen & {step: number}} WatchedRun a run and the step at which it stands */
/** A step of a run that a person marked; the run by its link, at step 0. @typedef {{run: string, step: number}} Bookmark */
/**
 * @typedef {object} State
 * @property {GameId} game
 * @property {Mode} mode
 * @property {Record<GameId, PlayedGame>} play
 * @property {Record<GameId, WatchedRun>} watch
 * @property {boolean} free
 * @property {Record<GameId, boolean>} warn whether to say that a position can't be completed
 * @property {boolean} hints
 * @property {Speed} speed
 * @property {number} rate steps per second at Normal, a thousandth of those at Fast
 * @property {"light" | "dark" | null} theme null follows the system
 * @property {number} stop of the guided walk
 * @property {boolean} about whether the solver's story is read, and not its code
 * @property {boolean} letters whether keys of a single letter do anything
 * @property {Bookmark[]} bookmarks in the order in which they were set
 */

/** The solvers that a person meets first. @type {Record<GameId, string>} */
export const USUAL_SOLVERS = { queens: "forward-checking", knights: "warnsdorff" };

/** The slowest and the fastest rate. */
export const RATES = { least: 0.5, most: 60 };

/** A board on which nothing is given. */
export const NOTHING_GIVEN = { given: null, blocked: [] };

/** Nothing done by hand yet. @type {Played} */
export const NOT_PLAYED = { record: "", undone: "", seconds: 0 };

/** @type {Layout} */
const EMPTY = { rows: 8, columns: 8, ...NOTHING_GIVEN, closed: false };

/** @returns {State} */
export const initialState = () => ({
  game: "queens",
  mode: "play",
  play: { queens: newGame(), knights: newGame() },
  watch: { queens: newRun("queens"), knights: newRun("knights") },
  free: false,
  warn: { queens: false, knights: true },
  hints: true,
  speed: "normal",
  rate: 2,
  theme: null,
  stop: 0,
  about: false,
  letters: true,
  bookmarks: [],
});

/** @returns {PlayedGame} */
const newGame = () => ({ board: { ...EMPTY, ...NOT_PLAYED }, earlier: [], later: [] });

/** @param {GameId} game @returns {WatchedRun} */
const newRun = (game) => ({
  ...EMPTY,
  solver: USUAL_SOLVERS[game],
  options: "",
  seed: 0,
  step: 0,
});

/**
 * The game that is seen: on the guided walk that of the stop.
 * @param {State} state
 */
export const gameOf = ({ mode, stop, game }) => (mode === "learn" ? STOPS[stop].moment.game : game);

/**
 * The game that is played by hand.
 * @param {State} state
 */
export const playedGameOf = (state) => state.play[state.game];

/**
 * The run that is watched: on the guided walk that of the stop.
 * @param {State} state
 */
export const runOf = (state) =>
  state.mode === "learn" ? runTo(STOPS[state.stop].moment) : state.watch[state.game];

/**
 * The board that is seen.
 * @param {State} state
 * @returns {Layout}
 */
export const boardOf = (state) =>
  state.mode === "play" ? playedGameOf(state).board : runOf(state);

/**
 * The run that comes to a moment.
 * @param {Moment} moment
 * @returns {WatchedRun}
 */
export function runTo({ game: _, squares, ...run }) {
  return { ...run, given: squares[0] ?? null };
}

/**
 * The layout of a board, and nothing else of it.
 * @param {Layout} board
 * @returns {Layout}
 */
export const layoutOf = ({ rows, columns, given, blocked, closed }) => ({
  rows,
  columns,
  given,
  blocked,
  closed,
});

/**
 * The puzzle that is seen in a few words: `8 × 8, c5 locked`.
 * @param {State} state
 */
export function puzzleWords(state) {
  const { rows, columns, given, closed } = boardOf(state);
  const size = `${rows.toLocaleString("en")} × ${columns.toLocaleString("en")}`;
  if (given === null) return size;
  const square = squareName({ rows }, place({ rows, columns }, given));
  if (gameOf(state) === "queens") return `${size}, ${square} locked`;
  return `${size} from ${square}${closed ? ", closed" : ""}`;
}

/**
 * The puzzle that is seen.
 * @param {State} state
 * @returns {Puzzle}
 */
export function puzzleOf(state) {
  const { rows, columns, given, blocked, closed } = boardOf(state);
  const squares = given === null ? [] : [given];
  return { game: gameOf(state), rows, columns, squares, blocked, closed };
}
