/** All solutions of eight queens as solves, found by trying every order of the columns. */

import { solve } from "./solves.ts";

function orders(left: number[], chosen: number[] = []): number[][] {
  if (left.length === 0) return [chosen];
  return left.flatMap((column) =>
    orders(
      left.filter((other) => other !== column),
      [...chosen, column],
    ),
  );
}

const fits = (columns: number[]) =>
  [1, -1].every((way) => new Set(columns.map((column, row) => column + way * row)).size === 8);

export const solves = orders([0, 1, 2, 3, 4, 5, 6, 7])
  .filter(fits)
  .map((columns, index) => {
    const [at, ...others] = columns.map((column, row) => `${"abcdefgh"[column]}${8 - row}`);
    return solve({ at, position: others.join("+"), ended: index });
  });
