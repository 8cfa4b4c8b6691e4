/** What has to give way where a board is too large to be watched as it was asked for. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { isLarge } from "../scene/large.ts";
import { choose, give } from "./changes.ts";
import { insteadOf, limitOf } from "./roster.ts";
import { boardOf, gameOf, puzzleOf, runOf, type State, USUAL_SOLVERS } from "./state.ts";

/**
 * The state with a start and a solver that its board can be watched with.
 * @returns and what had to be chosen instead, in a sentence
 */
export function fitted(
  state: State,
  solvers: Record<GameId, SolverInfo[]>,
): { state: State; problem: string } {
  if (state.mode !== "watch") return { state, problem: "" };
  return withFittingSolver(withStart(state), solvers[gameOf(state)]);
}

/** Where single squares cannot be clicked, the knight gets a start unasked. */
function withStart(state: State) {
  const needsStart = gameOf(state) === "knights" && boardOf(state).squares.length === 0;
  return needsStart && isLarge(puzzleOf(state)) ? give(0)(state) : state;
}

/** @param solvers of its game */
function withFittingSolver(state: State, solvers: SolverInfo[]) {
  const run = runOf(state);
  const chosen = solvers.find(({ id }) => id === run.solver);
  const other = insteadOf(solvers, run.solver, USUAL_SOLVERS[gameOf(state)], run);
  if (!chosen || !other) return { state, problem: "" };
  const problem = `${chosen.name} ${limitOf(chosen)}: ${other.name} was chosen instead.`;
  return { state: choose({ solver: other.id, options: "", seed: run.seed })(state), problem };
}
