/**
 * Asks the browser to keep what is stored, once there is something to lose: a solved puzzle, or ten
 * moves.
 */

import { signal } from "@preact/signals-core";
import { hasSolves } from "../store/solves.ts";
import type { State } from "../store/state.ts";

export type Promised = "not asked" | "promised" | "not promised" | "unknown";
type Manager = Pick<StorageManager, "persist" | "persisted">;

const MOVES = 10;

export class Persistence {
  #answer = signal<Promised>("not asked");
  #manager;

  /** @param manager undefined in browsers without one */
  constructor(manager: Manager | undefined) {
    this.#manager = manager;
  }

  get answer() {
    return this.#answer.value;
  }

  /** Asks once, if there is something to lose. */
  async ask(state: State) {
    if (this.answer !== "not asked" || !hasSomethingToLose(state)) return;
    this.#answer.value = "unknown";
    try {
      const isPromised = (await this.#manager?.persisted()) || (await this.#manager?.persist());
      if (isPromised !== undefined) this.#answer.value = isPromised ? "promised" : "not promised";
    } catch {
      // Treated as no promise.
    }
  }
}

export function hasSomethingToLose({ solves, play }: State) {
  if (hasSolves(solves)) return true;
  const records = Object.values(play.games).map(({ record }) => record);
  const moves = records.flatMap((record) => record.split(" ").filter(Boolean)).length;
  return moves >= MOVES;
}

export const browserPersistence = new Persistence(globalThis.navigator?.storage);
