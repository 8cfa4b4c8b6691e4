/** The steps that each solver took on each puzzle, in words. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Chosen } from "./state.ts";

export type Results = ReadonlyMap<string, string>;

/** How many are remembered: all solvers on some ten puzzles. */
const MOST = 200;

export const NO_RESULTS: Results = new Map();

export const noted = (
  results: Results,
  puzzle: Puzzle,
  info: SolverInfo,
  chosen: Chosen,
  words: string,
): Results => new Map([...[...results].slice(1 - MOST), [keyOf(puzzle, info, chosen), words]]);

/** Undefined if unknown. A solver that is not chosen would run without options. */
export function resultOf(
  results: Results,
  puzzle: Puzzle,
  info: SolverInfo,
  chosen: Chosen,
): string | undefined {
  const asked = info.id === chosen.solver ? chosen : { ...chosen, options: "" };
  return results.get(keyOf(puzzle, info, asked));
}

/** Everything that decides the number of steps. */
function keyOf(puzzle: Puzzle, { id, seeded }: SolverInfo, { options, seed }: Chosen) {
  const sorted = new URLSearchParams(options);
  sorted.sort();
  return JSON.stringify([puzzle, id, sorted.toString(), seeded ? seed : 0]);
}
