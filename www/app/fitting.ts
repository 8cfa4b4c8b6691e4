/** Chooses another solver, or a start, for boards that need one. */

import { isLarge } from "../board/scene/large.ts";
import { omit } from "../core/objects.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { choose, give, replaceRun } from "../store/changes.ts";
import { insteadOf, whyNot } from "../store/roster.ts";
import { boardOf, gameOf, puzzleOf, runOf, type State, USUAL_SOLVERS } from "../store/state.ts";

/** The state with a start and a solver that fit, and what was replaced, in a sentence. */
export function fitted(
  state: State,
  solvers: Record<GameId, SolverInfo[]>,
): { state: State; problem: string } {
  if (state.mode !== "watch") return { state, problem: "" };
  const { state: there, problem } = withFittingSolver(withStart(state), solvers[gameOf(state)]);
  return { state: withFittingChoices(there, solvers[gameOf(state)]), problem };
}

/** On large boards squares can't be clicked, so the knight gets a start. */
function withStart(state: State) {
  const needsStart = gameOf(state) === "knights" && boardOf(state).squares.length === 0;
  return needsStart && isLarge(puzzleOf(state)) ? give(0)(state) : state;
}

/** A run without choices yet goes on alone, if the person can't choose for its solver or on its board. */
function withFittingChoices(state: State, solvers: SolverInfo[]) {
  const run = runOf(state);
  if (run.choices !== "") return state;
  const { unsteered } = solvers.find(({ id }) => id === run.solver) ?? {};
  return unsteered || isLarge(puzzleOf(state)) ? replaceRun(state, omit(run, "choices")) : state;
}

function withFittingSolver(state: State, solvers: SolverInfo[]) {
  const run = runOf(state);
  const chosen = solvers.find(({ id }) => id === run.solver);
  const other = insteadOf(solvers, run.solver, USUAL_SOLVERS[gameOf(state)], run);
  if (!chosen || !other) return { state, problem: "" };
  const problem = `${whyNot(chosen, run)} ${other.name} was chosen instead.`;
  return { state: choose({ solver: other.id, options: "", seed: run.seed })(state), problem };
}
