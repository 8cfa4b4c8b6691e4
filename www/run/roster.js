/** Which boards a solver can be asked to solve, and which solver steps in for one that cannot. */
import { count } from "../base/numbers.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../base/geometry.js").Size} Size */

/**
 * Whether a board is not too large for a solver.
 * @param {SolverInfo} info
 * @param {Size} size
 */
export const takes = ({ largest }, { rows, columns }) => Math.max(rows, columns) <= largest;

/** What a solver takes, in words. @param {SolverInfo} info */
export const limitOf = ({ largest }) => `takes boards of up to ${count(largest)} a side`;

/**
 * The solvers of each game.
 * @param {SolverInfo[]} roster
 * @returns {Record<GameId, SolverInfo[]>}
 */
export const byGame = (roster) => ({
  queens: roster.filter(({ game }) => game === "queens"),
  knights: roster.filter(({ game }) => game === "knights"),
});

/**
 * The solver with an id; the first of a game if a saved one is no longer there.
 * @param {SolverInfo[]} solvers of one game
 * @param {string} id
 */
export const solverOf = (solvers, id) => solvers.find((info) => info.id === id) ?? solvers[0];

/**
 * The solver to use instead of one that a board is too large for: the usual one if it takes the
 * board, or else the first that does. Null where the one chosen takes it, or none.
 * @param {SolverInfo[]} solvers of one game
 * @param {string} chosen
 * @param {string} usual
 * @param {Size} size
 */
export function insteadOf(solvers, chosen, usual, size) {
  const fitting = solvers.filter((info) => takes(info, size));
  if (fitting.length === 0 || fitting.some(({ id }) => id === chosen)) return null;
  return fitting.find(({ id }) => id === usual) ?? fitting[0];
}
