/** Combines the reducers. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Action, ActionOf } from "./actions.ts";
import { fitted } from "./fitting.ts";
import type { Model, Reduced, Reducer, Reducers } from "./model.ts";
import { app } from "./reducers/app.ts";
import { compare } from "./reducers/compare.ts";
import { play } from "./reducers/play.ts";
import { watch } from "./reducers/watch.ts";
import { byGame } from "./roster.ts";
import { gameOf, type State } from "./state.ts";

export interface Result extends Model {
  /** What was refused, in a sentence, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
}

/** Pure; throws a sentence where an action is impossible. */
export type Reduce = (model: Model, action: Action) => Result;

export function reducerOf(roster: SolverInfo[]): Reduce {
  const solvers = byGame(roster);
  const reducers: Reducers<Action> = { ...app, ...play, ...watch(solvers), ...compare(solvers) };
  return (model, action) => {
    const reducer = reducers[action.type] as ((action: Action) => Reducer) | undefined;
    if (!reducer) return { ...model, ...SILENT };
    const result = settled(model, reducer(action)(model), solvers);
    return isIntent(action) && result.state !== model.state ? unwanted(model, result) : result;
  };
}

const SILENT = { notice: "", hint: "" };

/** Completes the model: the solver fits the board, and blocking ends with a change of board. */
function settled(
  before: Model,
  { state: made = before.state, ui, notice = "", hint = "" }: Reduced,
  solvers: Record<GameId, SolverInfo[]>,
): Result {
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

/** A new intent cancels the wait for a day's puzzle. */
const unwanted = ({ ui }: Model, result: Result): Result =>
  result.ui.wanted && result.ui.wanted === ui.wanted
    ? { ...result, ui: { ...result.ui, wanted: null } }
    : result;

/** Actions that the page triggers, not a person. */
const UNASKED = {
  "play/played": 1,
  "watch/reached": 1,
  "learn/reached": 1,
  "learn/made": 1,
  "race/stands": 1,
  "app/merged": 1,
  "days/known": 1,
  "play/graded": 1,
  "play/recalled": 1,
  "solves/archived": 1,
} satisfies { [T in Action["type"]]?: 1 };

const isIntent = (action: Action) => !(action.type in UNASKED) && !isQuiet(action);

/** Whether the game or the mode changes. The same state may be in a lesson that has not been loaded. */
export const isElsewhere = (before: State, after: State) =>
  before !== after && (before.mode !== after.mode || gameOf(before) !== gameOf(after));

/** Actions that change saved state but no board. */
const QUIET = {
  "settings/set": 1,
  "learn/learned": 1,
  "learn/solved": 1,
  "play/hints-seen": 1,
  "play/coached": 1,
  "solves/archived": 1,
  "compare/look-at-start": 1,
  "compare/look-at-size": 1,
  "compare/look-at-run": 1,
} satisfies { [T in Action["type"]]?: 1 };

export const isQuiet = (action: Action): action is ActionOf<keyof typeof QUIET> =>
  action.type in QUIET;
