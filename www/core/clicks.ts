/**
 * Tells single clicks from double ones. A click counts as a single one only when no second click has
 * followed it for a while, or when the person has turned to something else.
 */

import type { Point } from "./viewport.ts";

/** A second click comes within so many milliseconds of the first, and so many pixels from it. */
export const DOUBLE = { within: 300, near: 5 };

export class Clicks {
  #zoom;
  /** The click that a second one may follow. */
  #first: { at: Point; act: () => void; timer: number } | null = null;

  /** @param zoom what a double click does */
  constructor(zoom: (at: Point) => void) {
    this.#zoom = zoom;
  }

  /**
   * Takes a click.
   * @param act what it does if it is a single one
   */
  click(at: Point, act: () => void) {
    const first = this.#first;
    if (first && Math.hypot(at.x - first.at.x, at.y - first.at.y) <= DOUBLE.near) {
      this.drop();
      return this.#zoom(at);
    }
    this.flush();
    const timer = Number(setTimeout(() => this.flush(), DOUBLE.within));
    this.#first = { at, act, timer };
  }

  /** No second click will follow: the first one acts now. */
  flush() {
    const first = this.#first;
    this.drop();
    first?.act();
  }

  /** Forgets the click. */
  drop() {
    clearTimeout(this.#first?.timer);
    this.#first = null;
  }
}
