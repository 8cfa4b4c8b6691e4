/** Tells single clicks from double clicks: a click acts when no second one follows. */

import type { Point } from "./viewport.ts";

/** A double click: two clicks at most this many milliseconds and pixels apart. */
export const DOUBLE = { within: 300, near: 5 };

export class Clicks {
  #zoom;
  #first: { at: Point; act: () => void; timer: number } | null = null;

  constructor(zoom: (at: Point) => void) {
    this.#zoom = zoom;
  }

  /** @param act runs unless a second click follows */
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

  /** No second click will follow, so the first one acts now. */
  flush() {
    const first = this.#first;
    this.drop();
    first?.act();
  }

  drop() {
    clearTimeout(this.#first?.timer);
    this.#first = null;
  }
}
