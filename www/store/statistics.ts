/** Statistics of the solved puzzles. */

import type { Size } from "../core/geometry.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { GAME_IDS } from "../routes/ids.ts";
import type { Solve } from "./state.ts";
import type { Times as Counts, SizeSummary, Summary } from "./summary.ts";

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

/** A time in whole seconds, and how often it was needed. */
type Counted = [seconds: number, count: number];

/** Possible bounds between bars, in seconds. */
const BOUNDS = [10, 20, 30, 45, 60, 120, 180, 240, 360, 600, 900, 1200, 1800, 3600, 7200];
/** How many of them are used. */
const CHOSEN = 5;

export type Statistics = ReturnType<typeof statisticsOf>;

/** The game solved last; null if none was. */
export function lastSolved({ games }: Summary): GameId | null {
  const endOf = ({ sizes }: Summary["games"][GameId]) =>
    Math.max(0, ...Object.values(sizes).map(({ last }) => last.at(-1)?.[0] ?? 0));
  const ends = GAME_IDS.map((game) => ({ game, end: endOf(games[game]) }));
  const latest = ends.reduce((one, other) => (other.end > one.end ? other : one));
  return latest.end > 0 ? latest.game : null;
}

/** @param size for the bars and the latest solves; by default the usual one */
export function statisticsOf({ games }: Summary, game: GameId, size?: Size) {
  const own = games[game];
  const all = Object.values(own.sizes);
  const sizes = all.map(sizeOf).toSorted((one, other) => areaOf(one) - areaOf(other));
  const usual = sizes.find((one) => size && isOf(one)(size)) ?? mostSolved(sizes);
  const onIt = usual && all.find(isOf(usual));
  return {
    solved: own.solved,
    withoutHints: shareOf(own.withoutHints, own.solved),
    withoutMistakes: shareOf(own.withoutMistakes, own.solved),
    sizes,
    usual,
    bars: onIt ? barsOf(onIt) : [],
    /** The seconds of the latest solves, in order of time. */
    last: onIt ? onIt.last.map(([, seconds]) => seconds) : [],
  };
}

const areaOf = ({ rows, columns }: Size) => rows * columns;

/** Null if there is nothing to share. */
const shareOf = (part: number, all: number) => (all > 0 ? part / all : null);

const isOf = (size: Size) => (other: Size) =>
  other.rows === size.rows && other.columns === size.columns;

const mostSolved = (sizes: OfSize[]) =>
  sizes.toSorted((one, other) => other.solved - one.solved).at(0) ?? null;

function sizeOf({ rows, columns, times }: SizeSummary): OfSize {
  const grades = Object.entries(times).filter(([grade]) => grade !== "");
  return {
    rows,
    columns,
    ...timesOf(countedIn(Object.values(times))),
    grades: Object.fromEntries(grades.map(([grade, of]) => [grade, timesOf(countedIn([of]))])),
  };
}

/** In order of seconds. */
function countedIn(all: Counts[]): Counted[] {
  const counts: Map<number, number> = new Map();
  for (const [seconds, count] of all.flatMap((times) => Object.entries(times))) {
    counts.set(Number(seconds), (counts.get(Number(seconds)) ?? 0) + count);
  }
  return [...counts].toSorted(([one], [other]) => one - other);
}

/** @param counted at least one */
function timesOf(counted: Counted[]): Times {
  const solved = counted.reduce((sum, [, count]) => sum + count, 0);
  const [low, high] = [Math.floor((solved - 1) / 2), Math.floor(solved / 2)];
  const median = (timeAt(counted, low) + timeAt(counted, high)) / 2;
  return { solved, best: counted[0]![0], median };
}

/** The time at a place in order, from 0. */
function timeAt(counted: Counted[], place: number) {
  let before = 0;
  for (const [seconds, count] of counted) {
    before += count;
    if (before > place) return seconds;
  }
  return 0;
}

/** The rank of a solve among those of its size, from 1, and how many there are. */
export function rankOf({ games }: Summary, solve: Solve) {
  const size = Object.values(games[solve.game].sizes).find(isOf(solve));
  const counted = countedIn(Object.values(size?.times ?? {}));
  const seconds = Math.floor(solve.seconds);
  const sum = (all: Counted[]) => all.reduce((sum, [, count]) => sum + count, 0);
  return { rank: 1 + sum(counted.filter(([time]) => time < seconds)), of: sum(counted) };
}

function barsOf({ times, last }: SizeSummary): Bar[] {
  const latest = last.at(-1)?.[1] ?? 0;
  const counted = countedIn(Object.values(times));
  const bounds = boundsAround(timesOf(counted).median);
  const edges = [0, ...bounds, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const isIn = (seconds: number) => seconds >= from && seconds < to;
    const own = counted.filter(([seconds]) => isIn(seconds));
    const count = own.reduce((sum, [, count]) => sum + count, 0);
    return { label: labelOf(from, to), count, isLast: isIn(latest) };
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
