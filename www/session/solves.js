/** The log of the puzzles that were solved. */

import { squareNames } from "./ids.js";
import { dateOf } from "./today.js";

/** @typedef {import("./saved.js").Log} Log */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").Solve} Solve */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").TourKinds} TourKinds */

/** A clock that is no further back than this, in milliseconds, was not set back. */
const BACK = 60 * 60 * 1000;

/**
 * A puzzle that was solved just now.
 * @param {Kept} kept
 * @param {{moves: number, position: string, kinds: TourKinds | null}} how
 * @param {number} now the time, in milliseconds
 * @param {Solve[]} before what was solved before
 * @returns {Solve}
 */
export function solveOf(kept, { moves, position, kinds }, now, before) {
  const { id, game, rows, columns, squares, blocked, closed, grade, day, seconds, hints } = kept;
  const on = dateOf(now);
  return {
    ...{ id, game, rows, columns, at: squareNames({ rows, columns }, squares) },
    ...{ blocked: blocked.length, closed, grade, day, on, ended: now },
    ...{ inTime: day === on && !isSetBack(now, before), seconds, moves, hints },
    // Crosses are no part of an answer.
    ...{ position: position.split("/")[0], kinds },
  };
}

/**
 * Whether the clock was set back: something was solved later than it is.
 * @param {number} now
 * @param {Solve[]} solves
 */
const isSetBack = (now, solves) => solves.some(({ ended }) => ended > now + BACK);

/**
 * The solves of two sides, each once, in the order of time.
 * @param {Solve[]} one
 * @param {Solve[]} other
 */
export function unitedSolves(one, other) {
  const all = new Map([...one, ...other].map((solve) => [`${solve.id} ${solve.ended}`, solve]));
  return [...all.values()].toSorted((a, b) => a.ended - b.ended);
}

/**
 * Two logs made one. A reset, or its taking back, counts for both.
 * @param {Log} mine
 * @param {Log} other
 * @returns {Log}
 */
export function unitedLogs(mine, other) {
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

/** Those solves that are not among others. @param {Solve[]} solves @param {Solve[]} others */
function missing(solves, others) {
  const there = new Set(others.map(({ id, ended }) => `${id} ${ended}`));
  return solves.filter(({ id, ended }) => !there.has(`${id} ${ended}`));
}

/** Statistics begin anew; what was solved is set aside. @param {State} state @returns {State} */
export const resetStatistics = (state) => ({
  ...state,
  solves: [],
  solvesAside: unitedSolves(state.solvesAside, state.solves),
  resets: state.resets + 1,
});

/** What was set aside counts again. @param {State} state @returns {State} */
export const restoreStatistics = (state) => ({
  ...state,
  solves: unitedSolves(state.solvesAside, state.solves),
  solvesAside: [],
  resets: state.resets + 1,
});
