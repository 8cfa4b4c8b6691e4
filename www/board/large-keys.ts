/**
 * The keys of a large board, while it has the focus: a cursor goes from square to square, and what
 * stands there is told as soon as it is known.
 */

import type { Place } from "../core/geometry.ts";
import {
  cursorMoved,
  keyed,
  middleSquare,
  type Opening,
  pointOn,
  revealing,
  type View,
} from "../core/viewport.ts";
import { describe, isKnown, type LargeScene } from "../scene/large.ts";
import { isByKeys } from "../ui/by-keys.ts";

interface Board {
  opening: () => Opening;
  view: () => View;
  /** Looks at another part of it. */
  move: (view: View) => void;
  /** Looks at another part of it, and says which. */
  moveAnnounced: (view: View) => void;
  /** Acts on a square. */
  act: (place: Place) => void;
  /** Shows what the cursor is on; "" for nothing. */
  point: (words: string) => void;
  /** Announces words to screen readers. */
  speak: (words: string) => void;
}

export class LargeKeys {
  #board;
  /** Where the cursor is, or will be when it is seen. */
  #at: Place | null = null;
  /** Whether what stands there is still to be told. */
  #untold = false;
  /** Whether keys are used here, rather than the pointer. */
  #isUsed = false;
  #scene: LargeScene | null = null;

  /** @param canvas that has the focus */
  constructor(canvas: HTMLCanvasElement, board: Board) {
    this.#board = board;
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      this.#isUsed = true;
      if (this.#key(event)) event.preventDefault();
    });
    canvas.addEventListener("focus", () => this.#enter());
    canvas.addEventListener("pointerdown", () => this.#leave());
    canvas.addEventListener("blur", () => this.#leave());
  }

  /** The square that the cursor is on; null where no keys are used. */
  get cursor() {
    return this.#isUsed ? this.#at : null;
  }

  /** Another board has no cursor yet. */
  forget() {
    this.#at = null;
    this.#scene = null;
  }

  /** Tells what the cursor is on, if that has become known. */
  show(scene: LargeScene) {
    this.#scene = scene;
    const { cursor } = this;
    if (!cursor || !this.#untold || !isKnown(scene, cursor)) return;
    this.#untold = false;
    const words = describe(scene, cursor);
    this.#board.point(words);
    this.#board.speak(words);
  }

  #enter() {
    this.#isUsed = isByKeys();
    if (this.#isUsed) this.#go(this.#place);
  }

  #leave() {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#board.point("");
    this.#board.move(this.#board.view());
  }

  /** Where the cursor is, or else begins: in the middle of what is seen. */
  get #place() {
    this.#at ??= middleSquare(this.#board.opening(), this.#board.view());
    return this.#at;
  }

  /** @returns whether the key did anything */
  #key({ key, shiftKey }: KeyboardEvent): boolean {
    const [opening, view, place] = [this.#board.opening(), this.#board.view(), this.#place];
    if (key === "Enter") {
      this.#board.act(place);
      return true;
    }
    const next = shiftKey ? null : cursorMoved(opening, view, place, key);
    if (next) return isSame(next, place) || this.#go(next);
    const other = keyed(opening, view, key, pointOn(view, place));
    if (other) this.#board.moveAnnounced(other);
    return other !== null;
  }

  #go(place: Place) {
    const { opening, view, move } = this.#board;
    this.#at = place;
    this.#untold = true;
    move(revealing(opening(), view(), place));
    if (this.#scene) this.show(this.#scene);
    return true;
  }
}

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column;
