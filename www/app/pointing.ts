/**
 * The square under the pointer, or with the focus. It is shown with the next frame: a press that comes first, as a tap
 * or a quick click does, needs no words about its square.
 */

import type { ActionOf } from "../state/actions.ts";

type Point = ActionOf<"board/point">;

export class Pointing {
  #square: number | null = null;
  #next: Point | null = null;

  /** The pointer reports every move, even within a square. */
  point(action: Point) {
    if (action.square === this.#square) return;
    [this.#square, this.#next] = [action.square, action];
  }

  /** What the next frame has to show; null if nothing. */
  take() {
    const next = this.#next;
    this.#next = null;
    return next;
  }
}
