/**
 * Whether the browser promises to keep what is stored here. It is asked once there is something to
 * lose: a puzzle solved, or ten moves made.
 */

/** @typedef {import("./state.js").State} State */
/** What the browser answered. @typedef {"not asked" | "promised" | "not promised" | "unknown"} Promised */
/** @typedef {Pick<StorageManager, "persist" | "persisted">} Manager */

/** So many moves are something to lose. */
const MOVES = 10;

export class Lasting {
  /** @type {Promised} */
  answer = "not asked";
  #manager;

  /** @param {Manager | undefined} manager of the browser's storage, where it has one */
  constructor(manager) {
    this.#manager = manager;
  }

  /**
   * Asks, if there is something to lose and nobody has asked yet.
   * @param {State} state
   */
  async ask(state) {
    if (this.answer !== "not asked" || !hasSomethingToLose(state)) return;
    this.answer = "unknown";
    try {
      const isPromised = (await this.#manager?.persisted()) || (await this.#manager?.persist());
      if (isPromised !== undefined) this.answer = isPromised ? "promised" : "not promised";
    } catch {
      // A browser that does not say promises nothing.
    }
  }
}

/** Whether a puzzle was solved, or moves enough were made. @param {State} state */
export function hasSomethingToLose({ solves, play }) {
  const records = Object.values(play.games).map(({ record }) => record);
  const moves = records.flatMap((record) => record.split(" ").filter(Boolean)).length;
  return solves.length > 0 || moves >= MOVES;
}

/** What this browser promises. */
export const browserLasting = new Lasting(globalThis.navigator?.storage);
