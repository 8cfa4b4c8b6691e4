/**
 * The one place where state changes: an action goes in, and its reducer makes the next state. What happened is
 * remembered as a list of actions that, carried out again, ends in the same state.
 */

import type { Action } from "./actions.ts";
import type { Model } from "./model.ts";
import type { Reduce, Result } from "./reduce.ts";

/** So many actions are remembered at least. */
const LEAST = 1000;

/** A model, and the actions since. */
export interface Recording {
  from: Model;
  actions: Action[];
}

export class Store {
  readonly #reduce;
  #model;
  #older: Recording;
  #newer: Recording;

  constructor(reduce: Reduce, model: Model) {
    this.#reduce = reduce;
    this.#model = model;
    this.#older = { from: model, actions: [] };
    this.#newer = { from: model, actions: [] };
  }

  get state() {
    return this.#model.state;
  }

  get ui() {
    return this.#model.ui;
  }

  /**
   * What an action would lead to.
   * @throws with a sentence, where it cannot be carried out
   */
  preview(action: Action): Result {
    return this.#reduce({ state: this.state, ui: this.ui }, action);
  }

  /**
   * Carries an action out.
   * @param result what it leads to, where that is known
   * @throws with a sentence, where it cannot be carried out
   */
  dispatch(action: Action, result: Result = this.preview(action)) {
    const { state, ui } = result;
    if (state === this.state && ui === this.ui) return;
    this.#remember(action);
    this.#model = { state, ui };
  }

  /** What happened last, for a report of a fault. */
  get recording(): Recording {
    return { from: this.#older.from, actions: [...this.#older.actions, ...this.#newer.actions] };
  }

  #remember(action: Action) {
    if (this.#newer.actions.length >= LEAST) {
      this.#older = this.#newer;
      this.#newer = { from: this.#model, actions: [] };
    }
    this.#newer.actions.push(action);
  }
}

/** The model that a recording ends in. */
export const replay = (reduce: Reduce, { from, actions }: Recording): Model =>
  actions.reduce<Model>((model, action) => {
    const { state, ui } = reduce(model, action);
    return { state, ui };
  }, from);
