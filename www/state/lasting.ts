/**
 * Whether the browser promises to keep what is stored here. It is asked once there is something to
 * lose: a puzzle solved, or ten moves made.
 */

import type { State } from "./state.ts";

/** What the browser answered. */
export type Promised = "not asked" | "promised" | "not promised" | "unknown";
type Manager = Pick<StorageManager, "persist" | "persisted">;

/** So many moves are something to lose. */
const MOVES = 10;

export class Lasting {
  answer: Promised = "not asked";
  #manager;

  /** @param manager of the browser's storage, where it has one */
  constructor(manager: Manager | undefined) {
    this.#manager = manager;
  }

  /** Asks, if there is something to lose and nobody has asked yet. */
  async ask(state: State) {
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

/** Whether a puzzle was solved, or moves enough were made. */
export function hasSomethingToLose({ solves, play }: State) {
  const records = Object.values(play.games).map(({ record }) => record);
  const moves = records.flatMap((record) => record.split(" ").filter(Boolean)).length;
  return solves.length > 0 || moves >= MOVES;
}

/** What this browser promises. */
export const browserLasting = new Lasting(globalThis.navigator?.storage);
