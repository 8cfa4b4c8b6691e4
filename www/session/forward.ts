/** What earlier versions of the page kept, brought to the version of today, with all that is in it. */

import { OLD_STOPS } from "../cards/lessons/old-stops.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { united } from "./games.ts";
import { FIRST_LESSON, isLessonPlace } from "./lessons.ts";
import { initialState, type Kept, type Layout, NOT_PLAYED, newGame } from "./state.ts";

/** A board as the versions before this one kept it. */
type OldBoard = Omit<Layout, "squares"> & {
  given: number | null;
  record: string;
  undone: string;
  seconds: number;
};

/** What was read, brought to the version of today. */
export function forward(read: any) {
  let state = read;
  for (const [version, onward] of FORWARD.entries()) {
    if (state.version === version + 1) state = onward(state);
  }
  return state;
}

/** What the first version kept, with what it did not know of. */
function fromFirst(read: any) {
  const added = { blocked: [], options: "", seed: 0 };
  const [queens, knights] = [read.queens, read.knights].map((board) => ({ ...added, ...board }));
  return { ...read, version: 2, queens, knights };
}

/** The second version had one board a game: it is both played and watched from now on. */
function fromSecond({ queens, knights, closed, ...read }: any) {
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
 * @param board of the second version
 */
function inBoth({ record, seconds, solver, options, seed, ...rest }: any, closed: boolean) {
  const layout = { ...rest, closed };
  return {
    played: { board: { ...layout, record, undone: "", seconds }, earlier: [], later: [] },
    watched: { ...layout, solver, options, seed, step: 0 },
  };
}

/**
 * The third version warned nobody of a position that is lost, kept no bookmarks, and knew whether
 * the solver's card was open: its code is open from now on.
 */
function fromThird({ card: _, ...read }: any) {
  const { about, letters, bookmarks, warn } = initialState();
  return { about, letters, bookmarks, warn, ...read, version: 4 };
}

/** The fourth version knew one locked queen, and kept the boards that were left as copies. */
function fromFourth({ play, watch, ...read }: any) {
  const both = [bringGames("queens", play.queens), bringGames("knights", play.knights)] as const;
  const [queens, knights] = both;
  const places = Object.fromEntries(
    ["seen", "back", "on"].map((part) => [
      part,
      { queens: Reflect.get(queens, part), knights: Reflect.get(knights, part) },
    ]),
  );
  return {
    ...read,
    version: 5,
    watch: { queens: withSquares(watch.queens), knights: withSquares(watch.knights) },
    places,
    games: both.flatMap(({ games }) => Object.values(games)),
  };
}

/** The boards of a game, each as a game that is kept; those that were left last changed last. */
function bringGames(
  game: GameId,
  { board, earlier, later }: { board: OldBoard; earlier: OldBoard[]; later: OldBoard[] },
) {
  let games: Record<string, Kept> = {};
  const bring = (old: OldBoard, when: number) => {
    const kept = bringBoard(game, old, when);
    const joined = united(games, kept);
    games = joined.games;
    return joined.id;
  };
  const seen = bring(board, earlier.length + later.length + 1);
  const back = earlier.map((old, index) => bring(old, index + 1));
  const on = later.map((old, index) => bring(old, earlier.length + index + 1));
  return { games, seen, back, on };
}

function bringBoard(game: GameId, old: OldBoard, when: number) {
  const { record, undone, seconds, ...layout } = old;
  const done = { ...NOT_PLAYED, record, undone, seconds };
  const times = record || undone ? { begun: when, changed: when } : {};
  return newGame(game, withSquares(layout), { ...done, ...times });
}

const withSquares = <T extends { given: number | null }>({ given, ...board }: T) => ({
  ...board,
  squares: given === null ? [] : [given],
});

/**
 * The fifth version had a walk of stops where there are lessons now, and compared nothing that could
 * be kept.
 */
function fromFifth({ stop, ...read }: any) {
  const lesson = { ...FIRST_LESSON, id: OLD_STOPS[stop] ?? FIRST_LESSON.id };
  return { ...read, version: 6, lesson: isLessonPlace(lesson) ? lesson : FIRST_LESSON };
}

/** From each version to the next. */
const FORWARD = [fromFirst, fromSecond, fromThird, fromFourth, fromFifth];
