/** The one place where state changes: reducers apply actions, which are recorded for replay. */

import type { Action } from "./actions.ts";
import type { Model } from "./model.ts";
import type { Reduce, Result } from "./reduce.ts";

/** At least this many actions are recorded. */
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

  /** The result of an action; throws a sentence if it is impossible. */
  preview(action: Action): Result {
    return this.#reduce({ state: this.state, ui: this.ui }, action);
  }

  dispatch(action: Action, result: Result = this.preview(action)) {
    const { state, ui } = result;
    if (state === this.state && ui === this.ui) return;
    this.#remember(action);
    this.#model = { state, ui };
  }

  /** For bug reports. */
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

/** The model after a recording. */
export const replay = (reduce: Reduce, { from, actions }: Recording): Model =>
  actions.reduce<Model>((model, action) => {
    const { state, ui } = reduce(model, action);
    return { state, ui };
  }, from);
