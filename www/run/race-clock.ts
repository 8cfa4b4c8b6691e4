/** The clock that all lanes of a race share: how fast it goes, and where its moments lie on a scale. */

import type { RunEnd } from "../engine/generated/run.ts";
import type { RaceClock } from "../state/compare/race.ts";

/** Moments on a scale from 0 to 1. */
interface Scale {
  /** The last moment, in the clock's unit. */
  longest: number;
  /** Whether it is logarithmic. */
  isLog: boolean;
  toX: (moment: number) => number;
  fromX: (x: number) => number;
}

/** Where a flag stands, and to which side it flies; `up` above its neighbours. */
interface Flag {
  lane: number;
  x: number;
  side: "right" | "left" | "up";
}

/** A run so many times as long as another makes the scale logarithmic. */
const FAR_APART = 60;

/** How fast a race goes by steps: so many a second; flat out it takes so many seconds at least. */
const STEPS_A_SECOND = [1, 6, 60];
const FLAT_OUT = 2;
/** How fast it goes by time: the whole race takes so many seconds. */
const SECONDS_IN_ALL = [60, 20, 5, FLAT_OUT];

/** What the speeds are called, from the slowest on. */
export const SPEEDS: Record<RaceClock, string[]> = {
  steps: [...STEPS_A_SECOND.map((n) => (n === 1 ? "1 step/s" : `${n} steps/s`)), "Flat out"],
  time: SECONDS_IN_ALL.map((seconds) => `${seconds} s in all`),
};

/** The speed at which steps go by too fast for words. */
export const BLUR = SPEEDS.steps.length - 1;

/**
 * How far the clock goes in a second.
 * @param speed its place in `SPEEDS`
 * @param longest the last moment known
 */
export function rateOf(clock: RaceClock, speed: number, longest: number) {
  if (clock === "time") return longest / SECONDS_IN_ALL[speed]!;
  return STEPS_A_SECOND[speed] ?? Math.max(STEPS_A_SECOND[speed - 1]!, longest / FLAT_OUT);
}

/** When a lane ends. */
export const endOn = (clock: RaceClock, { steps, microseconds }: RunEnd) =>
  clock === "time" ? microseconds : steps;

/** A scale on which the ends of all lanes can be told. */
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

/** The powers of ten of a logarithmic scale; none of another. */
export function ticksOf({ isLog, longest }: Scale) {
  const powers = Array.from({ length: 9 }, (_, power) => 10 ** power);
  return isLog ? powers.filter((power) => power < longest) : [];
}

/** Flags closer than this share of the scale would cover one another. */
const NEAR = 0.03;
/** From here on a flag would fly off the scale. */
const LAST = 0.94;

/** Where the flags stand at which lanes end. */
export function flagsOf(ends: { lane: number; x: number }[]): Flag[] {
  const inOrder = ends.toSorted((a, b) => a.x - b.x);
  return inOrder.map(({ lane, x }, index) => {
    const before = index > 0 && x - inOrder[index - 1]!.x < NEAR;
    const after = index + 1 < inOrder.length && inOrder[index + 1]!.x - x < NEAR;
    const side = x > LAST ? "left" : after && before ? "up" : after ? "left" : "right";
    return { lane, x, side };
  });
}
