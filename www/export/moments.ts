/** Which moments an animation shows, and for how long. */

import type { AnimationSource } from "./subject.ts";

/** What each moment is called. */
export const MOMENT_NAMES: Record<AnimationSource["what"], string> = {
  game: "move",
  run: "step",
  program: "step",
  explanation: "reason",
};

/** More would take too long. */
export const MOST_FRAMES = 400;

/** The slowest and the fastest animation, in frames per second. */
export const RATES = { least: 0.5, most: 25 };

/** The duration of the last frame, in hundredths of a second. */
const LAST = 250;

/** The steps shown: all of them, or `most` of them at equal distances, including both ends. */
export function momentsOf(from: number, to: number, most: number = MOST_FRAMES) {
  const frames = Math.min(most, to - from + 1);
  if (frames < 2) return [to];
  return Array.from({ length: frames }, (_, i) =>
    Math.round(from + ((to - from) * i) / (frames - 1)),
  );
}

/**
 * The duration of a frame, in hundredths of a second.
 * @param rate frames per second
 */
export function delayOf(rate: number, last: boolean) {
  const within = Math.min(RATES.most, Math.max(RATES.least, rate));
  return last ? LAST : Math.round(100 / within);
}
