/**
 * Motion as a function of two states and a time: nothing here remembers a frame.
 */

import { plain } from "./lists.ts";

/** The longest that a move takes, in milliseconds. */
const LONGEST = 180;

/**
 * How long a move takes at a rate: never longer than most of a tick.
 * @param rate ticks per second
 */
export const tweenTime = (rate: number) => Math.min(LONGEST, 700 / rate);

/**
 * How far a move has come, from 0 to 1, slow at both ends.
 * @param passed milliseconds since it began
 * @param time milliseconds that it takes
 */
export function progress(passed: number, time: number) {
  if (time <= 0 || passed >= time) return 1;
  const t = Math.max(0, passed / time);
  return t * t * (3 - 2 * t);
}

export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/**
 * The way of each piece between two lists of squares, where pieces are known by their squares: a
 * person moves one at a time.
 * @returns by the place in the list after, or before for those that are gone
 */
export function waysByHand(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
): { index: number; from: number | null; to: number | null }[] {
  const [old, now] = [plain(before), plain(after)];
  const gone = old.filter((square) => !now.includes(square));
  const fresh = now.filter((square) => !old.includes(square));
  const moved = gone.length === 1 && fresh.length === 1 ? gone[0]! : null;
  const stays = now.map((square, index) => ({
    index,
    from: fresh.includes(square) ? moved : square,
    to: square,
  }));
  const leaves = gone.map((from) => ({ index: old.indexOf(from), from, to: null }));
  return moved === null ? [...stays, ...leaves] : stays;
}

/**
 * The way of each piece between two lists of squares. Pieces are known by their place in the
 * list: one that is in both slides, a new one appears, one that is gone fades.
 */
export function ways(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
): { index: number; from: number | null; to: number | null }[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => ({
    index,
    from: before[index] ?? null,
    to: after[index] ?? null,
  }));
}
