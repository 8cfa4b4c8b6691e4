/** The log of solved puzzles. */

import { squareNames } from "./ids.ts";
import type { Log } from "./saved.ts";
import type { Kept, Solve, State, TourKinds } from "./state.ts";
import { dateOf } from "./today.ts";

/** Tolerance for a clock that was set back, in milliseconds. */
const BACK = 60 * 60 * 1000;

/**
 * @param now the time, in milliseconds
 * @param before earlier solves
 */
export function solveOf(
  kept: Kept,
  how: { moves: number; position: string; kinds: TourKinds | null; log: string | null },
  now: number,
  before: Solve[],
): Solve {
  const { moves, position, kinds, log } = how;
  const { id, game, rows, columns, squares, blocked, closed, regions } = kept;
  const { grade, day, seconds, hints, mistakes = 0 } = kept;
  const on = dateOf(now);
  return {
    id,
    game,
    rows,
    columns,
    at: squareNames({ rows, columns }, squares),
    blocked: blocked.length,
    ...(regions && { regions }),
    closed,
    grade,
    day,
    on,
    ended: now,
    inTime: day === on && !isSetBack(now, before),
    seconds,
    moves,
    hints,
    mistakes,
    // Crosses are no part of an answer.
    position: position.split("/")[0]!,
    kinds,
    ...(log !== null && { log }),
  };
}

/** Whether something was solved later than now. */
const isSetBack = (now: number, solves: Solve[]) => solves.some(({ ended }) => ended > now + BACK);

/** Merges two lists, in order of time. */
export function unitedSolves(one: Solve[], other: Solve[]) {
  const all = new Map([...one, ...other].map((solve) => [keyOf(solve), solve]));
  return [...all.values()].toSorted((a, b) => a.ended - b.ended);
}

/** Merges two logs. A reset, or undoing one, counts for both. */
export function unitedLogs(mine: Log, other: Log): Log {
  if (mine.resets !== other.resets) {
    const [after, before] = mine.resets > other.resets ? [mine, other] : [other, mine];
    const { solves, solvesAside, resets } = after;
    const known = new Set([...solves, ...solvesAside].map(keyOf));
    const lost = unitedSolves(before.solves, before.solvesAside).filter(
      (solve) => !known.has(keyOf(solve)),
    );
    return { solves: unitedSolves(solves, lost), solvesAside, resets };
  }
  const solvesAside = unitedSolves(mine.solvesAside, other.solvesAside);
  return { solves: unitedSolves(mine.solves, other.solves), solvesAside, resets: mine.resets };
}

const keyOf = ({ id, ended }: Solve) => `${id} ${ended}`;

/** Starts statistics over; the solves can be restored. */
export const resetStatistics = (state: State): State => ({
  ...state,
  solves: [],
  solvesAside: unitedSolves(state.solvesAside, state.solves),
  resets: state.resets + 1,
});

export const restoreStatistics = (state: State): State => ({
  ...state,
  solves: unitedSolves(state.solvesAside, state.solves),
  solvesAside: [],
  resets: state.resets + 1,
});
