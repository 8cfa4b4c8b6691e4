/** The model, and the results of reducers. */

import type { Action, ActionOf } from "./actions.ts";
import type { Change } from "./changes.ts";
import type { State } from "./state.ts";
import type { Ui } from "./ui.ts";

export interface Model {
  state: State;
  ui: Ui;
}

/** The changed parts of the model, and messages in sentences. */
export interface Reduced {
  state?: State;
  ui?: Partial<Ui>;
  notice?: string;
  hint?: string;
}

/** Pure; throws a sentence where an action is impossible. */
export type Reducer = (model: Model) => Reduced;

export type Reducers<A extends Action> = {
  [T in A["type"]]?: (action: ActionOf<T>) => Reducer;
};

/** A reducer that changes the saved state, and perhaps parts of the rest. */
export const changing =
  (change: Change, ui?: Partial<Ui>): Reducer =>
  ({ state }) => ({ state: change(state), ...(ui && { ui }) });

/** A reducer that changes nothing that is saved. */
export const showing =
  (ui: Partial<Ui>): Reducer =>
  () => ({ ui });
