/** Answers and statistics as JSON and CSV files. */

import { toCsv } from "../core/csv.ts";
import { dateOf } from "../core/today.ts";
import type { Solve } from "../store/state.ts";

interface File {
  name: string;
  type: string;
  content: string;
}

/** A solution, with squares by name. */
export interface Answer {
  game: string;
  size: string;
  at: string[];
  closed: boolean;
  blocked: string[];
  /** The letters of a board of colours. */
  regions?: string;
  solver: string | null;
  steps: number | null;
  squares: string[];
}

const COLUMNS = [
  ...["solved", "day", "game", "rows", "columns", "given", "blocked", "closed", "grade"],
  ...["seconds", "moves", "hints", "mistakes", "on its day", "position", "tour", "colours"],
];

function rowOf(solve: Solve) {
  const { on, day, game, rows, columns, at, blocked, closed, grade, seconds } = solve;
  const { moves, hints, mistakes, inTime, position, kinds, regions = null } = solve;
  const board = [on, day, game, rows, columns, at.replaceAll("+", " "), blocked, closed, grade];
  const how = [Math.round(seconds), moves, hints, mistakes, inTime, position.replaceAll("+", " ")];
  return [...board, ...how, kindWords(kinds), regions];
}

function kindWords(kinds: Solve["kinds"]) {
  if (!kinds) return null;
  const { closed, symmetric, semiMagic, magic } = kinds;
  const words = [closed && "closed", symmetric, magic ? "magic" : semiMagic && "semi-magic"];
  return words.filter(Boolean).join(" ");
}

/** @param now the time, in milliseconds */
export function statisticsAs(solves: Solve[], format: "json" | "csv", now: number): File {
  const name = `forward-check-statistics-${dateOf(now)}.${format}`;
  if (format === "csv") {
    return { name, type: "text/csv", content: toCsv({ head: COLUMNS, rows: solves.map(rowOf) }) };
  }
  return { name, type: "application/json", content: JSON.stringify({ solves }, null, 2) };
}

export const answerAsJson = (answer: Answer): File => ({
  name: `${nameOf(answer)}.json`,
  content: JSON.stringify(answer, null, 2),
  type: "application/json",
});

export const answerAsCsv = (answer: Answer): File => ({
  name: `${nameOf(answer)}.csv`,
  content: toCsv({
    head: ["number", "square"],
    rows: answer.squares.map((name, index) => [index + 1, name]),
  }),
  type: "text/csv",
});

export const boardAsText = (answer: Answer, text: string): File => ({
  name: `${nameOf(answer)}.txt`,
  content: `${text}\n`,
  type: "text/plain",
});

const nameOf = ({ game, size, at }: Answer) => ["forward-check", game, size, ...at].join("-");
