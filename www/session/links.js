/** From a link to a state of the page, as near as there is one, and back. */

import { quoted } from "../base/quoted.js";
import { EnginePanic } from "../engine/door.js";
import { checkPuzzle, checkRun, parseSquare } from "../engine/table.js";
import { layoutNamed, namedBoard } from "./boards.js";
import { toBoard, toDay, toDraft, toLesson, toRun, toScreen } from "./changes.js";
import * as compare from "./compare/index.js";
import { squareNames } from "./ids.js";
import { LESSONS, lessonCalled, namesStep, partAt } from "./lessons.js";
import { LinkError } from "./moments.js";
import { format, parse } from "./places.js";
import { boardOf, isDrafting, playedOf, puzzleOf, runOf, USUAL_SOLVERS } from "./state.js";
import { dateOf } from "./today.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("./moments.js").NamedMoment} NamedMoment */
/** @typedef {import("./places.js").NamedBoard} NamedBoard */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").WatchedRun} WatchedRun */
/**
 * @typedef {object} Opened
 * @property {State} state
 * @property {string} problem why it is not what was asked for, in a sentence, or ""
 * @property {string} [position] that is to stand on the board
 * @property {Day} [day] whose puzzle is to be shown as soon as it is known
 */
/** @typedef {import("./state.js").Screen} Screen */
/** A puzzle of a day, and the screen that it is to be seen on. @typedef {{date: string, game: GameId, screen: Screen}} Day */

/**
 * The link to what is seen: a board that is played, the moment that is watched, a lesson, the
 * comparison.
 * @param {State} state
 */
export function linkTo(state) {
  const { mode, game } = state;
  if (mode === "learn") return linkToLesson(state);
  if (mode === "compare") return format({ mode, game, ...compare.linked(state) });
  const board = namedBoard(game, boardOf(state));
  if (mode === "play" && state.screen === "home") return format({ mode: "home" });
  if (isDrafting(state)) return format({ mode: "draft", ...board });
  if (mode === "play") return linkToPlayed(playedOf(state));
  const { solver, options, seed, step } = runOf(state);
  return format({ mode, ...board, solver, options, seed, step });
}

/** The link to a part of a lesson, and to the moment that is seen there. @param {State} state */
function linkToLesson(state) {
  const { id, part, step, lock } = state.lesson;
  const shown = namesStep(partAt(state.lesson)) ? step : null;
  const at = lock === null ? "" : squareNames(boardOf(state), [lock]);
  return format({ mode: "learn", lesson: id, part: part + 1, step: shown, lock: at });
}

/**
 * The link to a position of a game.
 * @param {import("./state.js").Kept} kept
 * @param {string} position
 */
export const linkToPosition = (kept, position) =>
  format({ mode: "play", ...namedBoard(kept.game, kept), position });

/** The link to a puzzle that is kept. @param {import("./state.js").Kept} kept */
export const linkToPlayed = (kept) =>
  kept.day
    ? format({ mode: "day", date: kept.day, game: kept.game })
    : format({ mode: "play", ...namedBoard(kept.game, kept) });

/**
 * The state that shows what a link names. Where the link cannot be read, all stays as it is; where
 * it asks for what there is not, less and less of it is taken. The problem says why.
 * @param {string} hash
 * @param {State} before the settings of the page
 * @param {number} [now] the time, in milliseconds
 * @returns {Opened}
 */
export function openLink(hash, before, now = Date.now()) {
  try {
    const place = parse(hash);
    if (place.mode === "home") return openHome(dateOf(now), before);
    if (place.mode === "draft") return openDraft(place, before);
    if (place.mode === "day") return openDay(place.date ?? dateOf(now), place.game, before);
    if (place.mode === "watch") return openMoment(place, before);
    if (place.mode === "play") return openBoard(place, before);
    if (place.mode === "learn") return openLesson(place, before);
    return openComparison(place, before);
  } catch (error) {
    if (error instanceof LinkError) return { state: before, problem: error.message };
    throw error;
  }
}

/**
 * The puzzle of a day; where it is not known yet, what there is until it is.
 * @param {string} date
 * @param {GameId} game
 * @param {State} before
 * @returns {Opened}
 */
function openDay(date, game, before) {
  const state = toDay(date, game)(before);
  if (state !== before) return { state, problem: "" };
  const there = { ...before, mode: /** @type {const} */ ("play"), game };
  return { state: there, problem: "", day: { date, game, screen: "board" } };
}

/**
 * What there is to play: today's puzzle, where it is known, on the board beside it.
 * @param {string} date
 * @param {State} before
 * @returns {Opened}
 */
function openHome(date, before) {
  const { game } = before;
  const state = toScreen("home")(toDay(date, game)(before));
  if (before.days[date]) return { state, problem: "" };
  return { state, problem: "", day: { date, game, screen: "home" } };
}

/**
 * A board to be set up.
 * @param {NamedBoard} board
 * @param {State} before
 * @returns {Opened}
 */
function openDraft(board, before) {
  try {
    const state = toDraft(board.game, layoutNamed(board))(before);
    checkPuzzle(puzzleOf(state));
    return { state, problem: "" };
  } catch (error) {
    return { state: toDraft(board.game, null)(before), problem: messageOf(error) };
  }
}

/**
 * A part of a lesson, by the id of the lesson or its number.
 * @param {import("./places.js").LessonLink} link
 * @param {State} before
 * @returns {Opened}
 */
function openLesson({ lesson, part, step, lock }, before) {
  const there = { ...before, mode: /** @type {const} */ ("learn") };
  if (lesson === "") return { state: there, problem: "" };
  const found = lessonCalled(lesson) ?? LESSONS[Number(lesson) - 1];
  if (!found) return { state: there, problem: noLesson(lesson) };
  const { id, parts, title } = found.lesson;
  if (part < 1 || part > parts.length) {
    const problem = `“${title}” has ${parts.length} parts, and no part ${part}: it is shown from its beginning.`;
    return { state: toLesson({ id })(before), problem };
  }
  return openPart({ id, part: part - 1, step, lock: null }, lock, before);
}

/** @param {string} lesson */
const noLesson = (lesson) =>
  `There is no lesson ${/^\d{1,9}$/.test(lesson) ? lesson : quoted(lesson)}: choose one from All lessons.`;

/**
 * A part, at a step if it has that one.
 * @param {import("./lessons.js").LessonPlace} place
 * @param {string} lock the name of a square, or ""
 * @param {State} before
 * @returns {Opened}
 */
function openPart(place, lock, before) {
  const part = partAt(place);
  const bare = toLesson({ ...place, step: null })(before);
  if (lock && part.kind === "lab") return openLab(place, lock, bare);
  if (place.step === null || !namesStep(part)) return { state: bare, problem: "" };
  const [from, to] = part.kind === "lab" || !("stretch" in part) ? [0, Infinity] : part.stretch;
  if (place.step >= from && place.step <= to) {
    return { state: toLesson(place)(before), problem: "" };
  }
  return { state: bare, problem: `This part of the lesson goes from step ${from} to step ${to}.` };
}

/**
 * The laboratory with a queen locked.
 * @param {import("./lessons.js").LessonPlace} place
 * @param {string} lock
 * @param {State} bare
 * @returns {Opened}
 */
function openLab(place, lock, bare) {
  try {
    const square = parseSquare(boardOf(bare), lock);
    return { state: toLesson({ ...place, lock: square })(bare), problem: "" };
  } catch (error) {
    return { state: bare, problem: messageOf(error) };
  }
}

/**
 * A comparison; where it cannot be set up as the link says, that which was there last.
 * @param {Extract<import("./places.js").Place, {mode: "compare"}>} place
 * @param {State} before
 * @returns {Opened}
 */
function openComparison({ game, tab, setup }, before) {
  const there = compare.toTab(tab ?? before.compare.tab)({ ...before, game });
  try {
    return { state: setup ? compare.opened(setup)(there) : there, problem: "" };
  } catch (error) {
    return { state: there, problem: messageOf(error) };
  }
}

/**
 * @param {NamedBoard & {position?: string}} board
 * @param {State} before
 * @returns {Opened}
 */
function openBoard(board, before) {
  const { game } = board;
  try {
    const state = toBoard(game, layoutNamed(board))(before);
    checkPuzzle(puzzleOf(state));
    return { state, problem: "", ...(board.position && { position: board.position }) };
  } catch (error) {
    return { state: { ...before, mode: "play", game }, problem: messageOf(error) };
  }
}

/**
 * @param {NamedMoment} moment
 * @param {State} before
 * @returns {Opened}
 */
function openMoment(moment, before) {
  let problem = "";
  for (const attempt of [whole, first, plain, usual, bare]) {
    try {
      return { state: attempt(problem ? { ...moment, step: 0 } : moment, before), problem };
    } catch (error) {
      problem ||= messageOf(error);
    }
  }
  return { state: { ...before, mode: "watch", game: moment.game }, problem };
}

/** The sentence of an error that can be gone on from. @param {unknown} error */
function messageOf(error) {
  if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
  return error.message;
}

/**
 * All that the link asks for.
 * @param {NamedMoment} moment
 * @param {State} before
 */
function whole(moment, before) {
  const { game, solver, options, seed, step } = moment;
  const layout = layoutNamed(moment);
  // A knight that has moved has a start.
  const needsStart = game === "knights" && step > 0 && layout.squares.length === 0;
  const squares = needsStart ? [0] : layout.squares;
  /** @type {WatchedRun} */
  const run = { ...layout, squares, solver, options, seed, step };
  const state = toRun(game, run)(before);
  checkRun(puzzleOf(state), solver, options);
  return state;
}

/** @type {typeof whole} with one square of several */
const first = (moment, before) => whole({ ...moment, at: moment.at.split(/[+,]/)[0] }, before);

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
