/**
 * The address bar: it reads each link that the visitor opens, once, and names where the page is. A new place is written at once, as a history entry; another moment of the same
 * place only after a pause, because browsers limit how often an address may change.
 */

import type { ReadLink } from "./forgiving.ts";
import { placeOf } from "./route.ts";

/** The pause, in milliseconds. */
const STILL = 350;

/** A burst of changes, then one at a time: Safari refuses more than 100 in 30 seconds, Firefox 200 in 10. */
const AT_ONCE = 20;
const BETWEEN = 400;

export class Address {
  /** The link in the address bar. */
  #link = location.hash;
  /** The same link as the browser normalizes it. */
  #read = location.hash;
  /** Whether the visitor opened this link, and the page has not named it yet: a better name replaces it. */
  #isAsked = true;
  /** The link to write, and since when. */
  #wanted = location.hash;
  #since = 0;
  /** How many of those at once are used up, as of the last change. */
  #used = 0;
  #changed = 0;

  #keepsHistory;
  /** What the visitor's last link leads to; null without a link. */
  asked: ReadLink | null;
  /** Called when the address was edited, or the history was navigated. */
  opened: () => void = () => {};

  /**
   * @param read reads a link
   * @param keepsHistory false in an embed, where the history belongs to the host
   */
  constructor(read: (link: string) => ReadLink, keepsHistory: boolean) {
    this.#keepsHistory = keepsHistory;
    const asked = () => (location.hash ? read(location.hash) : null);
    this.asked = asked();
    addEventListener("hashchange", () => {
      if (!this.#isForeign) return;
      this.#link = this.#wanted = this.#read = location.hash;
      this.#isAsked = true;
      this.asked = asked();
      this.opened();
    });
  }

  /** Whether something else wrote the address. */
  get #isForeign() {
    return location.hash !== this.#read;
  }

  name(link: string, now: number) {
    if (link === this.#link) this.#isAsked = false;
    if (link === this.#wanted) return;
    // Back leads to the last moment of the place that is left.
    if (placeOf(link) !== placeOf(this.#wanted)) this.write(now);
    this.#wanted = link;
    this.#since = now;
  }

  /** A link that the person leaves for another place before the page could name it stays in the history. */
  leave(before: string, after: string) {
    if (placeOf(before) !== placeOf(after)) this.#isAsked = false;
  }

  /** Writes the link after a pause. Returns whether it changed. */
  writeWhenStill(now: number): boolean {
    return now - this.#since >= STILL && this.write(now);
  }

  /**
   * Writes the link; tries again later if the browser refuses. Never overwrites a foreign link,
   * which `hashchange` reports a little later.
   */
  write(now: number): boolean {
    // In this order: a frame mostly has nothing to write, and reading the address bar is slow.
    if (this.#wanted === this.#link || this.#isForeign || !this.#mayChange(now)) return false;
    const isNewPlace = !this.#isAsked && placeOf(this.#wanted) !== placeOf(this.#link);
    try {
      if (isNewPlace && this.#keepsHistory) history.pushState(null, "", this.#wanted);
      else history.replaceState(null, "", this.#wanted);
      this.#isAsked = false;
      this.#link = this.#wanted;
      this.#read = location.hash;
      return true;
    } catch {
      this.#since = now;
      return false;
    }
  }

  /** Whether the browser surely allows another change; if so, it is counted. */
  #mayChange(now: number) {
    const used = Math.max(0, this.#used - (now - this.#changed) / BETWEEN);
    if (used > AT_ONCE) return false;
    [this.#used, this.#changed] = [used + 1, now];
    return true;
  }
}
