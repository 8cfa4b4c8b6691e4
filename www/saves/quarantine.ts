/** Unreadable entries move to keys such as `forward-check/quarantine/3/corrupt/game/queens/8/a8`. */

import { attempt } from "../core/attempt.ts";
import type { Kept } from "../store/state.ts";
import { keysOf, type StorageLike } from "./entries.ts";
import type { Why } from "./saved.ts";

export interface Quarantined {
  /** Of the downloaded file. */
  name: string;
  text: string;
  why: string;
}

type Reason = Why | "moves" | "over";

const QUARANTINE = "forward-check/quarantine/";

const WHY: Record<Reason, string> = {
  corrupt: "It could not be read.",
  new: "It was saved by a newer version of this page.",
  large: "It is too large to read.",
  moves: "Some of its moves could not be replayed.",
  over: "You started over. Load this file to get everything back.",
};

export class Quarantine {
  #open;
  /** How many entries this page has moved. */
  taken = 0;
  #last: Reason | null = null;
  /** Entries that could not be moved and must not be overwritten. */
  #stuck: Map<string, Quarantined> = new Map();

  /** @param open throws if the browser denies storage */
  constructor(open: () => StorageLike) {
    this.#open = open;
  }

  /**
   * Moves an entry. If storage is full, the entry stays untouched.
   * @param key of the entry, or "" to copy it instead
   */
  put(key: string, name: string, text: string, why: Reason): boolean {
    if (this.#has(name, text)) {
      this.#remove(key);
      return true;
    }
    [this.taken, this.#last] = [this.taken + 1, why];
    const number = 1 + Math.max(0, ...this.#keys().map(numberOf));
    try {
      this.#open().setItem(`${QUARANTINE}${number}/${why}/${name}`, text);
      this.#remove(key);
      return true;
    } catch {
      if (key) this.#stick(key, name, text, why);
      return false;
    }
  }

  #stick(key: string, name: string, text: string, why: Reason) {
    this.#stuck.set(key, { name: fileName(name), text, why: WHY[why] });
  }

  /**
   * Copies the damaged part of an entry, which is then overwritten; if storage is full, it is not.
   * @param text used for parts too deeply nested for JSON
   */
  putPart(key: string, name: string, parts: object, text: string) {
    const part = attempt(() => JSON.stringify(parts)) ?? text;
    if (!this.put("", name, part, "corrupt")) this.#stick(key, name, text, "corrupt");
  }

  isStuck(key: string) {
    return this.#stuck.has(key);
  }

  list(): Quarantined[] {
    const listed = this.#keys().map((key) => {
      const [number, why, ...name] = key.slice(QUARANTINE.length).split("/");
      const text = this.#open().getItem(key) ?? "";
      return {
        name: fileName(`${name.join("/")} ${number}`),
        text,
        why: WHY[why as Reason] ?? WHY.corrupt,
      };
    });
    return [...listed, ...this.#stuck.values()];
  }

  /** Recovers games set aside as newer, if this version can read them. */
  takeBack(read: (text: string) => Kept): Kept[] {
    const keys = this.#keys().filter((key) =>
      /^\d+\/new\/game\//.test(key.slice(QUARANTINE.length)),
    );
    return keys.flatMap((key) => {
      const kept = attempt(() => read(this.#open().getItem(key) ?? ""));
      if (kept) this.#remove(key);
      return kept ?? [];
    });
  }

  /** What this page set aside, in sentences, or "". */
  report() {
    if (this.#last === null) return "";
    return this.taken === 1
      ? `One saved entry was set aside. ${WHY[this.#last]} You can download it under Help, Settings.`
      : `${this.taken} saved entries were set aside. You can download them under Help, Settings.`;
  }

  #has(name: string, text: string) {
    const same = this.#keys().filter((key) => key.endsWith(`/${name}`));
    return same.some((key) => attempt(() => this.#open().getItem(key)) === text);
  }

  #remove(key: string) {
    if (key) attempt(() => this.#open().removeItem(key));
  }

  #keys() {
    return keysOf(this.#open, QUARANTINE).toSorted((one, other) => numberOf(one) - numberOf(other));
  }
}

const numberOf = (key: string) => Number.parseInt(key.slice(QUARANTINE.length), 10) || 0;

const fileName = (name: string) => `forward-check ${name.replaceAll("/", " ")}.json`;
