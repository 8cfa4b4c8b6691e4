/** A place in the search tree, and where the keys lead from there. */

/** @typedef {import("../scene/tree.js").Level} Level */
/** @typedef {import("../scene/tree.js").Value} Value */
/** @typedef {{depth: number, square: number}} Place */

/** Past the end of every row. */
const FAR = Number.POSITIVE_INFINITY;

/** @typedef {(levels: Level[], depth: number, index: number) => Place | null} Way */

/** All depths from the root down. @param {Level[]} levels */
const down = (levels) => [...levels.keys()];

/** @type {Way} */
const toRoot = (levels) => nearest(levels, down(levels), 0);

/** @type {Way} */
const toDeepest = (levels) => nearest(levels, down(levels).reverse(), 0);

/**
 * Where each key leads from the value with an index in the row of a depth.
 * @type {Record<string, Way>}
 */
const WAYS = {
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

/** The values of a depth as they stand in its row: last the one that stands, if one does. @param {Level} level */
const rowOf = ({ current, failed }) => (current ? [...failed, current] : failed);

/**
 * Where a key leads.
 * @param {Level[]} levels
 * @param {Place} from
 * @param {string} key its name, with "Control+" before it if that is held
 * @returns {Place | null} the same place at an edge, null for a key that leads nowhere
 */
export function walk(levels, from, key) {
  const way = WAYS[key];
  if (!way) return null;
  const index = rowOf(levels[from.depth]).findIndex(({ square }) => square === from.square);
  return way(levels, from.depth, index) ?? from;
}

/**
 * The value at a place, or null if it is there no more.
 * @param {Level[]} levels
 * @param {Place} place
 * @returns {Value | null}
 */
export function valueAt(levels, { depth, square }) {
  const level = levels[depth];
  return (level && rowOf(level).find((value) => value.square === square)) ?? null;
}

/**
 * Where the search is: the deepest value that stands. If none does, the deepest that there is.
 * @param {Level[]} levels
 */
export function tip(levels) {
  const standing = levels.flatMap(({ current }, depth) => (current ? [depth] : []));
  return nearest(levels, standing.reverse(), FAR) ?? toDeepest(levels, 0, 0);
}

/**
 * The place nearest to an index, in the first of these depths that has a value.
 * @param {Level[]} levels
 * @param {number[]} depths
 * @param {number} index
 * @returns {Place | null}
 */
function nearest(levels, depths, index) {
  for (const depth of depths) {
    const row = rowOf(levels[depth]);
    const value = row[Math.min(row.length - 1, Math.max(0, index))];
    if (value) return { depth, square: value.square };
  }
  return null;
}
