/** The view model of the sheet: the archive, statistics, and the collection. */

import { sizeWords } from "../board/puzzle-words.ts";
import { nearestBoard, type SizeAsked } from "../content/rounds.ts";
import { dateWords, monthWords, weekdayOf } from "../core/dates.ts";
import { counted } from "../core/lists.ts";
import { duration } from "../core/numbers.ts";
import { daysOf, FIRST_DAY, LAST_DAY, laterBy } from "../core/today.ts";
import { capital } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId, PlannedPuzzle } from "../engine/generated/thinking.ts";
import { dayPlan } from "../engine/table.ts";
import { dailyName, gameOfDaily, inOrder } from "../routes/daily.ts";
import { dayId } from "../routes/ids.ts";
import { collectionOf, coloursOf, type Shape } from "../store/collection.ts";
import { practisedOf } from "../store/practised.ts";
import { FIRST_ORDERS, gradesOf, SIDES } from "../store/puzzle-order.ts";
import { summaryOf } from "../store/solves.ts";
import type { State } from "../store/state.ts";
import { type Statistics as Figures, type OfSize, statisticsOf } from "../store/statistics.ts";
import { type Streak, streakOf } from "../store/streak.ts";
import { isSolvedOn, type Summary, solvedIn } from "../store/summary.ts";

export type DayStatus = "open" | "begun" | "solved";

export type { Shape };

const NONE = "–";

/**
 * @param today the local date
 * @param month of the archive, such as 2026-11, or "" for this one
 * @param game of the statistics
 */
export const sheetView = (state: State, today: string, month: string, game: GameId) => ({
  archive: archiveView(state, today, month || today.slice(0, 7)),
  statistics: statisticsView(state, today, game),
  collection: collectionView(state),
});

export type ArchiveView = ReturnType<typeof archiveView>;

function archiveView(state: State, today: string, month: string) {
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

export type ArchiveDay = ReturnType<typeof archiveDay>;

const archiveDay = (state: State, date: string, today: string) => ({
  day: Number(date.slice(8)),
  date,
  name: dateWords(date),
  isToday: date === today,
  isAhead: date > today,
  puzzles:
    date > today ? [] : inOrder(dayPlan(date)).map((plan) => archivePuzzle(state, date, plan)),
});

export type ArchivePuzzle = ReturnType<typeof archivePuzzle>;

function archivePuzzle(state: State, date: string, { which, grade, ...size }: PlannedPuzzle) {
  const status = statusOf(state, date, which);
  const [words, name] = [sizeWords(size), capital(grade)];
  const label = `${dailyName(which)} of ${dateWords(date)}, ${words}, ${name}: ${STATUS[status]}`;
  return { which, game: gameOfDaily(which), size: words, grade: name, status, label };
}

const STATUS: Record<DayStatus, string> = {
  open: "not played",
  begun: "in progress",
  solved: "solved",
};

function statusOf({ play, solves }: State, date: string, which: DailyId): DayStatus {
  const kept = play.games[dayId(date, which)];
  if (kept?.solved || isSolvedOn(summaryOf(solves), date, which)) return "solved";
  return kept && kept.begun > 0 ? "begun" : "open";
}

export type StatisticsView = ReturnType<typeof statisticsView>;

function statisticsView({ solves, learned }: State, today: string, game: GameId) {
  const summary = summaryOf(solves);
  const [solved, { excluded }] = [solvedIn(summary), solves.archived];
  const figures = statisticsOf(summary, game);
  const { sizes, usual, bars, last } = figures;
  return {
    game,
    figures: { ...timeFigures(figures), ...dayFigures(streakOf(summary, today), figures) },
    barsOf: usual ? `${sizeWords(usual)}, ${counted(usual.solved, "puzzle")}` : "",
    bars,
    sizes: sizes.flatMap((size) => rowsOf(size, size === usual)),
    last,
    median: usual?.median ?? 0,
    practice: practiceView(learned, today, game, usual?.rows),
    canReset: solved > 0,
    canUndoReset: excluded > 0,
    message: statisticsWords(solved, excluded),
  };
}

/** A row for each size of reason: how practice went. None for knights. */
function practiceView(learned: string[], today: string, game: GameId, side: number = USUAL_SIDE) {
  if (game === "knights") return [];
  return practisedOf(learned, game, laterBy(today, -RECENT)).map(
    ({ asks, asked, first, recent }) => ({
      asks,
      name: NAMES[asks],
      board: nearestBoard(game, side, asks),
      asked,
      share: shareOf(first, asked),
      lately: shareOf(recent.first, recent.asked),
    }),
  );
}

const NAMES: Record<SizeAsked, string> = {
  "one-line": "One line",
  "two-lines": "Two lines",
  "three-lines": "Three lines",
};

/** The side of the boards to practise on until some were solved, and how many days are recent. */
const [USUAL_SIDE, RECENT] = [8, 30];

const shareOf = (part: number, all: number) => percentOf(all === 0 ? null : part / all);

/** A row for the size, and for each grade if there are several. */
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
  { withoutHints, withoutMistakes }: Figures,
): Record<string, string> => ({
  "day streak": String(days),
  "longest streak": String(longest),
  "without hints": percentOf(withoutHints),
  "without mistakes": percentOf(withoutMistakes),
});

const percentOf = (share: number | null) => (share === null ? NONE : `${Math.round(100 * share)}%`);

function statisticsWords(solves: number, excluded: number) {
  if (excluded > 0) {
    return `${counted(excluded, "puzzle")} taken out of your statistics. You can restore them.`;
  }
  return solves === 0 ? "No puzzles solved yet. Your first will appear here." : "";
}

export type CollectionView = ReturnType<typeof collectionView>;

const GRADES = ["easy", "medium", "hard", "expert"];

function collectionView({ solves }: State) {
  const summary = summaryOf(solves);
  const { solved, closed, symmetric, semiMagic, magic } = summary.tours;
  return {
    shapes: collectionOf(summary).shapes,
    tours: {
      tours: String(solved),
      closed: String(closed),
      symmetric: String(symmetric),
      "semi-magic, magic": `${semiMagic}, ${magic}`,
    },
    colours: coloursView(summary),
  };
}

/** A row for each size of made boards; a grade that is not made there has no count unless it was solved. */
function coloursView(summary: Summary) {
  const { solved, sides } = coloursOf(summary);
  const { least, most } = SIDES.colour;
  const made = Array.from({ length: most - least + 1 }, (_, place) => {
    const side = least + place;
    const size = { rows: side, columns: side };
    const grades: string[] = gradesOf("colour", { ...FIRST_ORDERS.colour, ...size });
    const counts = GRADES.map((grade) => {
      const count = sides.get(side)?.get(grade) ?? 0;
      return grades.includes(grade) || count > 0 ? count : null;
    });
    return { label: sizeWords(size), counts };
  });
  const kinds = made.flatMap(({ counts }) => counts).filter((count) => count !== null);
  const found = kinds.filter((count) => count > 0).length;
  return { solved, found, kinds: kinds.length, grades: GRADES.map(capital), sizes: made };
}
