/** The sheet as it is shown: past puzzles by month, statistics, and the collection. */

import { dateWords, monthWords } from "../base/dates.js";
import { duration } from "../base/numbers.js";
import { collectionOf, toursOf } from "../session/collection.js";
import { dayId } from "../session/ids.js";
import { statisticsOf } from "../session/statistics.js";
import { streakOf } from "../session/streak.js";
import { daysOf, FIRST_DAY, LAST_DAY, laterBy, weekdayOf } from "../session/today.js";
import { sizeWords } from "./puzzle-words.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../panels/archive.js").ArchiveDay} ArchiveDay */
/** @typedef {import("../panels/archive.js").ArchiveView} ArchiveView */
/** @typedef {import("../panels/collection.js").CollectionView} CollectionView */
/** @typedef {import("../panels/sheet.js").SheetView} SheetView */
/** @typedef {import("../panels/statistics.js").StatisticsView} StatisticsView */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../session/statistics.js").Statistics} Figures */

/** What stands where there is nothing to tell. */
const NONE = "–";

/**
 * @param {State} state
 * @param {string} today the date where the person is
 * @param {string} month of past puzzles, as 2026-11, or "" for this one
 * @param {GameId} game whose statistics are asked for
 * @returns {SheetView}
 */
export const sheetView = (state, today, month, game) => ({
  archive: archiveView(state, today, month || today.slice(0, 7)),
  statistics: statisticsView(state, today, game),
  collection: collectionView(state),
});

// ---- past puzzles -------------------------------------------------------------------------

/** @param {State} state @param {string} today @param {string} month @returns {ArchiveView} */
function archiveView(state, today, month) {
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

/** @param {State} state @param {string} date @param {string} today @returns {ArchiveDay} */
const archiveDay = (state, date, today) => ({
  ...{ day: Number(date.slice(8)), date, name: dateWords(date, weekdayOf(date)) },
  ...{ isToday: date === today, isAhead: date > today },
  status: { queens: statusOf(state, date, "queens"), knights: statusOf(state, date, "knights") },
});

/** @param {State} state @param {string} date @param {GameId} game */
function statusOf({ play, solves }, date, game) {
  const kept = play.games[dayId(date, game)];
  const isSolved = solves.some((solve) => solve.day === date && solve.game === game);
  if (kept?.solved || isSolved) return "solved";
  return kept && kept.begun > 0 ? "begun" : "open";
}

// ---- statistics ---------------------------------------------------------------------------

/** @param {State} state @param {string} today @param {GameId} game @returns {StatisticsView} */
function statisticsView({ solves, solvesAside }, today, game) {
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

/**
 * A row for a size, and one for each of its grades where it has several.
 * @param {import("../session/statistics.js").OfSize} size
 * @param {boolean} isUsual
 */
function rowsOf(size, isUsual) {
  const { solved, best, median } = size;
  const row = { label: sizeWords(size), isUsual, solved, best, median };
  const grades = Object.entries(size.grades);
  if (grades.length < 2) return [row];
  return [row, ...grades.map(([grade, times]) => ({ label: grade, isUsual: false, ...times }))];
}

/** @param {Figures} figures @returns {Record<string, string>} */
function timeFigures({ solved, usual }) {
  const size = usual ? `, ${sizeWords(usual)}` : "";
  return {
    solved: String(solved),
    [`best${size}`]: usual ? duration(usual.best) : NONE,
    [`median${size}`]: usual ? duration(usual.median) : NONE,
  };
}

/**
 * @param {import("../session/streak.js").Streak} streak
 * @param {Figures} figures
 * @returns {Record<string, string>}
 */
const dayFigures = ({ days, longest }, { withoutHints }) => ({
  "day streak": String(days),
  "longest streak": String(longest),
  "without hints": withoutHints === null ? NONE : `${Math.round(100 * withoutHints)} %`,
});

/** @param {number} solved */
const counted = (solved) => `${solved} ${solved === 1 ? "puzzle" : "puzzles"}`;

/** @param {number} solves @param {number} aside */
function saysOf(solves, aside) {
  if (aside > 0) return `Times of ${counted(aside)} were set aside. You can bring them back.`;
  return solves === 0 ? "Nothing solved yet: the first puzzle you solve appears here." : "";
}

// ---- the collection -----------------------------------------------------------------------

/** @param {State} state @returns {CollectionView} */
function collectionView({ solves }) {
  const { solved, closed, symmetric, semiMagic, magic } = toursOf(solves);
  return {
    shapes: collectionOf(solves).shapes,
    tours: {
      ...{ tours: String(solved), closed: String(closed), symmetric: String(symmetric) },
      "semi-magic, magic": `${semiMagic}, ${magic}`,
    },
  };
}
