/** What the log of solves comes to: times by size and grade, how they lie, and the last ones. */

import { grouped } from "../core/groups.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Solve } from "./state.ts";

/** How many, and how fast, in seconds. */
interface Times {
  solved: number;
  best: number;
  median: number;
}

/** Those of a size, and of its grades. */
export type OfSize = Times & { rows: number; columns: number; grades: Record<string, Times> };

/** So many took that long. */
interface Bar {
  label: string;
  count: number;
  isLast: boolean;
}

export interface Statistics {
  /** Of this game, on any board. */
  solved: number;
  /** The share of them without a hint, from 0 to 1. */
  withoutHints: number | null;
  /** In all. */
  hints: number;
  /** In ascending order. */
  sizes: OfSize[];
  /** The size that was solved most often. */
  usual: OfSize | null;
  /** How long that size takes. */
  bars: Bar[];
  /** Thirty on that size, the last one last. */
  last: Solve[];
}

/** So many of the last ones are shown. */
const LAST = 30;

/** Where one bar may end and the next begin, in seconds. */
const BOUNDS = [10, 20, 30, 45, 60, 120, 180, 240, 360, 600, 900, 1200, 1800, 3600, 7200];
/** So many of the bounds make bars, one more than them. */
const CHOSEN = 5;

/** @param size that bars and last ones are of, if not the usual */
export function statisticsOf(
  solves: Solve[],
  game: GameId,
  size?: { rows: number; columns: number },
): Statistics {
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

const isOf =
  ({
    rows,
    columns,
  }: {
    rows: number;
    columns: number;
  }): ((other: { rows: number; columns: number }) => boolean) =>
  (other) =>
    other.rows === rows && other.columns === columns;

const mostSolved = (sizes: OfSize[]) =>
  sizes.toSorted((one, other) => other.solved - one.solved).at(0) ?? null;

function sizesOf(solves: Solve[]): OfSize[] {
  const groups = grouped(solves, ({ rows, columns }) => `${rows}x${columns}`);
  const sizes = [...groups.values()].map((group) => {
    const { rows, columns } = group[0]!;
    return { rows, columns, ...timesOf(group), grades: gradesOf(group) };
  });
  return sizes.toSorted((one, other) => one.rows * one.columns - other.rows * other.columns);
}

function gradesOf(solves: Solve[]): Record<string, Times> {
  const graded = solves.filter(({ grade }) => grade !== null);
  const groups = grouped(graded, ({ grade }) => grade ?? "");
  return Object.fromEntries([...groups].map(([grade, group]) => [grade, timesOf(group)]));
}

/** @param solves at least one */
function timesOf(solves: Solve[]): Times {
  const seconds = solves.map((solve) => solve.seconds).toSorted((a, b) => a - b);
  return { solved: seconds.length, best: seconds[0]!, median: medianOf(seconds) };
}

/** The middle one, or what lies between the two. */
function medianOf(sorted: number[]) {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Which place a solve has among those of its size: 1 for the fastest. */
export const rankOf = (solves: Solve[], solve: Solve) =>
  1 +
  solves
    .filter(({ game }) => game === solve.game)
    .filter(isOf(solve))
    .filter(({ seconds }) => seconds < solve.seconds).length;

/** @param solves of a size, in the order of time */
function barsOf(solves: Solve[]): Bar[] {
  const last = solves.at(-1);
  if (!last) return [];
  const bounds = boundsAround(timesOf(solves).median);
  const edges = [0, ...bounds, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const isIn = ({ seconds }: Solve) => seconds >= from && seconds < to;
    return { label: labelOf(from, to), count: solves.filter(isIn).length, isLast: isIn(last) };
  });
}

/** The bounds of which the median lies in the middle. */
function boundsAround(median: number) {
  const above = BOUNDS.findIndex((bound) => bound > median);
  const middle = above < 0 ? BOUNDS.length : above;
  const most = BOUNDS.length - CHOSEN;
  const from = Math.min(Math.max(0, middle - Math.floor(CHOSEN / 2)), most);
  return BOUNDS.slice(from, from + CHOSEN);
}

/** What a bar is called: `2–3 min`. */
function labelOf(from: number, to: number) {
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

const unitOf = (seconds: number) => UNITS.find((unit) => seconds >= unit.of) ?? UNITS[2]!;

const inUnits = (seconds: number) => `${seconds / unitOf(seconds).of} ${unitOf(seconds).name}`;
