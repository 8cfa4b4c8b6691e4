/** The sheet as it is shown: past puzzles by month, statistics, and the collection. */

import { dateWords, monthWords, weekdayOf } from "../core/dates.ts";
import { duration } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { collectionOf, toursOf } from "../state/collection.ts";
import { dayId } from "../state/ids.ts";
import type { State } from "../state/state.ts";
import { type Statistics as Figures, type OfSize, statisticsOf } from "../state/statistics.ts";
import { type Streak, streakOf } from "../state/streak.ts";
import { daysOf, FIRST_DAY, LAST_DAY, laterBy } from "../state/today.ts";
import { sizeWords } from "./puzzle-words.ts";

export interface SheetView {
  archive: ArchiveView;
  statistics: StatisticsView;
  collection: CollectionView;
}

/** How far a puzzle of a day has come. */
export type DayStatus = "open" | "begun" | "solved";

export interface ArchiveDay {
  /** The day of the month. */
  day: number;
  /** Such as 2026-11-21. */
  date: string;
  /** The date in words. */
  name: string;
  isToday: boolean;
  /** A day that has not come yet. */
  isAhead: boolean;
  status: Record<GameId, DayStatus>;
}

export interface ArchiveView {
  /** The month in words. */
  month: string;
  /** The month before, in words, or "" where there is none. */
  before: string;
  after: string;
  /** Days of the week before the first, from Monday. */
  offset: number;
  days: ArchiveDay[];
}

export interface StatisticsView {
  game: GameId;
  figures: Record<string, string>;
  /** Which puzzles the bars are of. */
  barsOf: string;
  bars: { label: string; count: number; isLast: boolean }[];
  sizes: { label: string; solved: number; best: number; median: number; isUsual: boolean }[];
  /** Times of the puzzles solved last, in seconds, the last one last. */
  last: number[];
  /** The median of those times. */
  median: number;
  canReset: boolean;
  canUndoReset: boolean;
  says: string;
}

/** A solution and its mirror images and turns. */
export interface Shape {
  /** Which of its solutions have been found. */
  found: boolean[];
  /** Whether one was found with the puzzle solved last. */
  isNew: boolean;
  /** The squares of the solution that stands for it; none while it has not been found. */
  queens: number[];
}

export interface CollectionView {
  shapes: Shape[];
  tours: Record<string, string>;
}

/** What stands where there is nothing to tell. */
const NONE = "–";

/**
 * @param today the date where the person is
 * @param month of past puzzles, as 2026-11, or "" for this one
 * @param game whose statistics are asked for
 */
export const sheetView = (state: State, today: string, month: string, game: GameId): SheetView => ({
  archive: archiveView(state, today, month || today.slice(0, 7)),
  statistics: statisticsView(state, today, game),
  collection: collectionView(state),
});

// ---- past puzzles -------------------------------------------------------------------------

function archiveView(state: State, today: string, month: string): ArchiveView {
  const days = daysOf(month);
  const [before, after] = [laterBy(`${month}-01`, -1), laterBy(`${month}-01`, 31)];
  const isOver = after.slice(0, 7) > today.slice(0, 7) || after > LAST_DAY;
  return {
    month: monthWords(month),
    before: before < FIRST_DAY ? "" : monthWords(before.slice(0, 7)),
    after: isOver ? "" : monthWords(after.slice(0, 7)),
    offset: weekdayOf(`${month}-01`),
    days: days.map((date) => archiveDay(state, date, today)),
  };
}

const archiveDay = (state: State, date: string, today: string): ArchiveDay => ({
  ...{ day: Number(date.slice(8)), date, name: dateWords(date) },
  ...{ isToday: date === today, isAhead: date > today },
  status: { queens: statusOf(state, date, "queens"), knights: statusOf(state, date, "knights") },
});

function statusOf({ play, solves }: State, date: string, game: GameId) {
  const kept = play.games[dayId(date, game)];
  const isSolved = solves.some((solve) => solve.day === date && solve.game === game);
  if (kept?.solved || isSolved) return "solved";
  return kept && kept.begun > 0 ? "begun" : "open";
}

// ---- statistics ---------------------------------------------------------------------------

function statisticsView(
  { solves, solvesAside }: State,
  today: string,
  game: GameId,
): StatisticsView {
  const figures = statisticsOf(solves, game);
  const { sizes, usual, bars, last } = figures;
  return {
    game,
    figures: { ...timeFigures(figures), ...dayFigures(streakOf(solves, today), figures) },
    barsOf: usual ? `${sizeWords(usual)}, ${counted(usual.solved)}` : "",
    bars,
    sizes: sizes.flatMap((size) => rowsOf(size, size === usual)),
    last: last.map(({ seconds }) => seconds),
    median: usual?.median ?? 0,
    canReset: solves.length > 0,
    canUndoReset: solvesAside.length > 0,
    says: saysOf(solves.length, solvesAside.length),
  };
}

/** A row for a size, and one for each of its grades where it has several. */
function rowsOf(size: OfSize, isUsual: boolean) {
  const { solved, best, median } = size;
  const row = { label: sizeWords(size), isUsual, solved, best, median };
  const grades = Object.entries(size.grades);
  if (grades.length < 2) return [row];
  return [row, ...grades.map(([grade, times]) => ({ label: grade, isUsual: false, ...times }))];
}

function timeFigures({ solved, usual }: Figures): Record<string, string> {
  const size = usual ? `, ${sizeWords(usual)}` : "";
  return {
    solved: String(solved),
    [`best${size}`]: usual ? duration(usual.best) : NONE,
    [`median${size}`]: usual ? duration(usual.median) : NONE,
  };
}

const dayFigures = (
  { days, longest }: Streak,
  { withoutHints }: Figures,
): Record<string, string> => ({
  "day streak": String(days),
  "longest streak": String(longest),
  "without hints": withoutHints === null ? NONE : `${Math.round(100 * withoutHints)} %`,
});

const counted = (solved: number) => `${solved} ${solved === 1 ? "puzzle" : "puzzles"}`;

function saysOf(solves: number, aside: number) {
  if (aside > 0) return `Times of ${counted(aside)} were set aside. You can bring them back.`;
  return solves === 0 ? "Nothing solved yet: the first puzzle you solve appears here." : "";
}

// ---- the collection -----------------------------------------------------------------------

function collectionView({ solves }: State): CollectionView {
  const { solved, closed, symmetric, semiMagic, magic } = toursOf(solves);
  return {
    shapes: collectionOf(solves).shapes,
    tours: {
      ...{ tours: String(solved), closed: String(closed), symmetric: String(symmetric) },
      "semi-magic, magic": `${semiMagic}, ${magic}`,
    },
  };
}
