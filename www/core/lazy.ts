import { signal } from "@preact/signals-core";

/** A module that loads when it is first needed. */
export class Lazy<M> {
  #fetch;
  #module = signal<M | null>(null);

  constructor(fetch: () => Promise<M>) {
    this.#fetch = fetch;
  }

  /** Null until it has loaded. */
  get module() {
    return this.#module.value;
  }

  async load() {
    this.#module.value ??= await this.#fetch();
  }
}

/** A part that this browser has not kept: it is offline, and never needed the part before. */
export class NotCached extends Error {}

/** A module that only some people need: it is kept for use offline once it has been used (`vite/optional.ts`). */
export class Optional<M> extends Lazy<M> {
  #name;

  /** @param name of the part, at the start of a sentence */
  constructor(name: string, fetch: () => Promise<M>) {
    super(fetch);
    this.#name = name;
  }

  override async load() {
    try {
      await super.load();
    } catch (error) {
      if (navigator.onLine) throw error;
      throw new NotCached(`${this.#name} works offline once you have used it online.`, {
        cause: error,
      });
    }
  }
}

/** Throws if it has not loaded. */
export function loaded<T>(it: T | null): T {
  if (it === null) throw new Error("It has not been loaded.");
  return it;
}
