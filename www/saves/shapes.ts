/** Schemas of saved data: exact properties, types and ranges. */

import type { Check } from "../content/lessons/lesson.ts";
import { isOwnPosition, questionsDrawn, questionsIn } from "../content/rounds.ts";
import type { Size } from "../core/geometry.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import {
  type Guard,
  isBoolean,
  isObject,
  isString,
  isWhole,
  isWithin,
  listOf,
  oneOf,
  orNull,
  shaped,
} from "../core/guards.ts";
import { omit } from "../core/objects.ts";
import { isDate } from "../core/today.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { isDraftable, isPuzzle } from "../routes/boards.ts";
import { isText } from "../routes/choices.ts";
import { DAILIES, EASY, gameOfDaily, layoutOfDay } from "../routes/daily.ts";
import {
  dayNamed,
  firstId,
  GAME_IDS,
  idOf,
  perGame,
  squareNames,
  squaresNamed,
} from "../routes/ids.ts";
import { LONGEST_NAME } from "../routes/names.ts";
import { PANELS } from "../routes/panels.ts";
import type { Draft } from "../store/draft.ts";
import {
  type DrillAnswer,
  isLessonPlace,
  type LessonPlace,
  type Like,
  type Practice,
  TEACHERS_PAGES,
} from "../store/lessons.ts";
import type { PuzzleOrder } from "../store/puzzle-order.ts";
import {
  type BoardLayout,
  type Bookmark,
  type Daily,
  EMPTY,
  type Explained,
  initialState,
  type Kept,
  layoutOf,
  type OneRun,
  RATES,
  type Rival,
  type Solve,
  type TourKinds,
  type WatchedRun,
} from "../store/state.ts";
import { isLab } from "./lab-shapes.ts";
import { isLayout, isSide, isTime, LAYOUT } from "./layout-shape.ts";
import { OWN, type Places, type Settings } from "./saved.ts";

/** A century in seconds. */
const isDuration = isWithin(0, 100 * 366 * 24 * 60 * 60);

const isGrade = oneOf("easy", "medium", "hard", "expert");

const isGameId = oneOf<GameId>(...GAME_IDS);

const isDateText = (value: unknown): value is string => isString(value) && isDate(value);

const isPlayable = (game: GameId, layout: BoardLayout) =>
  Math.max(layout.rows, layout.columns) <= DRAWN_SIDE && isPuzzle(game, layout);

/** Takes what is usable of a value, and the default for the rest. */
type Reader<T> = (read: unknown, usual: T) => T;
type Readers<T> = { [Name in keyof T]-?: Reader<T[Name]> };

/** Comparisons are saved as links instead. */
type Apart = Omit<Settings, "compare">;

const one =
  <T>(isFine: Guard<T>): Reader<T> =>
  (read, usual) =>
    isFine(read) ? read : usual;

/** Keeps the valid entries of a list. */
const each =
  <T>(isFine: Guard<T>): Reader<T[]> =>
  (read, usual) =>
    Array.isArray(read) ? read.filter(isFine) : usual;

/** Checks each game separately. */
const both =
  <T>(of: (game: GameId) => Reader<T>): Reader<Record<GameId, T>> =>
  (read, usual) =>
    isObject(read) ? perGame((game) => of(game)(read[game], usual[game])) : usual;

const isDraft =
  (game: GameId): Guard<Draft> =>
  (value): value is Draft =>
    shaped<Draft>({ layout: isLayout, earlier: listOf(isLayout), later: listOf(isLayout) })(
      value,
    ) && isDraftable(game, value.layout);

const RUN = { ...LAYOUT, solver: isString, options: isString, seed: isWhole, step: isWhole };

const isOneRun = (game: GameId, value: unknown): value is OneRun =>
  shaped<OneRun>({ ...RUN, choices: isString }, ["choices"])(value) &&
  isPuzzle(game, layoutOf(value)) &&
  isText(value, value.choices ?? "");

const isMade = shaped<{ choices: string; step: number }>({ choices: isString, step: isWhole });

/** Every earlier entry is a run, or holds choices of the run after it. */
const isRun =
  (game: GameId): Guard<WatchedRun> =>
  (value): value is WatchedRun => {
    const { earlier = [], ...now } = isObject(value) ? value : {};
    if (!isOneRun(game, now) || !Array.isArray(earlier)) return false;
    let board: Size = now;
    return [...earlier].reverse().every((one) => {
      if (!isOneRun(game, one)) return isMade(one) && isText(board, one.choices);
      board = one;
      return true;
    });
  };

const isOrder = shaped<PuzzleOrder>({
  rows: isWhole,
  columns: isWhole,
  other: isBoolean,
  locks: isWhole,
  blocked: isWhole,
  closed: isBoolean,
  grade: isGrade,
});

const isBookmark = shaped<Bookmark>({ run: isString, step: isWhole });

const isAnswer = shaped<DrillAnswer>({ right: isBoolean, said: isString, why: isString });

const isAnswers = (value: unknown): value is Record<number, DrillAnswer> =>
  isObject(value) && Object.values(value).every(isAnswer);

const isPractice: Guard<Practice> = (value): value is Practice =>
  shaped<Required<Omit<Practice, "questions" | "ended">>>(
    {
      asks: isString as Guard<Check>,
      seed: isWhole,
      at: isWhole,
      solved: listOf(isWhole),
      board: isString,
      own: orNull(listOf(isOwnPosition)),
      only: listOf(isWhole),
      answers: isAnswers,
    },
    ["board", "own", "only", "answers"],
  )(value) &&
  areBelow(value.solved, questionsIn(value)) &&
  areBelow(value.only ?? [], questionsDrawn(value));

/** Whether these are different numbers, all below a limit. */
const areBelow = (all: number[], limit: number) =>
  new Set(all).size === all.length && all.every((one) => one < limit);

const isLike: Guard<Like> = (value): value is Like =>
  shaped<Omit<Like, "question">>({ seed: isWhole })(value);

const isLesson: Guard<LessonPlace> = (value): value is LessonPlace =>
  shaped<Required<LessonPlace>>(
    {
      id: isString,
      part: isWhole,
      step: orNull(isWhole),
      lock: orNull(isWhole),
      practice: isPractice,
      like: isLike,
    },
    ["practice", "like"],
  )(value) && isLessonPlace(value);

const isSwitch = one(isBoolean);

const isName = (value: unknown): value is string =>
  isString(value) && value.length <= 2 * LONGEST_NAME;

const SETTINGS: Readers<Apart> = {
  game: one(isGameId),
  mode: one(oneOf("play", "watch", "learn", "compare", "lab")),
  screen: one(oneOf("home", "board", "draft", "bring", "explain")),
  explained: one(shaped<Explained>({ layout: isLayout, at: isWhole })),
  drafts: both((game) => one(isDraft(game))),
  orders: both(() => one(isOrder)),
  watch: both((game) => one(isRun(game))),
  warn: both(() => isSwitch),
  speed: one(oneOf("normal", "fast", "flat")),
  rate: one(isWithin(RATES.least, RATES.most)),
  theme: one(oneOf("light", "dark", null)),
  pen: one(oneOf("piece", "cross")),
  lesson: one(isLesson),
  page: one(oneOf(...TEACHERS_PAGES, null)),
  projector: isSwitch,
  bookmarks: each(isBookmark),
  hintsSeen: each(isString),
  free: isSwitch,
  hints: isSwitch,
  open: each(oneOf(...PANELS)),
  less: isSwitch,
  about: isSwitch,
  letters: isSwitch,
  colourLetters: isSwitch,
  shadows: isSwitch,
  autoCross: isSwitch,
  conflicts: isSwitch,
  pathNumbers: isSwitch,
  timer: isSwitch,
  sounds: isSwitch,
  name: one(isName),
  lab: one(isLab),
};

const PLACES: Readers<Places> = {
  seen: both(() => one(isString)),
  back: both(() => each(isString)),
  on: both(() => each(isString)),
};

/** Applies readers, and collects the parts that they changed. */
function usableParts<T extends object>(
  read: Record<string, unknown>,
  readers: Readers<T>,
  usual: T,
) {
  const parts = { ...usual };
  const spoilt: Record<string, unknown> = {};
  for (const name in readers) {
    // A setting that was added since the save.
    if (!Object.hasOwn(read, name)) continue;
    parts[name] = readers[name](read[name], usual[name]);
    if (!isSame(parts[name], read[name])) spoilt[name] = read[name];
  }
  return { parts, spoilt };
}

/** Deep equality that a deeply nested second value can't break. */
const isSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other)
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.keys(one).every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    : one === other;

export const usableSettings = (read: Record<string, unknown>) =>
  usableParts<Apart>(read, SETTINGS, omit(initialState(), "play", "compare", ...OWN));

export const usablePlaces = (read: unknown) =>
  usableParts<Places>(isObject(read) ? read : {}, PLACES, omit(initialState().play, "games"));

const isRival = shaped<Rival>({ link: isString, started: isBoolean, gaveUp: isDuration }, [
  "gaveUp",
]);

export const isKept: Guard<Kept> = (read): read is Kept =>
  shaped<Kept>(
    {
      ...LAYOUT,
      id: isString,
      game: isGameId,
      record: isString,
      undone: isString,
      seconds: isDuration,
      hints: isWhole,
      mistakes: isWhole,
      mark: orNull(isString),
      tries: isString,
      log: orNull(isString),
      advice: isString,
      day: orNull(isString),
      grade: orNull(isGrade),
      begun: isTime,
      changed: isTime,
      solved: orNull(isSolve),
      rival: isRival,
      gaveUp: isBoolean,
      from: oneOf("picture", "text", "editor"),
    },
    ["rival", "gaveUp", "from"],
  )(read) &&
  isPlayable(read.game, layoutOf(read)) &&
  isNamed(read);

/** Whether the id is that of the puzzle. */
const isNamed = ({ id, game, day, ...kept }: Kept) =>
  day === null
    ? firstId(id) === idOf(game, layoutOf(kept))
    : isDate(day) && isGameOfDay(day, game, dayNamed(id));

const isGameOfDay = (day: string, game: GameId, named: ReturnType<typeof dayNamed>) =>
  named?.date === day && gameOfDaily(named.which) === game;

const isKinds = shaped<TourKinds>({
  closed: isBoolean,
  symmetric: oneOf("", "quarter-turn", "half-turn", "left-right", "top-bottom", "diagonal"),
  semiMagic: isBoolean,
  magic: isBoolean,
});

export const isSolve: Guard<Solve> = (read): read is Solve =>
  shaped<Solve>(
    {
      id: isString,
      game: isGameId,
      rows: isSide,
      columns: isSide,
      at: isString,
      blocked: isWhole,
      regions: isString,
      closed: isBoolean,
      grade: orNull(isGrade),
      day: orNull(isDateText),
      on: isDateText,
      ended: isTime,
      inTime: isBoolean,
      seconds: isDuration,
      moves: isWhole,
      hints: isWhole,
      mistakes: isWhole,
      position: isString,
      kinds: orNull(isKinds),
      log: isString,
    },
    ["regions", "log"],
  )(read) && isPlayed(read);

/** Whether all named squares are on a board of the game. */
const isPlayed = ({ game, rows, columns, at, regions, position }: Solve) =>
  isPlayable(game, { ...EMPTY, rows, columns, regions: regions ?? null }) &&
  [at, position].every((names) => areSquares({ rows, columns }, names));

/** Whether a text names squares of a board: `a5+d3`. */
function areSquares(size: Size, text: string) {
  const squares = squaresNamed(size, text.split("+").filter(Boolean));
  return (
    squares.every((square) => isWhole(square) && square < size.rows * size.columns) &&
    squareNames(size, squares) === text
  );
}

/** Whether a puzzle is on a board and within the rules. */
function isFair(day: Daily, which: DailyId) {
  const [puzzle, layout] = [day[which], layoutOfDay(day, which)];
  const at = "at" in puzzle ? puzzle.at : [];
  const blocked = "blocked" in puzzle ? puzzle.blocked : [];
  return (
    [at, blocked].every((names) => areSquares(layout, names.join("+"))) &&
    isPlayable(gameOfDaily(which), layout)
  );
}

const isSizeText = (value: unknown): value is string =>
  isString(value) && /^[1-9]\d?x[1-9]\d?$/.test(value);

const isQueensOfDay = shaped({ size: isSizeText, at: listOf(isString), grade: isGrade });

const isColourOfDay = shaped({ size: isSizeText, regions: isString, grade: isGrade });

const isOfDay = shaped<Daily>({
  date: isDateText,
  "queens-easy": isQueensOfDay,
  queens: isQueensOfDay,
  knights: shaped({
    size: isSizeText,
    at: listOf(isString),
    closed: isBoolean,
    blocked: listOf(isString),
    grade: isGrade,
  }),
  colour: isColourOfDay,
});

/** Whether these are the puzzles of the date, within the rules. */
export const isDaily = (date: string, day: unknown): day is Daily =>
  isOfDay(day) && day.date === date && [...DAILIES, EASY].every((which) => isFair(day, which));
