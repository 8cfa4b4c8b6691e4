/** Stands in for the browser's storage. */

import { Keeper } from "../../www/session/storage.js";

/** Entries in memory, with room for so many characters. */
export class FakeStore {
  entries = new Map();
  /** What was written, key by key. @type {string[]} */
  written = [];
  /** Whoever is told of what is written: other windows. @type {((event: {key: string, newValue: string | null}) => void)[]} */
  listeners = [];

  /** @param {number} [room] in characters */
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  get length() {
    return this.entries.size;
  }

  get used() {
    return [...this.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  /** @param {number} index */
  key(index) {
    return [...this.entries.keys()][index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.entries.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    const more =
      key.length +
      text.length -
      (this.entries.has(key) ? key.length + this.entries.get(key).length : 0);
    if (this.used + more > this.room) throw new DOMException("full", "QuotaExceededError");
    this.written.push(key);
    this.entries.set(key, text);
    for (const listener of this.listeners) listener({ key, newValue: text });
  }

  /** @param {string} key */
  removeItem(key) {
    this.entries.delete(key);
  }
}

/** What keeps a state in memory. */
export const memoryKeeper = (store = new FakeStore()) => new Keeper(() => store);
