/** Values that follow from others, and what follows from them. */

import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals-core";
import { shareEqual } from "./share-equal.ts";

/** A computed signal whose equal parts keep their identity: it changes only when its value is no longer equal. */
export function derived<T>(compute: () => T): ReadonlySignal<T> {
  let last: T | undefined;
  return computed(() => {
    last = shareEqual(last, compute());
    return last;
  });
}

/** The values of signals as properties: what reads one is computed again when that one changes. */
export function valuesOf<Values extends object>(
  signals: {
    [Name in keyof Values]: ReadonlySignal<Values[Name]>;
  },
): Values {
  const read = (name: keyof Values) => ({ enumerable: true, get: () => signals[name].value });
  const names = Object.keys(signals) as (keyof Values)[];
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, read(name)])),
  ) as Values;
}

/**
 * Acts now, and whenever a value changes. What it reads or changes meanwhile doesn't make it act again.
 * @param isEqual such as `same`, for a value that is a new object each time
 */
export function whenever<T>(
  read: () => T,
  act: (value: T) => void,
  isEqual: (one: unknown, other: unknown) => boolean = Object.is,
) {
  let last: T | undefined;
  const value = computed(() => {
    const next = read();
    if (!isEqual(last, next)) last = next;
    return last as T;
  });
  effect(() => {
    const { value: next } = value;
    untracked(() => act(next));
  });
}

/** Says that something which is no signal itself has changed, such as a run in a compiled module. */
export class News {
  #count = signal(0);

  /** What reads this is computed again when something has changed. */
  read() {
    return this.#count.value;
  }

  tell() {
    this.#count.value = this.#count.peek() + 1;
  }
}
