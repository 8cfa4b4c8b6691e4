/**
 * What modes need beside the page itself: it is fetched when a mode is first asked for, or soon after
 * the first view.
 */

/** @typedef {import("../session/state.js").Mode} Mode */
/** Fetches something, unless it is there already. @typedef {() => Promise<unknown>} Fetch */

export class Supplies {
  #needs;
  /** @type {Set<Mode>} */
  #stocked = new Set();

  /** @param {Record<Mode, Fetch[]>} needs */
  constructor(needs) {
    this.#needs = needs;
  }

  /** The modes, those first that people see first. */
  get modes() {
    return /** @type {Mode[]} */ (Object.keys(this.#needs));
  }

  /** Whether all that a mode needs is there. @param {Mode} mode */
  has(mode) {
    return this.#stocked.has(mode);
  }

  /** Fetches what a mode needs. @param {Mode} mode */
  async fetch(mode) {
    await Promise.all(this.#needs[mode].map((fetch) => fetch()));
    this.#stocked.add(mode);
  }
}

/** What is done as soon as what it needs is there, unless something else is asked for meanwhile. */
export class Errand {
  #supplies;
  /** What it is for, so that it is known again. @type {{mode: Mode} | null} */
  #purpose = null;

  /** @param {Supplies} supplies */
  constructor(supplies) {
    this.#supplies = supplies;
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
   * @param {Mode} mode
   * @param {() => void} act what is done then
   * @param {(error: unknown) => void} miss what is done where it does not arrive
   */
  async run(mode, act, miss) {
    const purpose = { mode };
    this.#purpose = purpose;
    const then = await this.#supplies.fetch(mode).then(
      () => act,
      (error) => () => miss(error),
    );
    if (this.#purpose !== purpose) return;
    this.#purpose = null;
    then();
  }
}
