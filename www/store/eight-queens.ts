/** Solutions of eight queens among the solves. */

import { ascending } from "../core/lists.ts";
import { squaresNamed } from "../routes/ids.ts";
import type { Solve } from "./played.ts";

/** The queen's column in each row, from the top. */
export type Columns = number[];

export const SIDE = 8;
const SIZE = { rows: SIDE, columns: SIDE };

/** Null if it is not a solution of eight queens. */
export function solutionOf({ game, at, position }: Solve): Columns | null {
  if (game !== "queens") return null;
  const names = [...at.split("+"), ...position.split("+")].filter(Boolean);
  const squares = ascending(squaresNamed(SIZE, names));
  const isFull = squares.length === SIDE && squares.every((s, row) => Math.floor(s / SIDE) === row);
  return isFull ? squares.map((square) => square % SIDE) : null;
}
