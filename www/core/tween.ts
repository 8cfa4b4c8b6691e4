/** Motion as a function of two states and a time. */

import { plain } from "./lists.ts";

/** The longest move, in milliseconds. */
const LONGEST = 180;

/** How long a move takes at a rate of ticks per second: shorter than a tick. */
export const tweenTime = (rate: number) => Math.min(LONGEST, 700 / rate);

/** The eased progress of a move, from 0 to 1. */
export function progress(passed: number, time: number) {
  if (time <= 0 || passed >= time) return 1;
  const t = Math.max(0, passed / time);
  return t * t * (3 - 2 * t);
}

export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** Where a piece moves; null for one that appears or disappears. */
interface Motion {
  index: number;
  from: number | null;
  to: number | null;
}

/**
 * Matches pieces by square: a person moves one at a time.
 * @returns indexes into `after`, or `before` for pieces that are gone
 */
export function motionsByHand(before: ArrayLike<number>, after: ArrayLike<number>): Motion[] {
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

/** Matches pieces by index. */
export function motions(before: ArrayLike<number>, after: ArrayLike<number>): Motion[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => ({
    index,
    from: before[index] ?? null,
    to: after[index] ?? null,
  }));
}
