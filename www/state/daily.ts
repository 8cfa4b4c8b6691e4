/** The puzzles of a day: their names and boards. */

import { dateWords } from "../core/dates.ts";
import { ascending } from "../core/lists.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { squaresNamed } from "./ids.ts";
import type { Daily, Layout } from "./state.ts";
import { FIRST_DAY, hasPuzzles } from "./today.ts";

/** The first day with each puzzle, as in `src/generate/daily.rs`, in the order on the page. */
const SINCE: Record<DailyId, string> = {
  queens: FIRST_DAY,
  "queens-hard": "2026-11-30",
  knights: FIRST_DAY,
  colour: "2026-12-01",
};

/** In the order on the page. A saved day must be readable without the table. */
export const dailyIds = (date: string) =>
  hasPuzzles(date) ? (Object.keys(SINCE) as DailyId[]).filter((which) => SINCE[which] <= date) : [];

export const hasDaily = (date: string, which: DailyId) => dailyIds(date).includes(which);

/** Whether the day has all its puzzles: days made by earlier versions can have fewer. */
export const isComplete = (daily: Daily) => dailyIds(daily.date).every((which) => daily[which]);

/** The puzzle of a day for a game; that of queens if the day has none. */
export const dailyOf = (game: GameId, date: string): DailyId =>
  dailyIds(date).find((which) => which === game) ?? "queens";

const NAMES: Record<DailyId, string> = {
  queens: "Queen’s puzzle",
  "queens-hard": "Harder queen’s puzzle",
  knights: "Knight’s puzzle",
  colour: "Colour puzzle",
};

export const dailyName = (which: DailyId) => NAMES[which];

/** Why a day can't be played yet. */
export const notYet = (date: string) =>
  `The puzzles of ${dateWords(date)} ${date.slice(0, 4)} come out on that day. Play today’s until then.`;

/** Why a day's queens open instead of another puzzle, which came later. */
export const instead = (date: string, which: DailyId) =>
  which === "colour"
    ? `${dateWords(date)} has no colour puzzle. Here is its queen’s puzzle.`
    : `${dateWords(date)} has only one queen’s puzzle. Here it is.`;

/** The board of a puzzle; null if the day does not have it. */
export function layoutOfDay(daily: Daily, which: DailyId): Layout | null {
  const puzzle = daily[which];
  if (!puzzle) return null;
  const [rows, columns] = puzzle.size.split("x").map(Number) as [number, number];
  const squaresOf = (names: string[]) => ascending(squaresNamed({ rows, columns }, names));
  return {
    rows,
    columns,
    squares: "at" in puzzle ? squaresOf(puzzle.at) : [],
    blocked: "blocked" in puzzle ? squaresOf(puzzle.blocked) : [],
    closed: "closed" in puzzle && puzzle.closed,
    regions: "regions" in puzzle ? puzzle.regions : null,
  };
}

export const gameOfDaily = (which: DailyId): GameId => (which === "queens-hard" ? "queens" : which);
