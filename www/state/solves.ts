/** The log of the puzzles that were solved. */

import { squareNames } from "./ids.ts";
import type { Log } from "./saved.ts";
import type { Kept, Solve, State, TourKinds } from "./state.ts";
import { dateOf } from "./today.ts";

/** A clock that is no further back than this, in milliseconds, was not set back. */
const BACK = 60 * 60 * 1000;

/**
 * A puzzle that was solved just now.
 * @param now the time, in milliseconds
 * @param before what was solved before
 */
export function solveOf(
  kept: Kept,
  { moves, position, kinds }: { moves: number; position: string; kinds: TourKinds | null },
  now: number,
  before: Solve[],
): Solve {
  const { id, game, rows, columns, squares, blocked, closed, grade, day, seconds, hints } = kept;
  const on = dateOf(now);
  return {
    ...{ id, game, rows, columns, at: squareNames({ rows, columns }, squares) },
    ...{ blocked: blocked.length, closed, grade, day, on, ended: now },
    ...{ inTime: day === on && !isSetBack(now, before), seconds, moves, hints },
    // Crosses are no part of an answer.
    ...{ position: position.split("/")[0]!, kinds },
  };
}

/** Whether the clock was set back: something was solved later than it is. */
const isSetBack = (now: number, solves: Solve[]) => solves.some(({ ended }) => ended > now + BACK);

/** The solves of two sides, each once, in the order of time. */
export function unitedSolves(one: Solve[], other: Solve[]) {
  const all = new Map([...one, ...other].map((solve) => [`${solve.id} ${solve.ended}`, solve]));
  return [...all.values()].toSorted((a, b) => a.ended - b.ended);
}

/** Two logs made one. A reset, or its taking back, counts for both. */
export function unitedLogs(mine: Log, other: Log): Log {
  if (mine.resets !== other.resets) {
    const [after, before] = mine.resets > other.resets ? [mine, other] : [other, mine];
    const { solves, solvesAside, resets } = after;
    const lost = missing(unitedSolves(before.solves, before.solvesAside), [
      ...solves,
      ...solvesAside,
    ]);
    return { solves: unitedSolves(solves, lost), solvesAside, resets };
  }
  const solvesAside = unitedSolves(mine.solvesAside, other.solvesAside);
  return { solves: unitedSolves(mine.solves, other.solves), solvesAside, resets: mine.resets };
}

/** Those solves that are not among others. */
function missing(solves: Solve[], others: Solve[]) {
  const there = new Set(others.map(({ id, ended }) => `${id} ${ended}`));
  return solves.filter(({ id, ended }) => !there.has(`${id} ${ended}`));
}

/** Statistics begin anew; what was solved is set aside. */
export const resetStatistics = (state: State): State => ({
  ...state,
  solves: [],
  solvesAside: unitedSolves(state.solvesAside, state.solves),
  resets: state.resets + 1,
});

/** What was set aside counts again. */
export const restoreStatistics = (state: State): State => ({
  ...state,
  solves: unitedSolves(state.solvesAside, state.solves),
  solvesAside: [],
  resets: state.resets + 1,
});
