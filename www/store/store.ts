/** The one place where the model changes, and the record of what changed it. */

import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import { type Difference, differences, patched } from "../core/differences.ts";
import type { Model } from "./model.ts";
import type { State } from "./state.ts";

/** At least this many entries are kept. */
const LEAST = 1000;

/** A command as plain data: its name and its arguments. */
interface Data {
  type: string;
}

/** A command, and what it changed; null for an answer of the engine, the clock or another window. */
interface Entry {
  command: Data | null;
  changed: Difference[];
}

/** A model, and what happened since. */
export interface Recording {
  from: Model;
  entries: Entry[];
}

export class Store {
  #state;
  #ui;
  #older: Recording;
  #newer: Recording;
  #isPerforming = false;

  constructor(model: Model) {
    this.#state = signal(model.state);
    this.#ui = signal(model.ui);
    this.#older = { from: model, entries: [] };
    this.#newer = { from: model, entries: [] };
  }

  get state() {
    return this.#state.value;
  }

  get ui() {
    return this.#ui.value;
  }

  /** The state as a signal. */
  get signal(): ReadonlySignal<State> {
    return this.#state;
  }

  get #model(): Model {
    return { state: this.#state.peek(), ui: this.#ui.peek() };
  }

  set({ state, ui }: Model) {
    this.perform(null, () => {
      [this.#state.value, this.#ui.value] = [state, ui];
    });
  }

  /**
   * Performs a command, or takes an answer, and records it, with all commands and changes inside it. What follows from
   * the model is computed once, afterwards.
   */
  perform<T>(command: Data | null, act: () => T): T {
    if (this.#isPerforming) return act();
    return batch(() => {
      this.#isPerforming = true;
      try {
        return this.#record(command, act);
      } finally {
        this.#isPerforming = false;
      }
    });
  }

  #record<T>(command: Data | null, act: () => T): T {
    const from = this.#model;
    try {
      return act();
    } finally {
      const changed = differences(from, this.#model);
      if (command || changed.length > 0) this.#remember({ command, changed }, from);
    }
  }

  #remember(entry: Entry, from: Model) {
    if (this.#newer.entries.length >= LEAST) {
      this.#older = this.#newer;
      this.#newer = { from, entries: [] };
    }
    this.#newer.entries.push(entry);
  }

  /** For bug reports. */
  get recording(): Recording {
    return { from: this.#older.from, entries: [...this.#older.entries, ...this.#newer.entries] };
  }
}

/** The model after a recording. The commands are not performed again, so no answer comes twice. */
export const replay = ({ from, entries }: Recording): Model =>
  entries.flatMap(({ changed }) => changed).reduce(patched, from);
