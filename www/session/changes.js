/** What a person can do: each thing makes a new state of the one there is. */

import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { STOPS } from "../cards/lessons/stops.js";
import {
  boardOf,
  initialState,
  layoutOf,
  NOT_PLAYED,
  NOTHING_GIVEN,
  playedGameOf,
  runTo,
} from "./state.js";

/** @typedef {import("./state.js").Chosen} Chosen */
/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Layout} Layout */
/** @typedef {import("./state.js").Mode} Mode */
/** @typedef {import("./state.js").Moment} Moment */
/** @typedef {import("./state.js").Played} Played */
/** @typedef {import("./state.js").PlayedGame} PlayedGame */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").WatchedRun} WatchedRun */
/** @typedef {(state: State) => State} Change */

/** So many boards can be gone back to. */
const MOST_EARLIER = 100;

/** Whether two plain values say the same. @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// ---- where to be --------------------------------------------------------------------

/**
 * Another game; on the guided walk its first stop.
 * @param {GameId} game
 * @returns {Change}
 */
export const toGame = (game) => (state) =>
  state.mode === "learn"
    ? { ...state, stop: STOPS.findIndex(({ moment }) => moment.game === game) }
    : { ...state, game };

/** @param {Mode} mode @returns {Change} */
export const toMode = (mode) => (state) => ({ ...state, mode });

/**
 * A stop of the guided walk.
 * @param {number} stop
 * @returns {Change}
 */
export const toStop = (stop) => (state) => ({ ...state, mode: "learn", stop });

/**
 * A moment, opened in Watch.
 * @param {Moment} moment
 * @returns {Change}
 */
export const toMoment = (moment) => toRun(moment.game, runTo(moment));

/**
 * A run, opened in Watch.
 * @param {GameId} game
 * @param {WatchedRun} run
 * @returns {Change}
 */
export const toRun = (game, run) => (state) => withRun({ ...state, mode: "watch", game }, run);

/** The board played by hand, to be watched. @type {Change} */
export const watchThis = (state) =>
  withRunAnew({ ...state, mode: "watch" }, layoutOf(boardOf(state)));

/**
 * The board watched, to be played on by hand.
 * @param {number[]} squares of the pieces that stand, in the order of the moves
 * @returns {Change}
 */
export const playThis = (squares) => (state) => {
  const layout = layoutOf(boardOf(state));
  const name = (/** @type {number} */ square) => squareName(layout, place(layout, square));
  const board = { ...layout, ...NOT_PLAYED, record: squares.map(name).join(" ") };
  return withNewBoard({ ...state, mode: "play" }, board);
};

/** An empty board, where the one there is cannot be. @type {Change} */
export const startOver = (state) => {
  const { play, watch } = initialState();
  return state.mode === "play"
    ? withNewBoard(state, play[state.game].board)
    : withRun(state, watch[state.game]);
};

// ---- the board that is seen ---------------------------------------------------------

/**
 * Lays the board anew: in Play so that it can be undone, in Watch with the run at its start.
 * @param {Partial<Layout>} layout what is different
 * @returns {Change}
 */
export const laid = (layout) => (state) =>
  state.mode === "play"
    ? withNewBoard(state, { ...playedGameOf(state).board, ...NOT_PLAYED, ...layout })
    : withRunAnew(state, layout);

/** Locks the first queen, or puts the knight on its start. @param {number} given */
export const give = (given) => laid({ given });

/** Takes all that is given and blocked off the board. */
export const clear = laid(NOTHING_GIVEN);

/** Takes all moves back at once. In Watch the run goes back to its start. @type {Change} */
export const restart = (state) => (state.mode === "play" ? laid({})(state) : reached(0)(state));

/** @param {number} rows @param {number} columns */
export const resize = (rows, columns) => laid({ rows, columns, ...NOTHING_GIVEN });

/**
 * Blocks a square, or opens it again.
 * @param {number} square
 * @returns {Change}
 */
export const block = (square) => (state) => {
  const { blocked } = boardOf(state);
  const others = blocked.filter((other) => other !== square);
  const now = others.length < blocked.length ? others : [...blocked, square];
  return laid({ blocked: now.toSorted((a, b) => a - b) })(state);
};

/**
 * Whether a tour has to close. The moves made by hand stand either way.
 * @param {boolean} closed
 * @returns {Change}
 */
export const close = (closed) => (state) =>
  state.mode === "play"
    ? withGame(state, { board: { ...playedGameOf(state).board, closed } })
    : withRunAnew(state, { closed });

// ---- playing by hand ----------------------------------------------------------------

/**
 * What has been done by hand, and how long it took.
 * @param {Played} done
 * @returns {Change}
 */
export const played = (done) => (state) => {
  const { board } = playedGameOf(state);
  const now = { ...board, ...done };
  return same(now, board) ? state : withGame(state, { board: now });
};

/** A move was made: nothing that was undone can be done again. @type {Change} */
export const moved = (state) => withGame(state, { later: [] });

/** Back to the board that was laid anew, if one was. @type {Change} */
export function undo(state) {
  const { board, earlier, later } = playedGameOf(state);
  const before = earlier.at(-1);
  if (!before) return state;
  return withGame(state, {
    board: before,
    earlier: earlier.slice(0, -1),
    later: [board, ...later],
  });
}

/** On to the board that `undo` went back from. @type {Change} */
export function redo(state) {
  const { board, earlier, later } = playedGameOf(state);
  const [after, ...rest] = later;
  if (!after) return state;
  return withGame(state, { board: after, earlier: [...earlier, board], later: rest });
}

/**
 * A board to play on that a link names: the one there is, with its moves, if it is that; the
 * nearest one before or after it, if there is one; or else a new one.
 * @param {GameId} game
 * @param {Layout} layout
 * @returns {Change}
 */
export const toBoard = (game, layout) => (state) => {
  const there = { ...state, game, mode: /** @type {const} */ ("play") };
  const { board, earlier, later } = playedGameOf(there);
  const isIt = (/** @type {Layout} */ other) => same(layoutOf(other), layoutOf(layout));
  if (isIt(board)) return there;
  const back = earlier.toReversed().findIndex(isIt);
  if (back >= 0) return repeated(undo, back + 1)(there);
  const forth = later.findIndex(isIt);
  if (forth >= 0) return repeated(redo, forth + 1)(there);
  return withNewBoard(there, { ...layout, ...NOT_PLAYED });
};

/** @param {Change} change @param {number} times @returns {Change} */
const repeated = (change, times) => (state) =>
  Array(times)
    .fill(change)
    .reduce((state, change) => change(state), state);

// ---- watching -----------------------------------------------------------------------

/** @param {Chosen} chosen @returns {Change} */
export const choose = (chosen) => (state) => withRunAnew(state, chosen);

/**
 * The run came to stand at a step.
 * @param {number} step
 * @returns {Change}
 */
export const reached = (step) => (state) => {
  const run = state.watch[state.game];
  return run.step === step ? state : withRun(state, { step });
};

// ---- parts of the state ---------------------------------------------------------------

/**
 * @param {State} state
 * @param {Partial<PlayedGame>} change of the game played by hand
 * @returns {State}
 */
const withGame = (state, change) => ({
  ...state,
  play: { ...state.play, [state.game]: { ...playedGameOf(state), ...change } },
});

/**
 * Another board to play on, after which the one there was can be brought back.
 * @param {State} state
 * @param {PlayedGame["board"]} board
 * @returns {State}
 */
function withNewBoard(state, board) {
  const { board: before, earlier } = playedGameOf(state);
  if (same({ ...before, seconds: 0 }, board)) return state;
  // A new beginning, as a move is: what was undone on the board before is given up.
  const kept = [...earlier, { ...before, undone: "" }].slice(-MOST_EARLIER);
  return withGame(state, { board, earlier: kept, later: [] });
}

/**
 * Another run, at its start; the one there is where nothing is different.
 * @param {State} state
 * @param {Partial<Layout & Chosen>} change
 */
function withRunAnew(state, change) {
  const run = state.watch[state.game];
  return same({ ...run, ...change }, run) ? state : withRun(state, { ...change, step: 0 });
}

/**
 * @param {State} state
 * @param {Partial<WatchedRun>} change of the run watched
 * @returns {State}
 */
const withRun = (state, change) => ({
  ...state,
  watch: { ...state.watch, [state.game]: { ...state.watch[state.game], ...change } },
});
