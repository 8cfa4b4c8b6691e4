/** Whether what was read is what was written: the same properties, of the same types, in range. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { isPuzzle } from "./boards.ts";
import { firstId, idOf, squareNames, squaresNamed } from "./ids.ts";
import { isLessonPlace } from "./lessons.ts";
import { isWhole } from "./options.ts";
import { layoutOfDay } from "./playing.ts";
import {
  type Daily,
  EMPTY,
  initialState,
  type Kept,
  type Layout,
  layoutOf,
  newGame,
  RATES,
  type Solve,
} from "./state.ts";
import { isDate } from "./today.ts";

const LAYOUT: Layout = { rows: 1, columns: 1, squares: [0], blocked: [0], closed: false };

const SOLVE: Solve = {
  ...{ id: "", game: "queens", rows: 1, columns: 1, at: "", blocked: 0, closed: false },
  ...{ grade: null, day: null, on: "", ended: 0, inTime: false, seconds: 0, moves: 0, hints: 0 },
  ...{ position: "", kinds: null },
};

const DAY: Daily = {
  ...{ date: "", version: 0, queens: { size: "", at: [""], grade: "" } },
  knights: { size: "", at: [""], closed: false, blocked: [""], grade: "" },
};

/** The largest side of a board that is played by hand. */
const LARGEST = 64;
/** No game takes longer than a century, in seconds, and no clock shows more milliseconds. */
const LONGEST = 100 * 366 * 24 * 60 * 60;
const LATEST = 8_640_000_000_000_000;

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

const isUpTo =
  (most: number): ((n: unknown) => n is number) =>
  (n): n is number =>
    typeof n === "number" && n >= 0 && n <= most;

const isDuration = isUpTo(LONGEST);
const isTime = isUpTo(LATEST);

const oneOf =
  (...words: unknown[]) =>
  (value: unknown) =>
    words.includes(value);

const isGrade = oneOf("easy", "medium", "hard", "expert");

export const isGameId = (text: unknown): text is GameId => text === "queens" || text === "knights";

function isLayout({ rows, columns, squares, blocked }: Layout) {
  const isSquare = (square: number) => isWhole(square) && square < rows * columns;
  return (
    [rows, columns].every((side) => isWhole(side) && side > 0) &&
    [squares, blocked].every((all) => all.every(isSquare) && new Set(all).size === all.length)
  );
}

/** Whether there is such a board, and the rules accept what is given on it. */
const isSetup = (game: GameId, layout: Layout) => isLayout(layout) && isPuzzle(game, layout);

const isPlayable = (game: GameId, layout: Layout) =>
  Math.max(layout.rows, layout.columns) <= LARGEST && isSetup(game, layout);

// ---- settings -----------------------------------------------------------------------------

/**
 * What makes sense of a setting of the right shape; of two games each on its own, of a list each entry.
 */
const FITS: Record<string, (value: any, game: GameId) => boolean> = {
  game: isGameId,
  mode: oneOf("play", "watch", "learn", "compare"),
  speed: oneOf("normal", "fast", "flat"),
  theme: oneOf(null, "light", "dark"),
  pen: oneOf("piece", "cross"),
  screen: oneOf("home", "board", "draft"),
  rate: (rate) => rate >= RATES.least && rate <= RATES.most,
  lesson: ({ step, lock, ...place }) =>
    isWhole(place.part) &&
    isLessonPlace(place) &&
    [step, lock].every((n) => n === null || isWhole(n)),
  bookmarks: ({ step }) => isWhole(step),
  drafts: ({ layout, earlier, later }, game) =>
    isSetup(game, layout) && [...earlier, ...later].every(isLayout),
  wishes: ({ rows, columns, locks, blocked, grade }) =>
    [rows, columns, locks, blocked].every(isWhole) && isGrade(grade),
  watch: ({ seed, step, ...layout }, game) =>
    [seed, step].every(isWhole) && isSetup(game, layoutOf(layout)),
};

const PLACES = {
  seen: { queens: "", knights: "" },
  back: { queens: [""], knights: [""] },
  on: { queens: [""], knights: [""] },
};

const isObject = (value: unknown): value is Record<string, any> =>
  value !== null && typeof value === "object";

/**
 * The part of what was read that is of use, with what is usual in place of the rest.
 * @param game that it is of
 */
function usable(
  value: any,
  model: any,
  usual: any,
  fits: (value: any, game: GameId) => boolean,
  game: GameId = "queens",
): any {
  const isFine = (one: any, like: any) => sameShape(one, like) && fits(one, game);
  if (isObject(model) && "queens" in model && isObject(value)) {
    const of = (id: GameId) => usable(value[id], model[id], usual[id], fits, id);
    return { queens: of("queens"), knights: of("knights") };
  }
  if (Array.isArray(model) && Array.isArray(value)) return value.filter((v) => isFine(v, model[0]));
  return isFine(value, model) ? value : usual;
}

/** Parts of what was read, each usable or as usual, and those that are not as they were read. */
function usableParts(
  read: Record<string, any>,
  models: Record<string, any>,
  usual: Record<string, any>,
) {
  const parts: Record<string, any> = {};
  const spoilt: Record<string, any> = {};
  for (const [name, model] of Object.entries(models)) {
    parts[name] = usual[name];
    // What is new since is as it is at first.
    if (!Object.hasOwn(read, name)) continue;
    parts[name] = usable(read[name], model, usual[name], FITS[name] ?? (() => true));
    if (!isSame(parts[name], read[name])) spoilt[name] = read[name];
  }
  return { parts, spoilt };
}

/** Whether two plain values say the same, however deep the second is. */
const isSame = (one: any, other: any): boolean =>
  isObject(one) && isObject(other)
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.keys(one).every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    : one === other;

/** The settings that were read, each on its own, but for what is compared. */
export function usableSettings(read: Record<string, any>) {
  return usableParts(read, modelSettings(), initialState());
}

/** Which boards are seen, and lie before and after, each on its own. */
export function usablePlaces(read: unknown) {
  return usableParts(isObject(read) ? read : {}, PLACES, initialState().play);
}

// ---- what was played and solved -------------------------------------------------------------

export function isKept(read: any): read is Kept {
  if (!isObject(read) || !isGameId(read.game)) return false;
  const { solved, mark, day, grade, ...rest } = read;
  const { solved: _, mark: __, day: ___, grade: ____, ...model } = newGame(read.game, LAYOUT);
  return (
    sameShape(rest, model) &&
    (mark === null || typeof mark === "string") &&
    (day === null || typeof day === "string") &&
    (grade === null || isGrade(grade)) &&
    isPlayable(read.game, layoutOf(read as any)) &&
    isDuration(read.seconds) &&
    [read.begun, read.changed].every(isTime) &&
    isWhole(read.hints) &&
    isNamed(read as any) &&
    isBoardOf(read as any) &&
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
  if (!isObject(read) || !sameShape({ ...read, kinds: null }, SOLVE)) return false;
  const { game, rows, columns, at, blocked, grade, day, on, ended, seconds } = read;
  const { moves, hints, position, kinds } = read;
  return (
    isGameId(game) &&
    isPlayable(game, { ...EMPTY, rows, columns }) &&
    [at, position].every((names) => areSquares({ rows, columns }, names)) &&
    [blocked, moves, hints].every(isWhole) &&
    isTime(ended) &&
    isDuration(seconds) &&
    (grade === null || isGrade(grade)) &&
    (day === null || isDate(day)) &&
    isDate(on) &&
    (kinds === null || sameShape(kinds, KINDS))
  );
}

/** Whether squares of a board are named: `a5+d3`. */
function areSquares(size: { rows: number; columns: number }, text: string) {
  const squares = squaresNamed(size, text.split("+").filter(Boolean));
  return (
    squares.every((square) => isWhole(square) && square < size.rows * size.columns) &&
    squareNames(size, squares) === text
  );
}

/** Whether all squares of a day's puzzle are on its board. */
function areNamed(day: Daily, game: GameId) {
  const { rows, columns } = layoutOfDay(day, game);
  const { blocked } = game === "queens" ? { blocked: [] } : day.knights;
  return [day[game].at, blocked].every((names) => areSquares({ rows, columns }, names.join("+")));
}

/** Whether these are the puzzles of a date, and the rules accept them. */
export const isDaily = (date: string, day: any): day is Daily =>
  isDate(date) &&
  sameShape(day, DAY) &&
  day.date === date &&
  isWhole(day.version) &&
  (["queens", "knights"] as const).every(
    (game) =>
      isGrade(day[game].grade) &&
      /^[1-9]\d?x[1-9]\d?$/.test(day[game].size) &&
      areNamed(day, game) &&
      isPlayable(game, layoutOfDay(day, game)),
  );
