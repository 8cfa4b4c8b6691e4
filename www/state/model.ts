/** What the store holds, and what a reducer makes of it. */

import type { Action, ActionOf } from "./actions.ts";
import type { Change } from "./changes.ts";
import type { State } from "./state.ts";
import type { Ui } from "./ui.ts";

export interface Model {
  /** What is kept between visits. */
  state: State;
  /** What is not. */
  ui: Ui;
}

/** The model after an action, as far as it differs, and what there is to say of it, in sentences. */
export interface Reduced {
  state?: State;
  ui?: Partial<Ui>;
  /** What was refused. */
  notice?: string;
  /** What to do next. */
  hint?: string;
}

/** Pure; throws, with a sentence, where that cannot be. */
export type Reducer = (model: Model) => Reduced;

/** A reducer for each type of action that changes the model. */
export type Reducers<A extends Action> = {
  [T in A["type"]]?: (action: ActionOf<T>) => Reducer;
};

/** What changes the state alone, and with it a part of the rest. */
export const changing =
  (change: Change, ui: Partial<Ui> = {}): Reducer =>
  ({ state }) => ({ state: change(state), ui });

/** What changes nothing that is kept. */
export const showing =
  (ui: Partial<Ui>): Reducer =>
  () => ({ ui });
