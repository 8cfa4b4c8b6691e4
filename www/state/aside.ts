/**
 * Entries that cannot be read are set aside under names of their own, numbered, and never written
 * over: `forward-check/aside/3/corrupt/game/queens/8/a8`.
 */

import type { Why } from "./saved.ts";
import type { Kept } from "./state.ts";
import type { Store } from "./storage.ts";

export interface SetAside {
  /** To download it under. */
  name: string;
  text: string;
  /** In a sentence. */
  why: string;
}

/** Why an entry is set aside. */
type Reason = Why | "moves" | "over";

const ASIDE = "forward-check/aside/";
/** Where earlier versions of the page put theirs. */
const BEFORE = "forward-check-unreadable";

const WHY: Record<Reason, string> = {
  corrupt: "It could not be read.",
  new: "It was kept by a newer version of this page.",
  large: "It is too large to be read.",
  moves: "Its moves could not all be played again.",
  over: "You started over: import this file to have everything back.",
};

export class Aside {
  #store;
  /** How many entries this page has set aside. */
  taken = 0;
  /** Why the last of them was. */
  #last: Reason | null = null;
  /** Entries that could not be moved: nothing may be written over them. */
  #stuck = new Map() as Map<string, SetAside>;

  constructor(store: Store | null) {
    this.#store = store;
  }

  /**
   * Moves an entry aside. Where there is no room for that, it stays where it is, untouched.
   * @param key of the entry, or "" for one that stays as well
   * @returns whether it is aside now
   */
  put(key: string, name: string, text: string, why: Reason): boolean {
    if (this.#has(name, text)) {
      this.#remove(key);
      return true;
    }
    [this.taken, this.#last] = [this.taken + 1, why];
    const number = 1 + Math.max(0, ...this.#keys().map(numberOf));
    try {
      this.#store?.setItem(`${ASIDE}${number}/${why}/${name}`, text);
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
   * Sets aside the part of an entry that cannot be used. The entry stays, to be written over; where
   * there is no room, it is not.
   * @param key of the entry
   * @param text of the entry, for parts that are too deep to be written
   */
  putPart(key: string, name: string, parts: object, text: string) {
    const part = attempt(() => JSON.stringify(parts)) ?? text;
    if (!this.put("", name, part, "corrupt")) this.#stick(key, name, text, "corrupt");
  }

  /** Whether nothing may be written to an entry. */
  isStuck(key: string) {
    return this.#stuck.has(key);
  }

  /** Everything that was set aside, now or before. */
  list(): SetAside[] {
    const listed = this.#keys().map((key) => {
      const [number, why, ...name] = key.slice(ASIDE.length).split("/");
      const text = this.#store?.getItem(key) ?? "";
      return {
        ...{ name: fileName(`${name.join("/")} ${number}`), text },
        why: WHY[why as Reason] ?? WHY.corrupt,
      };
    });
    const before = attempt(() => this.#store?.getItem(BEFORE));
    const old = before ? [{ name: fileName("settings"), text: before, why: WHY.corrupt }] : [];
    return [...old, ...listed, ...this.#stuck.values()];
  }

  /** Games of a newer page that this one, newer itself, can read now. Their entries go. */
  takeBack(read: (text: string) => Kept): Kept[] {
    const keys = this.#keys().filter((key) => /^\d+\/new\/game\//.test(key.slice(ASIDE.length)));
    return keys.flatMap((key) => {
      const kept = attempt(() => read(this.#store?.getItem(key) ?? ""));
      if (kept) this.#remove(key);
      return kept ?? [];
    });
  }

  /** What was set aside by this page, in sentences, or "". */
  says() {
    if (this.#last === null) return "";
    const what = this.taken === 1 ? "One saved entry was" : `${this.taken} saved entries were`;
    const why = this.taken === 1 ? ` ${WHY[this.#last]}` : "";
    return `${what} set aside.${why} You can download what was saved.`;
  }

  /** Whether the same was set aside before. */
  #has(name: string, text: string) {
    const same = this.#keys().filter((key) => key.endsWith(`/${name}`));
    return same.some((key) => attempt(() => this.#store?.getItem(key)) === text);
  }

  #remove(key: string) {
    if (key) attempt(() => this.#store?.removeItem(key));
  }

  #keys() {
    const count = attempt(() => this.#store?.length) ?? 0;
    const keys = Array.from({ length: count }, (_, index) => this.#store?.key(index) ?? "");
    const ours = keys.filter((key) => key.startsWith(ASIDE));
    return ours.toSorted((one, other) => numberOf(one) - numberOf(other));
  }
}

const numberOf = (key: string) => Number.parseInt(key.slice(ASIDE.length), 10) || 0;

const fileName = (name: string) => `forward-check ${name.replaceAll("/", " ")}.json`;

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
