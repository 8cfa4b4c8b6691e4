/**
 * The address bar. It names another place at once, as a reload opens what it names, and the
 * browser's Back goes from there to the place before; another moment of the same place only when
 * that has stood still for a while: browsers refuse an address that changes with every frame.
 */

import { placeOf } from "./places.ts";

/** How long, in milliseconds. */
const STILL = 350;

export class Address {
  /** What it names. */
  #link = location.hash;
  /** The same as the browser has it, which may write a link in its own way. */
  #read = location.hash;
  /** Whether what it names was asked for: then a better name for it takes its place. */
  #isAsked = true;
  /** What it is to name, and since when. */
  #wanted = location.hash;
  #since = 0;

  #keepsHistory;

  /**
   * @param opened somebody gave it another address, or went back to one
   * @param keepsHistory whether Back goes from place to place: within another page it is
   * that page's
   */
  constructor(opened: () => void, keepsHistory: boolean) {
    this.#keepsHistory = keepsHistory;
    addEventListener("hashchange", () => {
      if (!this.#isForeign) return;
      this.#link = this.#wanted = this.#read = location.hash;
      this.#isAsked = true;
      opened();
    });
  }

  /** The part from # on, as it stands. */
  get hash() {
    return location.hash;
  }

  /** Whether somebody else gave it what it names. */
  get #isForeign() {
    return location.hash !== this.#read;
  }

  /**
   * Sets what it is to name.
   * @param link from # on
   * @param now milliseconds
   */
  name(link: string, now: number) {
    if (link === this.#wanted) return;
    // Whoever comes back to the place that is left now finds its last moment.
    if (placeOf(link) !== placeOf(this.#wanted)) this.write(now);
    this.#wanted = link;
    this.#since = now;
  }

  /**
   * Writes it, if it is time to.
   * @returns whether it names something else now
   */
  settle(now: number): boolean {
    return now - this.#since >= STILL && this.write(now);
  }

  /**
   * Writes it; later, where the browser has had too many, and not over a link that is about to be opened: the
   * browser tells of one only a little after it stands there.
   * @returns whether it names something else now
   */
  write(now: number): boolean {
    if (this.#isForeign) return false;
    const isNewPlace = !this.#isAsked && placeOf(this.#wanted) !== placeOf(this.#link);
    this.#isAsked = false;
    if (this.#wanted === this.#link) return false;
    try {
      if (isNewPlace && this.#keepsHistory) history.pushState(null, "", this.#wanted);
      else history.replaceState(null, "", this.#wanted);
      this.#link = this.#wanted;
      this.#read = location.hash;
      return true;
    } catch {
      this.#since = now;
      return false;
    }
  }
}
