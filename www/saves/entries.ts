/** The entries of the browser's storage, as this window last read or wrote them. */

import { attempt } from "../core/attempt.ts";

export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** Saves and reads nothing, and never fails. */
export const NOTHING: StorageLike = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

/** Why an entry could not be written. */
export type Refusal = "full" | "denied" | "failed";

export class Entries {
  #open;
  /** The text of each entry as last read or written. */
  #texts: Map<string, string> = new Map();

  /** @param open throws if the browser denies storage */
  constructor(open: () => StorageLike) {
    this.#open = open;
  }

  read(key: string): string | null {
    return attempt(() => this.#open().getItem(key));
  }

  /** Notes what this window has seen of an entry. */
  see(key: string, text: string) {
    this.#texts.set(key, text);
  }

  seen(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  /** Whether another window wrote an entry since this one looked. */
  isElsewhere(key: string) {
    return this.read(key) !== this.seen(key);
  }

  /** Returns why the browser refused, or nothing. */
  write(key: string, text: string): Refusal | undefined {
    if (this.seen(key) === text) return undefined;
    try {
      this.#open().setItem(key, text);
      this.#texts.set(key, text);
      return undefined;
    } catch (error) {
      return isFull(error) ? "full" : this.isOpen ? "failed" : "denied";
    }
  }

  /** Removes an entry, unless another window changed it. */
  remove(key: string) {
    if (!this.isElsewhere(key)) this.drop(key);
    this.#texts.delete(key);
  }

  drop(key: string) {
    attempt(() => this.#open().removeItem(key));
    this.#texts.delete(key);
  }

  /** Forgets what was seen: the storage was cleared. */
  clear() {
    this.#texts.clear();
  }

  get isOpen() {
    return attempt(() => this.#open().length) !== null;
  }

  keys(prefix: string) {
    return keysOf(this.#open, prefix);
  }
}

/** Firefox has its own name for it. */
const isFull = (error: unknown) =>
  error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

export function keysOf(open: () => StorageLike, prefix: string) {
  const count = attempt(() => open().length) ?? 0;
  const keys = Array.from({ length: count }, (_, index) => attempt(() => open().key(index)) ?? "");
  return keys.filter((key) => key.startsWith(prefix));
}
