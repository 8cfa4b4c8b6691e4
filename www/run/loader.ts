/**
 * Loads what a mode needs besides the page itself, when the mode is first opened or soon after the first
 * view.
 */

import type { Mode } from "../state/state.ts";

/** Loads something, unless it is loaded already. */
type Fetch = () => Promise<unknown>;

export class Loader {
  #needs;
  #loaded: Set<Mode> = new Set();

  constructor(needs: Record<Mode, Fetch[]>) {
    this.#needs = needs;
  }

  /** The modes, in the order in which to load them. */
  get modes() {
    return Object.keys(this.#needs) as Mode[];
  }

  /** Whether everything that a mode needs is loaded. */
  has(mode: Mode) {
    return this.#loaded.has(mode);
  }

  /** Loads what a mode needs. */
  async load(mode: Mode) {
    await Promise.all(this.#needs[mode].map((fetch) => fetch()));
    this.#loaded.add(mode);
  }
}

/** What to do once a mode is loaded, unless something else is wanted by then. */
export class PendingLoad {
  #loader;
  /** Identifies the request. */
  #purpose: { mode: Mode } | null = null;

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** The mode being loaded, or null. */
  get awaited() {
    return this.#purpose?.mode ?? null;
  }

  /** Drops the request. */
  drop() {
    this.#purpose = null;
  }

  /**
   * Loads what a mode needs; an earlier request is dropped.
   * @param act called once it is loaded
   * @param miss called if it fails to load
   */
  async run(mode: Mode, act: () => void, miss: (error: unknown) => void) {
    const purpose = { mode };
    this.#purpose = purpose;
    const then = await this.#loader.load(mode).then(
      () => act,
      (error) => () => miss(error),
    );
    if (this.#purpose !== purpose) return;
    this.#purpose = null;
    then();
  }
}
