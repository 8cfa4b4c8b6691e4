/** Moments: one step of one run, as plain data. */

import type { GameId } from "../engine/generated/puzzle.ts";

export interface Moment {
  game: GameId;
  rows: number;
  columns: number;
  /** The locked queens, or the knight's start. */
  squares: number[];
  blocked: number[];
  closed: boolean;
  solver: string;
  /** As in a link: `rows=fewest&squares=random`. */
  options: string;
  seed: number;
  step: number;
}

/**
 * A moment, written shortly.
 * @param side of the board
 * @param at the square given, such as a8, or "" for none
 */
export function moment(
  game: GameId,
  side: number,
  at: string,
  solver: string,
  step: number,
  more: Partial<Moment> = {},
): Moment {
  return { game, ...layout(side, at), solver, options: "", seed: 0, step, ...more };
}

/**
 * A board, written shortly.
 * @param at the square given, such as a8, or "" for none
 */
export function layout(side: number, at: string) {
  const squares = at === "" ? [] : [(side - Number(at.slice(1))) * side + letter(at)];
  const blocked = [] as number[];
  return { rows: side, columns: side, squares, blocked, closed: false };
}

/** The column of a square's name, from 0. */
const letter = (name: string) => name.charCodeAt(0) - "a".charCodeAt(0);
