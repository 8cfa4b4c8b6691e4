/** How many steps each solver took on each puzzle, as it was asked to solve it; in words. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Chosen } from "./state.ts";

export type Results = ReadonlyMap<string, string>;

export const NO_RESULTS: Results = new Map();

/**
 * The results with one more.
 * @param info of the solver chosen
 */
export const noted = (
  results: Results,
  puzzle: Puzzle,
  info: SolverInfo,
  chosen: Chosen,
  words: string,
): Results => new Map([...results, [keyOf(puzzle, info, chosen), words]]);

/**
 * What a solver took. One that is not chosen is asked as it would be if it were: with no options.
 * @returns undefined where that is not known
 */
export function resultOf(
  results: Results,
  puzzle: Puzzle,
  info: SolverInfo,
  chosen: Chosen,
): string | undefined {
  const asked = info.id === chosen.solver ? chosen : { ...chosen, options: "" };
  return results.get(keyOf(puzzle, info, asked));
}

/** All that decides what a solver takes. */
function keyOf(puzzle: Puzzle, { id, seeded }: SolverInfo, { options, seed }: Chosen) {
  const sorted = new URLSearchParams(options);
  sorted.sort();
  return JSON.stringify([puzzle, id, sorted.toString(), seeded ? seed : 0]);
}
