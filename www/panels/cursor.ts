/** A place in the search tree, and the places that keys lead to. */

import type { TreeLevel as Level, TreeValue as Value } from "../engine/generated/run.ts";

export interface TreePlace {
  depth: number;
  square: number;
}

/** Past the end of every row. */
const FAR = Number.POSITIVE_INFINITY;

type Move = (levels: Level[], depth: number, index: number) => TreePlace | null;

/** All depths from the root down. */
const down = (levels: Level[]) => [...levels.keys()];

const toRoot: Move = (levels) => nearest(levels, down(levels), 0);

const toDeepest: Move = (levels) => nearest(levels, down(levels).reverse(), 0);

/** Where each key leads from a place. */
const MOVES: Record<string, Move> = {
  ArrowLeft: (levels, depth, index) => nearest(levels, [depth], index - 1),
  ArrowRight: (levels, depth, index) => nearest(levels, [depth], index + 1),
  ArrowUp: (levels, depth, index) => nearest(levels, down(levels).slice(0, depth).reverse(), index),
  ArrowDown: (levels, depth, index) => nearest(levels, down(levels).slice(depth + 1), index),
  Home: (levels, depth) => nearest(levels, [depth], 0),
  End: (levels, depth) => nearest(levels, [depth], FAR),
  PageUp: toRoot,
  PageDown: toDeepest,
  "Control+Home": toRoot,
  "Control+End": toDeepest,
};

/** The values of a depth in the order of its row: the current one, if any, comes last. */
const rowOf = ({ current, failed }: Level) => (current ? [...failed, current] : failed);

/**
 * Where a key leads.
 * @param key its name, with "Control+" before it if that is held
 * @returns the same place at an edge, null for a key that leads nowhere
 */
export function walk(levels: Level[], from: TreePlace, key: string): TreePlace | null {
  const way = MOVES[key];
  if (!way) return null;
  const index = rowOf(levels[from.depth]!).findIndex(({ square }) => square === from.square);
  return way(levels, from.depth, index) ?? from;
}

/** The value at a place, or null if it is gone. */
export function valueAt(levels: Level[], { depth, square }: TreePlace): Value | null {
  const level = levels[depth];
  return (level && rowOf(level).find((value) => value.square === square)) ?? null;
}

/** The place of the search: its deepest current value, or the deepest value of all if there is none. */
export function tip(levels: Level[]) {
  const standing = levels.flatMap(({ current }, depth) => (current ? [depth] : []));
  return nearest(levels, standing.reverse(), FAR) ?? toDeepest(levels, 0, 0);
}

/** The place nearest to an index, in the first of these depths that has a value. */
function nearest(levels: Level[], depths: number[], index: number): TreePlace | null {
  for (const depth of depths) {
    const row = rowOf(levels[depth]!);
    const value = row[Math.min(row.length - 1, Math.max(0, index))];
    if (value) return { depth, square: value.square };
  }
  return null;
}
