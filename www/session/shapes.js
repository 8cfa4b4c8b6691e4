/** Whether what was read is what was written: the same properties, of the same types, in range. */

import { firstId, idOf } from "./ids.js";
import { isLessonPlace } from "./lessons.js";
import { initialState, layoutOf, newGame, RATES } from "./state.js";
import { isDate } from "./today.js";

/** @typedef {import("./saved.js").Places} Places */
/** @typedef {import("./saved.js").Settings} Settings */
/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").Layout} Layout */
/** @typedef {import("./state.js").Solve} Solve */

/** @type {Layout} */
const LAYOUT = { rows: 1, columns: 1, squares: [0], blocked: [0], closed: false };

/** @type {Solve} */
const SOLVE = {
  ...{ id: "", game: "queens", rows: 1, columns: 1, at: "", blocked: 0, closed: false },
  ...{ grade: null, day: null, on: "", ended: 0, inTime: false, seconds: 0, moves: 0, hints: 0 },
  ...{ position: "", kinds: null },
};

const KINDS = { closed: false, symmetric: "", semiMagic: false, magic: false };

/** Settings with one entry in each list, which the others are like; comparisons are read as links. */
function modelSettings() {
  const { play: _, days: __, solves: ___, solvesAside: ____, watch, ...settings } = initialState();
  const { resets: _____, learned: ______, compare: _______, ...rest } = settings;
  const run = { ...watch.queens, ...LAYOUT };
  const bookmarks = [{ run: "", step: 0 }];
  const draft = { layout: LAYOUT, earlier: [LAYOUT], later: [LAYOUT] };
  return {
    ...{ ...rest, bookmarks, hintsSeen: [""] },
    ...{ watch: { queens: run, knights: run }, drafts: { queens: draft, knights: draft } },
  };
}

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
    have.every(([key, v]) => Object.hasOwn(parts, key) && sameShape(v, parts[key]))
  );
}

/** @param {unknown} n @returns {n is number} */
export const isWhole = (n) => typeof n === "number" && Number.isInteger(n) && n >= 0;

/** @param {unknown} n @returns {n is number} */
const isAmount = (n) => typeof n === "number" && Number.isFinite(n) && n >= 0;

/** @param {unknown} text @returns {text is GameId} */
export const isGameId = (text) => text === "queens" || text === "knights";

/** @param {unknown} value */
const isText = (value) => value === null || typeof value === "string";

/** @param {Layout} layout */
function isLayout({ rows, columns, squares, blocked }) {
  const count = rows * columns;
  const isSquare = (/** @type {number} */ square) => isWhole(square) && square < count;
  return [rows, columns].every(isWhole) && [...squares, ...blocked].every(isSquare);
}

/** @param {any} read @returns {read is Settings} */
export function isSettings(read) {
  const { compare: _, ...plain } = read;
  if (!sameShape(plain, modelSettings())) return false;
  const { game, mode, speed, theme, rate, lesson, bookmarks, watch, pen } = read;
  const { screen, drafts, wishes } = read;
  const runs = [watch.queens, watch.knights];
  return (
    isGameId(game) &&
    ["play", "watch", "learn", "compare"].includes(mode) &&
    ["normal", "fast", "flat"].includes(speed) &&
    [null, "light", "dark"].includes(theme) &&
    ["piece", "cross"].includes(pen) &&
    ["home", "board", "draft"].includes(screen) &&
    [drafts.queens, drafts.knights].every(isDraft) &&
    [wishes.queens, wishes.knights].every(isWish) &&
    rate >= RATES.least &&
    rate <= RATES.most &&
    isWhole(lesson.part) &&
    isLessonPlace(lesson) &&
    [lesson.step, lesson.lock].every((number) => number === null || isWhole(number)) &&
    bookmarks.every((/** @type {{step: number}} */ { step }) => isWhole(step)) &&
    runs.every(isLayout) &&
    runs.every(({ seed, step }) => isWhole(seed) && isWhole(step))
  );
}

/** @param {import("./draft.js").Draft} draft */
const isDraft = ({ layout, earlier, later }) => [layout, ...earlier, ...later].every(isLayout);

/** @param {import("./wish.js").FreePlay} wish */
const isWish = ({ rows, columns, locks, blocked, grade }) =>
  [rows, columns, locks, blocked].every(isWhole) &&
  ["easy", "medium", "hard", "expert"].includes(grade);

/** @param {any} read @returns {read is Places} */
export const isPlace = (read) =>
  sameShape(read, {
    seen: { queens: "", knights: "" },
    back: { queens: [""], knights: [""] },
    on: { queens: [""], knights: [""] },
  });

/** Whether these are parts of lessons; some may be of lessons that there are no longer. @param {any} read @returns {read is string[]} */
export const isLearned = (read) =>
  Array.isArray(read) && read.every((mark) => typeof mark === "string");

/** @param {any} read @returns {read is Kept} */
export function isKept(read) {
  if (read === null || typeof read !== "object" || !isGameId(read.game)) return false;
  const { solved, mark, day, grade, ...rest } = read;
  const { solved: _, mark: __, day: ___, grade: ____, ...model } = newGame(read.game, LAYOUT);
  return (
    sameShape(rest, model) &&
    [mark, day, grade].every(isText) &&
    isLayout(read) &&
    [read.seconds, read.begun, read.changed].every(isAmount) &&
    isWhole(read.hints) &&
    isNamed(read) &&
    isBoardOf(read) &&
    (solved === null || isSolve(solved))
  );
}

/** Whether it is a board of its game, which the name of queens does not tell. @param {Kept} kept */
const isBoardOf = ({ game, rows, columns, blocked, closed }) =>
  game === "knights" || (rows === columns && blocked.length === 0 && !closed);

/** Whether a game is called what its puzzle is called. @param {Kept} kept */
const isNamed = ({ id, game, day, ...kept }) =>
  day === null
    ? firstId(id) === idOf(game, layoutOf(kept))
    : isDate(day) && firstId(id) === `day/${day}/${game}`;

/** @param {any} read @returns {read is Solve} */
export function isSolve(read) {
  if (read === null || typeof read !== "object" || !sameShape({ ...read, kinds: null }, SOLVE)) {
    return false;
  }
  const { game, rows, columns, grade, day, on, ended, seconds, moves, hints, kinds } = read;
  return (
    isGameId(game) &&
    [rows, columns, moves, hints].every(isWhole) &&
    [ended, seconds].every(isAmount) &&
    [grade, day].every(isText) &&
    isDate(on) &&
    (kinds === null || sameShape(kinds, KINDS))
  );
}
