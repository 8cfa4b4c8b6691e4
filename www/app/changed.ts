/** The model after a change. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Model, ModelChange } from "../store/model.ts";
import { gameOf, type State } from "../store/state.ts";
import { fitted } from "./fitting.ts";

export interface Result extends Model {
  /** What was refused, in a sentence, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
}

/** The model after a change. Its solver fits the board, and blocking ends with a change of board. */
export function changed(
  before: Model,
  change: ModelChange,
  solvers: Record<GameId, SolverInfo[]>,
): Result {
  const { state: made = before.state, ui, notice = "", hint = "" } = change(before);
  const { state, problem } =
    made === before.state ? { state: made, problem: "" } : fitted(made, solvers);
  const blocking = isElsewhere(before.state, state) ? false : before.ui.blocking;
  return {
    state,
    ui: ui || blocking !== before.ui.blocking ? { ...before.ui, blocking, ...ui } : before.ui,
    notice: notice || problem,
    hint,
  };
}

/** The same without the wait for a day's puzzle, which ends when the person does something else. */
export const withoutWait = ({ state, ui }: Model, result: Result): Result =>
  result.state !== state && result.ui.wanted && result.ui.wanted === ui.wanted
    ? { ...result, ui: { ...result.ui, wanted: null } }
    : result;

/** Whether the game or the mode changes. The same state may be in a lesson that has not been loaded. */
export const isElsewhere = (before: State, after: State) =>
  before !== after && (before.mode !== after.mode || gameOf(before) !== gameOf(after));
