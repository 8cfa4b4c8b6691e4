/** The puzzles of a day: their names and boards. */

import { GAME_NAMES } from "../content/game-names.ts";
import { dateWords } from "../core/dates.ts";
import { ascending } from "../core/lists.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId, DayPuzzles } from "../engine/generated/thinking.ts";
import { dayNamed, type Id, squaresNamed } from "./ids.ts";
import type { BoardLayout } from "./layout.ts";

/** The three puzzles of every day, in the order on the page. Any of them, solved on its day, keeps the streak. */
export const DAILIES: DailyId[] = ["colour", "queens", "knights"];

/** The easy queens puzzle beside them, which counts for no streak. */
export const EASY: DailyId = "queens-easy";

/** All of these, in the order on the page. */
export const inOrder = <T extends { which: DailyId }>(puzzles: T[]): T[] =>
  [...DAILIES, EASY].flatMap((which) => puzzles.filter((puzzle) => puzzle.which === which));

export const isEasy = (id: Id) => dayNamed(id)?.which === EASY;

export const gameOfDaily = (which: DailyId): GameId => (which === "queens-easy" ? "queens" : which);

export const dailyName = (which: DailyId) =>
  which === EASY ? `Easy ${GAME_NAMES.queens}` : GAME_NAMES[gameOfDaily(which)];

/** Why a day can't be played yet. */
export const notYet = (date: string) =>
  `The puzzles of ${dateWords(date)} ${date.slice(0, 4)} come out on that day. Play today’s until then.`;

/** The board of a puzzle. A saved day must be readable without the table. */
export function layoutOfDay(daily: DayPuzzles, which: DailyId): BoardLayout {
  const puzzle = daily[which];
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
