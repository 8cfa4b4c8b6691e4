/** The pseudocode of solvers. Their module has to be open. */

import { pseudocodeOf } from "../engine/engine.ts";
import type { PseudocodeLine, SolverInfo } from "../engine/generated/solver.ts";

const known: WeakMap<SolverInfo, PseudocodeLine[]> = new WeakMap();

/** The lines of a solver's pseudocode; the page asks the engine once. */
export function codeOf(solver: SolverInfo) {
  const lines = known.get(solver) ?? pseudocodeOf(solver);
  known.set(solver, lines);
  return lines;
}
