/** The model, and how it changes. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Change } from "./changes.ts";
import { fitted } from "./fitting.ts";
import { gameOf, type State } from "./state.ts";
import type { Ui } from "./ui.ts";

export interface Model {
  state: State;
  ui: Ui;
}

/** The changed parts of the model, and messages in sentences. */
export interface Changed {
  state?: State;
  ui?: Partial<Ui>;
  notice?: string;
  hint?: string;
}

/** Pure; throws a sentence where a change is impossible. */
export type ModelChange = (model: Model) => Changed;

/** Changes the saved state, and perhaps parts of the rest. */
export const changing =
  (change: Change, ui?: Partial<Ui>): ModelChange =>
  ({ state }) => ({ state: change(state), ...(ui && { ui }) });

/** Changes nothing that is saved. */
export const showing =
  (ui: Partial<Ui>): ModelChange =>
  () => ({ ui });

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
