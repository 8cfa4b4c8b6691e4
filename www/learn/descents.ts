/**
 * The size of a search tree, estimated by random descents: D. E. Knuth, Estimating the efficiency of backtrack
 * programs, Mathematics of Computation 29 (1975), 121–136. The tree is that of backtracking, or of forward checking,
 * from the top row down.
 */

import type { Moment } from "../content/moment.ts";
import { Draws } from "../core/draws.ts";

/** The squares left in an open row: a bit for each column. */
interface Row {
  row: number;
  left: number;
}

/** The open rows from the top, after a queen was placed. */
export type Node = Row[];

/** The nodes one queen deeper. */
type Children = (node: Node) => Node[];

/** A board with its locked queens alone. Bits hold up to 30 columns. */
export function rootOf({ rows, columns, squares }: Moment): Node {
  const locked = squares.map((square) => [Math.floor(square / columns), square % columns] as const);
  const open = Array.from({ length: rows }, (_, row) => ({ row, left: 2 ** columns - 1 })).filter(
    ({ row }) => locked.every(([taken]) => taken !== row),
  );
  return locked.reduce((node, [row, column]) => without(node, row, 1 << column), open);
}

/** Backtracking's: it only looks at the next row. */
export const childrenOf: Children = ([next, ...rest]) =>
  next ? bitsOf(next.left).map((queen) => without(rest, next.row, queen)) : [];

/** Forward checking's: none where a row has run out of squares. */
export const childrenAhead: Children = (node) =>
  node.some(({ left }) => left === 0) ? [] : childrenOf(node);

/** Rules out what a queen attacks. */
const without = (node: Node, row: number, queen: number): Node =>
  node.map((other) => {
    const apart = Math.abs(other.row - row);
    return { row: other.row, left: other.left & ~(queen | (queen << apart) | (queen >> apart)) };
  });

function bitsOf(bits: number) {
  const found = [];
  for (let left = bits; left !== 0; left &= left - 1) found.push(left & -left);
  return found;
}

/** The estimate of one descent: the sum of the products of the branching factors on its way. */
function descend(root: Node, below: Children, draws: Draws) {
  let [size, width, children] = [0, 1, below(root)];
  while (children.length > 0) {
    width *= children.length;
    size += width;
    children = below(draws.pick(children));
  }
  return size;
}

/**
 * The averages of the first descents.
 * @param counts in ascending order
 */
export function estimates(root: Node, below: Children, counts: number[], seed: number): number[] {
  const draws = new Draws(seed);
  let [made, sum] = [0, 0];
  return counts.map((count) => {
    for (; made < count; made++) sum += descend(root, below, draws);
    return sum / count;
  });
}
