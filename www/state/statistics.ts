/** Statistics of the log of solves. */

import type { Size } from "../core/geometry.ts";
import { grouped } from "../core/groups.ts";
import { ascending, medianOf } from "../core/lists.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Solve } from "./state.ts";

/** In seconds. */
interface Times {
  solved: number;
  best: number;
  median: number;
}

/** Times on a size, and per grade. */
export type OfSize = Times & Size & { grades: Record<string, Times> };

interface Bar {
  label: string;
  count: number;
  isLast: boolean;
}

const LAST = 30;

/** Possible bounds between bars, in seconds. */
const BOUNDS = [10, 20, 30, 45, 60, 120, 180, 240, 360, 600, 900, 1200, 1800, 3600, 7200];
/** How many of them are used. */
const CHOSEN = 5;

export type Statistics = ReturnType<typeof statisticsOf>;

/** @param size for the bars and the latest solves; by default the usual one */
export function statisticsOf(solves: Solve[], game: GameId, size?: Size) {
  const own = solves.filter((solve) => solve.game === game);
  const sizes = sizesOf(own);
  const usual = sizes.find((one) => size && isOf(one)(size)) ?? mostSolved(sizes);
  const onIt = usual ? own.filter(isOf(usual)) : [];
  // Earlier versions did not count mistakes.
  const counted = own.filter(({ mistakes }) => mistakes !== undefined);
  return {
    solved: own.length,
    withoutHints: shareOf(own, ({ hints }) => hints === 0),
    withoutMistakes: shareOf(counted, ({ mistakes }) => mistakes === 0),
    sizes,
    usual,
    bars: barsOf(onIt),
    last: onIt.slice(-LAST),
  };
}

/** The share of solves for which something holds; null if there are none. */
const shareOf = (solves: Solve[], holds: (solve: Solve) => boolean) =>
  solves.length > 0 ? solves.filter(holds).length / solves.length : null;

const isOf = (size: Size) => (other: Size) =>
  other.rows === size.rows && other.columns === size.columns;

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
  const groups = grouped(graded, ({ grade }) => grade!);
  return Object.fromEntries([...groups].map(([grade, group]) => [grade, timesOf(group)]));
}

/** @param solves at least one */
function timesOf(solves: Solve[]): Times {
  const seconds = ascending(solves.map((solve) => solve.seconds));
  return { solved: seconds.length, best: seconds[0]!, median: medianOf(seconds) };
}

/** The rank of a solve among those of its size, from 1. */
export const rankOf = (solves: Solve[], solve: Solve) =>
  1 +
  solves
    .filter(({ game }) => game === solve.game)
    .filter(isOf(solve))
    .filter(({ seconds }) => seconds < solve.seconds).length;

/** @param solves of one size, in order of time */
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

function boundsAround(median: number) {
  const above = BOUNDS.findIndex((bound) => bound > median);
  const middle = above < 0 ? BOUNDS.length : above;
  const most = BOUNDS.length - CHOSEN;
  const from = Math.min(Math.max(0, middle - Math.floor(CHOSEN / 2)), most);
  return BOUNDS.slice(from, from + CHOSEN);
}

/** `2–3 min`. */
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
