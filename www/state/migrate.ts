/** Migrations of saves from earlier versions. Damaged parts pass through, to be set aside later. */

import { OLD_STOPS } from "../content/lessons/old-stops.ts";
import { isBoolean, isObject, isString, listFrom, listOf, orNull, shaped } from "../core/guards.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { united } from "./games.ts";
import { FIRST_LESSON, isLessonPlace } from "./lessons.ts";
import { isWhole } from "./options.ts";
import { initialState, type Kept, type Layout, NOT_PLAYED, newGame } from "./state.ts";

/** A save with only its version checked. */
type Unchecked = Record<string, unknown>;

/** A board before version 5. */
type OldBoard = Omit<Layout, "squares" | "regions"> & {
  given: number | null;
  record: string;
  undone: string;
  seconds: number;
};

const isNumber = (value: unknown): value is number => typeof value === "number";

const isOldBoard = shaped<OldBoard>({
  rows: isWhole,
  columns: isWhole,
  given: orNull(isWhole),
  blocked: listOf(isWhole),
  closed: isBoolean,
  record: isString,
  undone: isString,
  seconds: isNumber,
});

/** Brings a save to the current version, as far as possible. */
export function migrate(read: Unchecked): Unchecked {
  let state = read;
  for (const [version, onward] of FORWARD.entries()) {
    if (state.version === version + 1) state = onward(state);
  }
  return state;
}

/** Version 2 added blocked squares, options and seeds. */
function fromFirst(read: Unchecked) {
  const added = { blocked: [], options: "", seed: 0 };
  const withAdded = (board: unknown = {}) => (isObject(board) ? { ...added, ...board } : board);
  const [queens, knights] = [withAdded(read.queens), withAdded(read.knights)];
  return { ...read, version: 2, queens, knights };
}

/** Version 3 separated playing from watching. A save with no board is not one of version 2. */
function fromSecond(read: Unchecked) {
  const { queens, knights, closed, ...rest } = read;
  if (!isObject(queens) && !isObject(knights)) return read;
  const [ofQueens, ofKnights] = [inBoth(queens, false), inBoth(knights, closed)];
  return {
    // Added without a new version.
    stop: 0,
    card: null,
    ...rest,
    version: 3,
    play: { queens: ofQueens.played, knights: ofKnights.played },
    watch: { queens: ofQueens.watched, knights: ofKnights.watched },
  };
}

/** @param board of version 2 */
function inBoth(board: unknown, closed: unknown) {
  if (!isObject(board)) return { played: alone(board), watched: board };
  const { record, seconds, solver, options, seed, ...rest } = board;
  const layout = { ...rest, closed };
  return {
    played: alone({ ...layout, record, undone: "", seconds }),
    watched: { ...layout, solver, options, seed, step: 0 },
  };
}

const alone = (board: unknown) => ({ board, earlier: [], later: [] });

/** Version 4 added bookmarks and warnings, and replaced the card by a choice of story or code. */
function fromThird({ card: _, ...read }: Unchecked) {
  const { about, letters, bookmarks } = initialState();
  const warn = { queens: false, knights: true };
  return { about, letters, bookmarks, warn, ...read, version: 4 };
}

/** Version 5 allowed several locked queens, and stored each game once. */
function fromFourth({ play, watch, ...read }: Unchecked) {
  const [queens, knights] = [bringGames("queens", play), bringGames("knights", play)];
  return {
    ...read,
    version: 5,
    watch: isObject(watch)
      ? { queens: withSquares(watch.queens), knights: withSquares(watch.knights) }
      : watch,
    places: {
      seen: { queens: queens.seen, knights: knights.seen },
      back: { queens: queens.back, knights: knights.back },
      on: { queens: queens.on, knights: knights.on },
    },
    games: [queens, knights].flatMap(({ games, spoilt }) => [...Object.values(games), ...spoilt]),
  };
}

/** The games of version 4; those left last count as changed last. */
function bringGames(game: GameId, play: unknown) {
  const of = isObject(play) ? play[game] : play;
  const { board, earlier, later } = isObject(of) ? of : alone(of);
  const [before, after] = [listFrom(earlier), listFrom(later)];
  const spoilt: unknown[] = [];
  let games: Record<string, Kept> = {};
  /** Returns the new id, or nothing for a damaged game. */
  const bring = (old: unknown, when: number) => {
    if (!isOldBoard(old)) {
      spoilt.push(old);
      return [];
    }
    const joined = united(games, bringBoard(game, old, when));
    games = joined.games;
    return [joined.id];
  };
  const [seen = ""] = listFrom(board).flatMap((old) =>
    bring(old, before.length + after.length + 1),
  );
  const back = before.flatMap((old, index) => bring(old, index + 1));
  const on = after.flatMap((old, index) => bring(old, before.length + index + 1));
  return { games, seen, back, on, spoilt };
}

function bringBoard(game: GameId, old: OldBoard, when: number) {
  const { record, undone, seconds, given, ...layout } = old;
  const done = { ...NOT_PLAYED, record, undone, seconds, log: record || undone ? null : "" };
  const times = record || undone ? { begun: when, changed: when } : {};
  const board = { ...layout, squares: squaresOf(given), regions: null };
  return newGame(game, board, { ...done, ...times });
}

function withSquares(run: unknown) {
  if (!isObject(run)) return run;
  const { given, ...rest } = run;
  return { ...rest, squares: squaresOf(given) };
}

const squaresOf = <T>(given: T | null): T[] => (given === null ? [] : [given]);

/** Version 6 replaced the guided walk by lessons. */
function fromFifth({ stop, ...read }: Unchecked) {
  const id = isWhole(stop) ? OLD_STOPS[stop] : undefined;
  const lesson = { ...FIRST_LESSON, id: id ?? FIRST_LESSON.id };
  return { ...read, version: 6, lesson: isLessonPlace(lesson) ? lesson : FIRST_LESSON };
}

/** Version 7 added boards of colours, and a game with them. */
function fromSixth(read: Unchecked) {
  const { drafts, wishes, watch, warn, play } = initialState();
  const { seen, back, on } = play;
  const places = isObject(read.places) ? withColour(read.places, { seen, back, on }) : read.places;
  const parts = withColour(read, { drafts, wishes, watch, warn });
  return {
    ...parts,
    ...(isObject(parts.watch) && { watch: each(parts.watch, withRegions) }),
    ...(isObject(parts.drafts) && { drafts: each(parts.drafts, ofDraft) }),
    ...(places !== undefined && { places }),
    version: 7,
  };
}

/** Adds the usual value of Colour Queens to what is saved for each game. */
function withColour(read: Unchecked, usual: Record<string, Record<GameId, unknown>>): Unchecked {
  const added = Object.entries(usual).flatMap(([name, { colour }]) => {
    const of = read[name];
    return isObject(of) ? [[name, { colour, ...of }]] : [];
  });
  return { ...read, ...Object.fromEntries(added) };
}

const each = (of: Unchecked, bring: (one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(of).map(([game, one]) => [game, bring(one)]));

function ofDraft(draft: unknown) {
  if (!isObject(draft)) return draft;
  const all = (layouts: unknown) => (Array.isArray(layouts) ? layouts.map(withRegions) : layouts);
  const { layout, earlier, later, ...rest } = draft;
  return { ...rest, layout: withRegions(layout), earlier: all(earlier), later: all(later) };
}

/** Boards saved before version 7 have no colours. */
const withRegions = (board: unknown) =>
  isObject(board) && Object.hasOwn(board, "rows") && !Object.hasOwn(board, "regions")
    ? { ...board, regions: null }
    : board;

/** Version 8 added the log of a game, and of a solve. */
const fromSeventh = (read: Unchecked) => ({ ...read, version: 8 });

/** Brings a game to the current version. One begun before version 8 was not logged. */
export function broughtGame(read: unknown) {
  const kept = withRegions(read);
  if (!isObject(kept) || !Object.hasOwn(kept, "record") || Object.hasOwn(kept, "log")) return kept;
  return { ...kept, log: kept.record || kept.undone ? null : "" };
}

/** From each version to the next. */
const FORWARD = [fromFirst, fromSecond, fromThird, fromFourth, fromFifth, fromSixth, fromSeventh];
