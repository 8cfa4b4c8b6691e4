/** What puzzle a person would like to be made, a wish a game. No DOM, no engine. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Wish } from "../engine/generated/thinking.ts";

export interface FreePlay {
  rows: number;
  columns: number;
  /** Whether the size was typed, rather than chosen. */
  other: boolean;
  /** Locked queens; 0 for any number. */
  locks: number;
  /** Squares that a knight must not visit. */
  blocked: number;
  closed: boolean;
  grade: "easy" | "medium" | "hard" | "expert";
}

/** The smallest and the largest side of a board that puzzles are made for. */
export const SIDES = { queens: { least: 5, most: 12 }, knights: { least: 3, most: 12 } };

/** What is offered first. */
export const FIRST_WISHES: Record<GameId, FreePlay> = {
  queens: { rows: 8, columns: 8, other: false, locks: 0, blocked: 0, closed: false, grade: "easy" },
  knights: {
    rows: 6,
    columns: 6,
    other: false,
    locks: 0,
    blocked: 0,
    closed: false,
    grade: "easy",
  },
};

/** The wish as it is asked of the engine. */
export const wishOf = (
  game: GameId,
  { rows, columns, locks, blocked, closed, grade }: FreePlay,
  seed: number,
): Wish => ({
  ...{ game, rows, columns, grade, seed },
  locks: game === "queens" ? locks : 0,
  blocked: game === "knights" ? blocked : 0,
  closed: game === "knights" && closed,
});

/**
 * The grade that a puzzle is made with: the one that is wished for, or the first that there is.
 * @param grades that there are
 */
export const withGrade = (free: FreePlay, grades: string[]): FreePlay =>
  grades.length === 0 || grades.includes(free.grade)
    ? free
    : { ...free, grade: grades[0] as FreePlay["grade"] };

/** What is wrong with the size of a wish, in a sentence, or "". */
export function sizeProblem(game: GameId, { rows, columns }: FreePlay) {
  const { least, most } = SIDES[game];
  const fits = [rows, columns].every((side) => side >= least && side <= most);
  return fits
    ? ""
    : `Puzzles are made from ${least} × ${least} to ${most} × ${most}: choose another size.`;
}
