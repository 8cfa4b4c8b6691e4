/** What has to give way where a board is too large to be watched as it was asked for. */

import { isLarge } from "../scene/large.js";
import { choose, give } from "../session/changes.js";
import { boardOf, gameOf, puzzleOf, runOf, USUAL_SOLVERS } from "../session/state.js";
import { insteadOf, limitOf } from "./roster.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").State} State */

/**
 * The state with a start and a solver that its board can be watched with.
 * @param {State} state
 * @param {Record<GameId, SolverInfo[]>} solvers
 * @returns {{state: State, problem: string}} and what had to be chosen instead, in a sentence
 */
export function fitted(state, solvers) {
  if (state.mode !== "watch") return { state, problem: "" };
  return withFittingSolver(withStart(state), solvers[gameOf(state)]);
}

/** Where single squares cannot be clicked, the knight gets a start unasked. @param {State} state */
function withStart(state) {
  const needsStart = gameOf(state) === "knights" && boardOf(state).squares.length === 0;
  return needsStart && isLarge(puzzleOf(state)) ? give(0)(state) : state;
}

/** @param {State} state @param {SolverInfo[]} solvers of its game */
function withFittingSolver(state, solvers) {
  const run = runOf(state);
  const chosen = solvers.find(({ id }) => id === run.solver);
  const other = insteadOf(solvers, run.solver, USUAL_SOLVERS[gameOf(state)], run);
  if (!chosen || !other) return { state, problem: "" };
  const problem = `${chosen.name} ${limitOf(chosen)}: ${other.name} was chosen instead.`;
  return { state: choose({ solver: other.id, options: "", seed: run.seed })(state), problem };
}
