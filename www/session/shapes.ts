/** Whether what was read is what was written: the same properties, of the same types, in range. */

import type { GameId } from "../engine/engine.ts";
import type { Draft } from "./draft.ts";
import { firstId, idOf } from "./ids.ts";
import { isLessonPlace } from "./lessons.ts";
import type { Places, Settings } from "./saved.ts";
import {
  initialState,
  type Kept,
  type Layout,
  layoutOf,
  newGame,
  RATES,
  type Solve,
} from "./state.ts";
import { isDate } from "./today.ts";
import type { FreePlay } from "./wish.ts";

const LAYOUT: Layout = { rows: 1, columns: 1, squares: [0], blocked: [0], closed: false };

const SOLVE: Solve = {
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

/** Whether two values have the same properties of the same types; null in the model is any leaf. */
function sameShape(value: unknown, model: unknown): boolean {
  if (model === null) return value === null || typeof value !== "object";
  if (typeof model !== "object") return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((v) => sameShape(v, model[0]));
  const [have, want] = [Object.entries(value), Object.keys(model)];
  const parts = model as Record<string, unknown>;
  return (
    have.length === want.length &&
    have.every(([key, v]) => Object.hasOwn(parts, key) && sameShape(v, parts[key]))
  );
}

export const isWhole = (n: unknown): n is number =>
  typeof n === "number" && Number.isInteger(n) && n >= 0;

const isAmount = (n: unknown): n is number => typeof n === "number" && Number.isFinite(n) && n >= 0;

export const isGameId = (text: unknown): text is GameId => text === "queens" || text === "knights";

const isText = (value: unknown) => value === null || typeof value === "string";

function isLayout({ rows, columns, squares, blocked }: Layout) {
  const count = rows * columns;
  const isSquare = (square: number) => isWhole(square) && square < count;
  return [rows, columns].every(isWhole) && [...squares, ...blocked].every(isSquare);
}

export function isSettings(read: any): read is Settings {
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
    bookmarks.every(({ step }: { step: number }) => isWhole(step)) &&
    runs.every(isLayout) &&
    runs.every(({ seed, step }) => isWhole(seed) && isWhole(step))
  );
}

const isDraft = ({ layout, earlier, later }: Draft) =>
  [layout, ...earlier, ...later].every(isLayout);

const isWish = ({ rows, columns, locks, blocked, grade }: FreePlay) =>
  [rows, columns, locks, blocked].every(isWhole) &&
  ["easy", "medium", "hard", "expert"].includes(grade);

export const isPlace = (read: any): read is Places =>
  sameShape(read, {
    seen: { queens: "", knights: "" },
    back: { queens: [""], knights: [""] },
    on: { queens: [""], knights: [""] },
  });

/** Whether these are parts of lessons; some may be of lessons that there are no longer. */
export const isLearned = (read: any): read is string[] =>
  Array.isArray(read) && read.every((mark) => typeof mark === "string");

export function isKept(read: any): read is Kept {
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

/** Whether it is a board of its game, which the name of queens does not tell. */
const isBoardOf = ({ game, rows, columns, blocked, closed }: Kept) =>
  game === "knights" || (rows === columns && blocked.length === 0 && !closed);

/** Whether a game is called what its puzzle is called. */
const isNamed = ({ id, game, day, ...kept }: Kept) =>
  day === null
    ? firstId(id) === idOf(game, layoutOf(kept))
    : isDate(day) && firstId(id) === `day/${day}/${game}`;

export function isSolve(read: any): read is Solve {
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
