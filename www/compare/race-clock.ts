/** The clock that all lanes of a race share: its speed, and the scale of its moments. */

import type { RunEnd } from "../engine/generated/run.ts";
import type { RaceClock } from "../routes/compare/race.ts";

/** Maps moments to a scale from 0 to 1. */
interface Scale {
  /** The last moment, in the clock's unit. */
  longest: number;
  /** Whether it is logarithmic. */
  isLog: boolean;
  toX: (moment: number) => number;
  fromX: (x: number) => number;
}

/** Where a flag is, which side it points to, and whether it is `up`, above its neighbours. */
interface Flag {
  lane: number;
  x: number;
  side: "right" | "left" | "up";
}

/** If one run is this many times as long as another, the scale is logarithmic. */
const FAR_APART = 60;

/** Speeds by steps: steps per second; flat out, the least number of seconds. */
const STEPS_A_SECOND = [1, 6, 60];
const FLAT_OUT = 2;
/** Speeds by time: how many seconds the whole race takes. */
const SECONDS_IN_ALL = [60, 20, 5, FLAT_OUT];

/** The names of the speeds, the slowest first. */
export const SPEEDS: Record<RaceClock, string[]> = {
  steps: [...STEPS_A_SECOND.map((n) => (n === 1 ? "1 step/s" : `${n} steps/s`)), "Flat out"],
  time: SECONDS_IN_ALL.map((seconds) => `${seconds} s in total`),
};

/** From this speed on, steps are too fast for words. */
export const BLUR = SPEEDS.steps.length - 1;

/**
 * How far the clock advances in a second.
 * @param speed its index in `SPEEDS`
 * @param longest the last moment known
 */
export function rateOf(clock: RaceClock, speed: number, longest: number) {
  if (clock === "time") return longest / SECONDS_IN_ALL[speed]!;
  return STEPS_A_SECOND[speed] ?? Math.max(STEPS_A_SECOND[speed - 1]!, longest / FLAT_OUT);
}

/** When a lane ends. */
export const endOn = (clock: RaceClock, { steps, microseconds }: RunEnd) =>
  clock === "time" ? microseconds : steps;

/** A scale that keeps the ends of all lanes apart. */
export function scaleOf(ends: number[]): Scale {
  const longest = Math.max(1, ...ends);
  const isLog = longest > FAR_APART * Math.max(1, Math.min(...ends, longest));
  const far = Math.log1p(longest);
  return {
    longest,
    isLog,
    toX: (moment) => Math.min(1, isLog ? Math.log1p(moment) / far : moment / longest),
    fromX: (x) => (isLog ? Math.expm1(x * far) : x * longest),
  };
}

/** The powers of ten on a logarithmic scale; none on a linear one. */
export function ticksOf({ isLog, longest }: Scale) {
  const powers = Array.from({ length: 9 }, (_, power) => 10 ** power);
  return isLog ? powers.filter((power) => power < longest) : [];
}

/** The width of a flag on a phone, as a share of the scale. */
const FLAG = 0.07;

/** The flags at the ends of the lanes, right of their poles where nothing is in the way. */
export function flagsOf(ends: { lane: number; x: number }[]): Flag[] {
  const inOrder = ends.toSorted((a, b) => a.x - b.x);
  let taken = 0;
  return inOrder.map(({ lane, x }, index) => {
    const next = inOrder[index + 1]?.x ?? 1;
    const side = x + FLAG <= next ? "right" : x - FLAG >= taken ? "left" : "up";
    taken = side === "right" ? x + FLAG : x;
    return { lane, x, side };
  });
}
