/** The puzzles that a player asks for. */

import type { Size } from "../core/geometry.ts";
import type { Difficulty, GameId } from "../engine/generated/puzzle.ts";
import type { Wish } from "../engine/generated/thinking.ts";
import { colourGrades, knightsGrades, queensGrades } from "../engine/table.ts";

/** `other`: whether the size was typed. */
export type PuzzleOrder = Omit<Required<Wish>, "game" | "seed"> & { other: boolean };

/** The smallest and largest boards. */
export const SIDES = {
  queens: { least: 5, most: 12 },
  colour: { least: 5, most: 11 },
  knights: { least: 3, most: 12 },
};

const FIRST = { other: false, locks: 0, blocked: 0, closed: false, grade: "easy" } as const;

export const FIRST_ORDERS: Record<GameId, PuzzleOrder> = {
  queens: { rows: 8, columns: 8, ...FIRST },
  colour: { rows: 8, columns: 8, ...FIRST },
  knights: { rows: 6, columns: 6, ...FIRST },
};

export const requestOf = (
  game: GameId,
  { rows, columns, locks, blocked, closed, grade }: PuzzleOrder,
  seed: number,
): Wish => ({
  game,
  rows,
  columns,
  grade,
  seed,
  locks: game === "queens" ? locks : 0,
  blocked: game === "knights" ? blocked : 0,
  closed: game === "knights" && closed,
});

/** The grades that such a puzzle can have; none if it cannot be made. */
export function gradesOf(
  game: GameId,
  { rows, columns, locks, blocked, closed }: PuzzleOrder,
): Difficulty[] {
  if (game === "colour") return colourGrades(rows);
  return game === "queens"
    ? queensGrades(rows, locks)
    : knightsGrades(rows, columns, blocked, closed);
}

/** Replaces a grade that no puzzle can have. */
export const withGrade = (free: PuzzleOrder, grades: string[]): PuzzleOrder =>
  grades.length === 0 || grades.includes(free.grade)
    ? free
    : { ...free, grade: grades[0] as PuzzleOrder["grade"] };

/** In a sentence, or "". */
export function sizeProblem(game: GameId, { rows, columns }: Size) {
  const { least, most } = SIDES[game];
  const fits = [rows, columns].every((side) => side >= least && side <= most);
  return fits
    ? ""
    : `New puzzles come in sizes from ${least} × ${least} to ${most} × ${most}. Choose another size.`;
}
