/** A module that loads when it is first needed. */
export class Late<M> {
  #fetch;
  #module: M | null = null;

  constructor(fetch: () => Promise<M>) {
    this.#fetch = fetch;
  }

  /** Null until it has loaded. */
  get module() {
    return this.#module;
  }

  async load() {
    this.#module ??= await this.#fetch();
  }
}

/** Throws if it has not loaded. */
export function here<T>(it: T | null): T {
  if (it === null) throw new Error("It has not been loaded.");
  return it;
}
