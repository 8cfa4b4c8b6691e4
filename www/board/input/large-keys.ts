/** The keys of a large board: a cursor moves from square to square, and announces each one once it is known. */

import type { Position } from "../../core/geometry.ts";
import { meantBy } from "../../core/keypress.ts";
import {
  cursorMoved,
  keyed,
  middleSquare,
  type Opening,
  pointOn,
  revealing,
  type View,
} from "../../core/viewport.ts";
import { isByKeys } from "../../ui/by-keys.ts";
import { describe, isKnown } from "../scene/large-run.ts";
import type { LargeScene } from "../scene/scene.ts";

interface Board {
  opening: () => Opening;
  view: () => View;
  /** Moves the view. */
  move: (view: View) => void;
  /** Moves the view, and announces it. */
  moveAnnounced: (view: View) => void;
  act: (place: Position) => void;
  /** Shows what is under the cursor; "" for nothing. */
  point: (words: string) => void;
  /** Announces words to screen readers. */
  speak: (words: string) => void;
}

export class LargeKeys {
  #board;
  #at: Position | null = null;
  /** Whether the cursor's square is still to be announced. */
  #isPending = false;
  /** Whether the board is used by keyboard rather than pointer. */
  #isUsed = false;
  #scene: LargeScene | null = null;

  /** @param canvas that has the focus */
  constructor(canvas: HTMLCanvasElement, board: Board) {
    this.#board = board;
    canvas.addEventListener("keydown", (event) => {
      const { key, isShortcut } = meantBy(event);
      if (isShortcut) return;
      this.#isUsed = true;
      if (this.#key(key, event.shiftKey)) event.preventDefault();
    });
    canvas.addEventListener("focus", () => this.#enter());
    canvas.addEventListener("pointerdown", () => this.#leave());
    canvas.addEventListener("blur", () => this.#leave());
  }

  /** Null while the keyboard is not used. */
  get cursor() {
    return this.#isUsed ? this.#at : null;
  }

  /** Forgets the cursor: another board is shown. */
  forget() {
    this.#at = null;
    this.#scene = null;
  }

  /** Announces what is under the cursor, once it is known. */
  show(scene: LargeScene) {
    this.#scene = scene;
    const { cursor } = this;
    if (!cursor || !this.#isPending || !isKnown(scene, cursor)) return;
    this.#isPending = false;
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

  /** The cursor, which starts in the middle of the view. */
  get #place() {
    this.#at ??= middleSquare(this.#board.opening(), this.#board.view());
    return this.#at;
  }

  /** @returns whether the key was used */
  #key(key: string, shiftKey: boolean): boolean {
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

  #go(place: Position) {
    const { opening, view, move } = this.#board;
    this.#at = place;
    this.#isPending = true;
    move(revealing(opening(), view(), place));
    if (this.#scene) this.show(this.#scene);
    return true;
  }
}

const isSame = (one: Position, other: Position) =>
  one.row === other.row && one.column === other.column;
