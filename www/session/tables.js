/** Answers and statistics as files that other programs read: JSON, and CSV as in RFC 4180. */

import { dateOf } from "./today.js";

/** @typedef {import("./state.js").Solve} Solve */
/** @typedef {string | number | boolean | null} Cell */
/** @typedef {{name: string, type: string, content: string}} File */
/** An answer: a puzzle and where its pieces stand, by name. @typedef {{game: string, size: string, at: string[], closed: boolean, blocked: string[], solver: string | null, steps: number | null, squares: string[]}} Answer */

/**
 * Rows as CSV: lines end in CR and LF, and what holds a comma, a quote or a line's end is quoted.
 * @param {Cell[][]} rows
 */
export const csvOf = (rows) => rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");

/** @param {Cell} cell */
function cellOf(cell) {
  const text = cell === null ? "" : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const COLUMNS = [
  ...["solved", "day", "game", "rows", "columns", "given", "blocked", "closed", "grade"],
  ...["seconds", "moves", "hints", "on its day", "position", "tour"],
];

/** @param {Solve} solve @returns {Cell[]} */
function rowOf(solve) {
  const { on, day, game, rows, columns, at, blocked, closed, grade, seconds } = solve;
  const { moves, hints, inTime, position, kinds } = solve;
  const board = [on, day, game, rows, columns, at.replaceAll("+", " "), blocked, closed, grade];
  const how = [Math.round(seconds), moves, hints, inTime, position.replaceAll("+", " ")];
  return [...board, ...how, kindWords(kinds)];
}

/** @param {Solve["kinds"]} kinds */
function kindWords(kinds) {
  if (!kinds) return null;
  const { closed, symmetric, semiMagic, magic } = kinds;
  const words = [closed && "closed", symmetric, magic ? "magic" : semiMagic && "semi-magic"];
  return words.filter(Boolean).join(" ");
}

/**
 * Every solve as a file.
 * @param {Solve[]} solves
 * @param {"json" | "csv"} format
 * @param {number} [now] the time, in milliseconds
 * @returns {File}
 */
export function statisticsAs(solves, format, now = Date.now()) {
  const name = `forward-check-statistics-${dateOf(now)}.${format}`;
  if (format === "csv") {
    return { name, type: "text/csv", content: csvOf([COLUMNS, ...solves.map(rowOf)]) };
  }
  return { name, type: "application/json", content: JSON.stringify({ solves }, null, 2) };
}

/** @param {Answer} answer @returns {File} */
export const answerAsJson = (answer) => ({
  name: `${nameOf(answer)}.json`,
  content: JSON.stringify(answer, null, 2),
  type: "application/json",
});

/** The squares of an answer as CSV, in their order. @param {Answer} answer @returns {File} */
export const answerAsCsv = (answer) => ({
  name: `${nameOf(answer)}.csv`,
  content: csvOf([["number", "square"], ...answer.squares.map((name, index) => [index + 1, name])]),
  type: "text/csv",
});

/** @param {Answer} answer */
const nameOf = ({ game, size, at }) => ["forward-check", game, size, ...at].join("-");
