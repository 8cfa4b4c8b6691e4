/** Which boards a solver takes, and which solver replaces it on boards it doesn't take. */

import { solvedAs } from "../content/game-names.ts";
import type { Size } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import { sentenceOf } from "../engine/door.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { checkRun } from "../engine/setting-up.ts";
import { perGame } from "../routes/ids.ts";
import { FIRST_BOARDS } from "../routes/layout.ts";
import { readOptions } from "../routes/options.ts";
import type { Chosen } from "./state.ts";

type Board = Size & Pick<Puzzle, "regions">;

export const takes = (info: SolverInfo, { rows, columns, regions }: Board) =>
  Math.max(rows, columns) <= info.largest && !(regions && refusalOf(info));

export const limitOf = ({ largest }: SolverInfo) =>
  `takes boards of up to ${count(largest)} a side`;

/** Why a solver does not take a board, in a sentence. */
export const whyNot = (info: SolverInfo, { regions }: Board) =>
  (regions && refusalOf(info)) || `${info.name} ${limitOf(info)}.`;

const refusals: Map<string, string> = new Map();

/** Why a solver takes no boards of colours, in a sentence, or "". */
export function refusalOf({ id }: SolverInfo) {
  const known = refusals.get(id);
  if (known !== undefined) return known;
  const why = refusal(id);
  refusals.set(id, why);
  return why;
}

function refusal(solver: string) {
  try {
    checkRun({ game: "colour", ...FIRST_BOARDS.colour }, solver, "");
    return "";
  } catch (error) {
    return sentenceOf(error);
  }
}

export const byGame = (roster: SolverInfo[]) =>
  perGame((game) => roster.filter((info) => info.game === solvedAs(game)));

/**
 * The first solver replaces one that no longer exists.
 * @param solvers of one game
 */
export const solverOf = (solvers: SolverInfo[], id: string) =>
  solvers.find((info) => info.id === id) ?? solvers[0]!;

/**
 * The solver for a board that the chosen one does not take: the default, or else the first that does.
 * Null if the chosen one takes it, or none does.
 * @param solvers of one game
 */
export function insteadOf(solvers: SolverInfo[], chosen: string, usual: string, board: Board) {
  const fitting = solvers.filter((info) => takes(info, board));
  if (fitting.length === 0 || fitting.some(({ id }) => id === chosen)) return null;
  return fitting.find(({ id }) => id === usual) ?? fitting[0]!;
}

/** Whether another seed changes the run: some solvers use chance only if an option says so. */
export function isByChance({ seeded, options }: SolverInfo, chosen: Pick<Chosen, "options">) {
  const random = options.filter(({ choices }) => choices.some(({ id }) => id === RANDOM));
  const values = readOptions(chosen.options);
  return seeded && (random.length === 0 || random.some(({ name }) => values.get(name) === RANDOM));
}

const RANDOM = "random";

/** The label of the button that restarts the run, or starts a new one if chance decides. */
export const restartWords = (info: SolverInfo, chosen: Pick<Chosen, "options">) =>
  isByChance(info, chosen) ? "New run" : "Restart";
