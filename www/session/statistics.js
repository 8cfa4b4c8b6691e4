/** What the log of solves comes to: times by size and grade, how they lie, and the last ones. */

import { grouped } from "../base/groups.js";

/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Solve} Solve */
/** How many, and how fast, in seconds. @typedef {{solved: number, best: number, median: number}} Times */
/** Those of a size, and of its grades. @typedef {Times & {rows: number, columns: number, grades: Record<string, Times>}} OfSize */
/** So many took that long. @typedef {{label: string, count: number, isLast: boolean}} Bar */
/**
 * @typedef {object} Statistics
 * @property {number} solved of this game, on any board
 * @property {number | null} withoutHints the share of them without a hint, from 0 to 1
 * @property {number} hints in all
 * @property {OfSize[]} sizes in ascending order
 * @property {OfSize | null} usual the size that was solved most often
 * @property {Bar[]} bars how long that size takes
 * @property {Solve[]} last thirty on that size, the last one last
 */

/** So many of the last ones are shown. */
const LAST = 30;

/** Where one bar may end and the next begin, in seconds. */
const BOUNDS = [10, 20, 30, 45, 60, 120, 180, 240, 360, 600, 900, 1200, 1800, 3600, 7200];
/** So many of the bounds make bars, one more than them. */
const CHOSEN = 5;

/**
 * @param {Solve[]} solves
 * @param {GameId} game
 * @param {{rows: number, columns: number}} [size] that bars and last ones are of, if not the usual
 * @returns {Statistics}
 */
export function statisticsOf(solves, game, size) {
  const own = solves.filter((solve) => solve.game === game);
  const sizes = sizesOf(own);
  const usual = sizes.find((one) => size && isOf(one)(size)) ?? mostSolved(sizes);
  const onIt = usual ? own.filter(isOf(usual)) : [];
  const plain = own.filter(({ hints }) => hints === 0).length;
  return {
    ...{ solved: own.length, withoutHints: own.length > 0 ? plain / own.length : null },
    ...{ hints: own.reduce((sum, { hints }) => sum + hints, 0), sizes, usual },
    ...{ bars: barsOf(onIt), last: onIt.slice(-LAST) },
  };
}

/** @param {{rows: number, columns: number}} size @returns {(other: {rows: number, columns: number}) => boolean} */
const isOf =
  ({ rows, columns }) =>
  (other) =>
    other.rows === rows && other.columns === columns;

/** @param {OfSize[]} sizes */
const mostSolved = (sizes) =>
  sizes.toSorted((one, other) => other.solved - one.solved).at(0) ?? null;

/** @param {Solve[]} solves @returns {OfSize[]} */
function sizesOf(solves) {
  const groups = grouped(solves, ({ rows, columns }) => `${rows}x${columns}`);
  const sizes = [...groups.values()].map((group) => {
    const [{ rows, columns }] = group;
    return { rows, columns, ...timesOf(group), grades: gradesOf(group) };
  });
  return sizes.toSorted((one, other) => one.rows * one.columns - other.rows * other.columns);
}

/** @param {Solve[]} solves @returns {Record<string, Times>} */
function gradesOf(solves) {
  const graded = solves.filter(({ grade }) => grade !== null);
  const groups = grouped(graded, ({ grade }) => grade ?? "");
  return Object.fromEntries([...groups].map(([grade, group]) => [grade, timesOf(group)]));
}

/** @param {Solve[]} solves at least one @returns {Times} */
function timesOf(solves) {
  const seconds = solves.map((solve) => solve.seconds).toSorted((a, b) => a - b);
  return { solved: seconds.length, best: seconds[0], median: medianOf(seconds) };
}

/** The middle one, or what lies between the two. @param {number[]} sorted */
function medianOf(sorted) {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

/**
 * Which place a solve has among those of its size: 1 for the fastest.
 * @param {Solve[]} solves
 * @param {Solve} solve
 */
export const rankOf = (solves, solve) =>
  1 +
  solves
    .filter(({ game }) => game === solve.game)
    .filter(isOf(solve))
    .filter(({ seconds }) => seconds < solve.seconds).length;

/** @param {Solve[]} solves of a size, in the order of time @returns {Bar[]} */
function barsOf(solves) {
  const last = solves.at(-1);
  if (!last) return [];
  const bounds = boundsAround(timesOf(solves).median);
  const edges = [0, ...bounds, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((to, index) => {
    const from = edges[index];
    const isIn = (/** @type {Solve} */ { seconds }) => seconds >= from && seconds < to;
    return { label: labelOf(from, to), count: solves.filter(isIn).length, isLast: isIn(last) };
  });
}

/** The bounds of which the median lies in the middle. @param {number} median */
function boundsAround(median) {
  const above = BOUNDS.findIndex((bound) => bound > median);
  const middle = above < 0 ? BOUNDS.length : above;
  const most = BOUNDS.length - CHOSEN;
  const from = Math.min(Math.max(0, middle - Math.floor(CHOSEN / 2)), most);
  return BOUNDS.slice(from, from + CHOSEN);
}

/** What a bar is called: `2–3 min`. @param {number} from @param {number} to */
function labelOf(from, to) {
  if (from === 0) return `under ${inUnits(to)}`;
  if (to === Number.POSITIVE_INFINITY) return `over ${inUnits(from)}`;
  const unit = unitOf(from);
  return unit === unitOf(to)
    ? `${from / unit.of}–${inUnits(to)}`
    : `${inUnits(from)}–${inUnits(to)}`;
}

const UNITS = [
  { of: 3600, name: "h" },
  { of: 60, name: "min" },
  { of: 1, name: "s" },
];

/** @param {number} seconds */
const unitOf = (seconds) => UNITS.find((unit) => seconds >= unit.of) ?? UNITS[2];

/** @param {number} seconds */
const inUnits = (seconds) => `${seconds / unitOf(seconds).of} ${unitOf(seconds).name}`;
