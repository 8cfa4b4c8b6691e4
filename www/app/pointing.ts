/**
 * The square under the pointer, or with the focus. It is shown with the next frame: if a press
 * comes first, as in a tap or a quick click, its square needs no words.
 */

import type { CommandNamed } from "./perform.ts";

type Point = CommandNamed<"board/point">;

export class Pointing {
  #square: number | null = null;
  #next: Point | null = null;

  /** The pointer reports every move, even within a square. */
  point(point: Point) {
    if (point.square === this.#square) return;
    [this.#square, this.#next] = [point.square, point];
  }

  /** The change for the next frame to show, or null. */
  take() {
    const next = this.#next;
    this.#next = null;
    return next;
  }
}
