/** A fake for the browser's storage. */

import { Saves, type StorageLike } from "../../www/saves/storage.ts";

/** The storage event that other windows receive. */
export interface Written {
  key: string;
  newValue: string | null;
}

/** Entries in memory, with space for a number of characters. */
export class FakeStore implements StorageLike {
  room;
  entries = new Map<string, string>();
  /** The keys written, in order. */
  written: string[] = [];
  /** The listeners for written entries: other windows. */
  listeners: ((event: Written) => void)[] = [];

  /** @param room in characters */
  constructor(room: number = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  get length() {
    return this.entries.size;
  }

  get used() {
    return [...this.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    const before = this.entries.get(key);
    const more = key.length + text.length - (before === undefined ? 0 : key.length + before.length);
    if (this.used + more > this.room) throw new DOMException("full", "QuotaExceededError");
    this.written.push(key);
    this.entries.set(key, text);
    for (const listener of this.listeners) listener({ key, newValue: text });
  }

  removeItem(key: string) {
    this.entries.delete(key);
  }
}

/** Saves in memory. */
export const memorySaves = (store = new FakeStore()) => new Saves(() => store);
