/** The model, and changes of it. */

import type { Change, State } from "./state.ts";
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

/** The game of the new puzzle that a person asks for. */
export const newGameIn = ({ state, ui }: Pick<Model, "state" | "ui">) => ui.newGame ?? state.game;

/** Changes the saved state, and perhaps parts of the rest. */
export const changing =
  (change: Change, ui?: Partial<Ui>): ModelChange =>
  ({ state }) => ({ state: change(state), ...(ui && { ui }) });

/** Changes nothing that is saved. */
export const showing =
  (ui: Partial<Ui>): ModelChange =>
  () => ({ ui });
