/** What a person can do: each thing makes a new state of the one there is. */

import { same } from "../base/same.js";
import { compared, toTab } from "./compare/index.js";
import { edited } from "./draft.js";
import { idOf, namesOf, squareNames } from "./ids.js";
import { LESSONS, toLesson } from "./lessons.js";
import { ascending, toBoard, withBoard, withKept, withSeen } from "./playing.js";
import {
  boardOf,
  EMPTY,
  gameOf,
  initialState,
  isDrafting,
  layoutOf,
  NOTHING_GIVEN,
  newGame,
  playedOf,
  runTo,
} from "./state.js";

export { compared, toTab } from "./compare/index.js";
export { atLessonStep, toLesson, toPartBy } from "./lessons.js";
export {
  discard,
  layoutOfDay,
  learned,
  moved,
  played,
  redo,
  solved,
  toBoard,
  toDay,
  toKept,
  toWantedDay,
  undo,
} from "./playing.js";

/** @typedef {import("./state.js").Chosen} Chosen */
/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Layout} Layout */
/** @typedef {import("./state.js").Mode} Mode */
/** @typedef {import("./state.js").Moment} Moment */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").WatchedRun} WatchedRun */
/** @typedef {import("./draft.js").Edit} Edit */
/** @typedef {import("./state.js").Screen} Screen */
/** @typedef {import("./wish.js").FreePlay} FreePlay */
/** @typedef {(state: State) => State} Change */

const PLAY = /** @type {const} */ ("play");
const DRAFT = /** @type {const} */ ("draft");

// ---- where to be --------------------------------------------------------------------

/**
 * Another game; in Learn its first lesson.
 * @param {GameId} game
 * @returns {Change}
 */
export const toGame = (game) => (state) => {
  if (state.mode !== "learn") return { ...state, game };
  const of = (/** @type {string} */ id) => gameOf(toLesson({ id })(state));
  const first = LESSONS.find(({ lesson }) => of(lesson.id) === game);
  return first ? toLesson({ id: first.lesson.id })(state) : state;
};

/**
 * A race, seen.
 * @param {GameId} game
 * @param {import("./compare/race.js").Race} race
 * @returns {Change}
 */
export const toRace = (game, race) => (state) =>
  compared("race", race)(toTab("race")({ ...state, game }));

/** @param {Mode} mode @returns {Change} */
export const toMode = (mode) => (state) => ({ ...state, mode });

/** A screen of Play. @param {Screen} screen @returns {Change} */
export const toScreen = (screen) => (state) => ({ ...state, mode: "play", screen });

/**
 * A board that is set up, opened: the one there is, or as a link lays it.
 * @param {GameId} game
 * @param {Layout | null} layout
 * @returns {Change}
 */
export const toDraft = (game, layout) => (state) => {
  const there = { ...state, game, mode: PLAY, screen: DRAFT };
  const draft = there.drafts[game];
  return layout === null || same(draft.layout, layout) ? there : drafted(edited(layout))(there);
};

/** Changes the board that is set up. @param {Edit} edit @returns {Change} */
export const drafted = (edit) => (state) => {
  const draft = edit(state.drafts[state.game]);
  return { ...state, drafts: { ...state.drafts, [state.game]: draft } };
};

/** Plays the board that is set up. @type {Change} */
export const playDraft = (state) => toBoard(state.game, state.drafts[state.game].layout)(state);

/** What puzzle is wished for. @param {Partial<FreePlay>} wish @returns {Change} */
export const wished = (wish) => (state) => {
  const now = { ...state.wishes[state.game], ...wish };
  return { ...state, wishes: { ...state.wishes, [state.game]: now } };
};

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
 * The board watched, to be played on by hand. Moves that were made on it before can be undone to.
 * @param {number[]} squares of the pieces that stand, in the order of the moves
 * @returns {Change}
 */
export const playThis = (squares) => (state) => {
  const layout = layoutOf(boardOf(state));
  const there = withBoard({ ...state, mode: "play" }, layout);
  const { record } = playedOf(there);
  if (!record) return withKept(there, { record: namesOf(layout, squares).join(" "), undone: "" });
  return withKept(there, { record: `${record} =${squareNames(layout, squares)}`, undone: "" });
};

/** An empty board, or a lesson's own, where the one there is cannot be. @type {Change} */
export function startOver(state) {
  const { mode, game, lesson } = state;
  const { drafts, watch } = initialState();
  if (isDrafting(state)) return { ...state, drafts: { ...state.drafts, [game]: drafts[game] } };
  if (mode === "play") return withBoard(state, EMPTY);
  return mode === "learn" ? toLesson({ id: lesson.id })(state) : withRun(state, watch[game]);
}

// ---- the board that is seen ---------------------------------------------------------

/**
 * Lays the board anew: in Play so that it can be undone, in Watch with the run at its start. A
 * puzzle that was begun before is gone on with.
 * @param {Partial<Layout>} layout what is different
 * @returns {Change}
 */
export const laid = (layout) => (state) =>
  state.mode === "play"
    ? withBoard(state, { ...layoutOf(playedOf(state)), ...layout })
    : withRunAnew(state, layout);

/**
 * Locks queens, or puts the knight on its start.
 * @param {...number} squares
 */
export const give = (...squares) => laid({ squares: ascending(squares) });

/** Takes all that is given and blocked off the board. */
export const clear = laid(NOTHING_GIVEN);

/** Puts the run back to its start. @type {Change} */
export const restart = (state) => reached(0)(state);

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
  return laid({ blocked: ascending(now) })(state);
};

/**
 * Whether a tour has to close. The moves made by hand stand either way, unless others were made on
 * the other puzzle.
 * @param {boolean} closed
 * @returns {Change}
 */
export const close = (closed) => (state) => {
  if (state.mode !== "play") return withRunAnew(state, { closed });
  const now = playedOf(state);
  if (now.closed === closed) return state;
  const layout = { ...layoutOf(now), closed };
  const other = state.play.games[idOf(state.game, layout)];
  const stays = other && !now.record.startsWith(other.record);
  const { record, undone, seconds, hints, mark, tries, begun, changed } = now;
  const done = { record, undone, seconds, hints, mark, tries, begun, changed };
  return withSeen(state, stays ? other : newGame(state.game, layout, done));
};

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
