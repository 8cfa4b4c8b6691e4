/**
 * What modes need beside the page itself: it is fetched when a mode is first asked for, or soon after
 * the first view.
 */

import type { Mode } from "../state/state.ts";

/** Fetches something, unless it is there already. */
type Fetch = () => Promise<unknown>;

export class Loader {
  #needs;
  #loaded: Set<Mode> = new Set();

  constructor(needs: Record<Mode, Fetch[]>) {
    this.#needs = needs;
  }

  /** The modes, those first that people see first. */
  get modes() {
    return Object.keys(this.#needs) as Mode[];
  }

  /** Whether all that a mode needs is there. */
  has(mode: Mode) {
    return this.#loaded.has(mode);
  }

  /** Fetches what a mode needs. */
  async load(mode: Mode) {
    await Promise.all(this.#needs[mode].map((fetch) => fetch()));
    this.#loaded.add(mode);
  }
}

/** What is done as soon as what it needs is there, unless something else is asked for meanwhile. */
export class PendingLoad {
  #loader;
  /** What it is for, so that it is known again. */
  #purpose: { mode: Mode } | null = null;

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** The mode that is on its way, or null. */
  get awaited() {
    return this.#purpose?.mode ?? null;
  }

  /** Nobody wants it any more. */
  drop() {
    this.#purpose = null;
  }

  /**
   * Fetches what a mode needs; what was waited for before is not done.
   * @param act what is done then
   * @param miss what is done where it does not arrive
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
