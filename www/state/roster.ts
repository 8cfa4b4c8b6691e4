/** Which boards a solver can be asked to solve, and which solver steps in for one that cannot. */

import type { Size } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";

/** Whether a board is not too large for a solver. */
export const takes = ({ largest }: SolverInfo, { rows, columns }: Size) =>
  Math.max(rows, columns) <= largest;

/** What a solver takes, in words. */
export const limitOf = ({ largest }: SolverInfo) =>
  `takes boards of up to ${count(largest)} a side`;

/** The solvers of each game. */
export const byGame = (roster: SolverInfo[]): Record<GameId, SolverInfo[]> => ({
  queens: roster.filter(({ game }) => game === "queens"),
  knights: roster.filter(({ game }) => game === "knights"),
});

/**
 * The solver with an id; the first of a game if a saved one is no longer there.
 * @param solvers of one game
 */
export const solverOf = (solvers: SolverInfo[], id: string) =>
  solvers.find((info) => info.id === id) ?? solvers[0]!;

/**
 * The solver to use instead of one that a board is too large for: the usual one if it takes the
 * board, or else the first that does. Null where the one chosen takes it, or none.
 * @param solvers of one game
 */
export function insteadOf(solvers: SolverInfo[], chosen: string, usual: string, size: Size) {
  const fitting = solvers.filter((info) => takes(info, size));
  if (fitting.length === 0 || fitting.some(({ id }) => id === chosen)) return null;
  return fitting.find(({ id }) => id === usual) ?? fitting[0]!;
}
