/**
 * The keys of a large board, while it has the focus: a cursor goes from square to square, and what
 * stands there is told as soon as it is known.
 */

import { cursorMoved, keyed, middleSquare, pointOn, revealing } from "../base/viewport.js";
import { describe, isKnown } from "../scene/large.js";
import { isByKeys } from "./by-keys.js";

/** @typedef {import("../base/viewport.js").Opening} Opening */
/** @typedef {import("../base/viewport.js").View} View */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../scene/large.js").Place} Place */
/**
 * @typedef {object} Board
 * @property {() => Opening} opening
 * @property {() => View} view
 * @property {(view: View) => void} move looks at another part of it
 * @property {(view: View) => void} moveAloud the same, and tells which
 * @property {(place: Place) => void} act on a square
 * @property {(words: string) => void} point shows what the cursor is on; "" for nothing
 * @property {(words: string) => void} speak to those who listen
 */

export class LargeKeys {
  #board;
  /** Where the cursor is, or will be when it is seen. @type {Place | null} */
  #at = null;
  /** Whether what stands there is still to be told. */
  #untold = false;
  /** Whether keys are used here, rather than the pointer. */
  #isUsed = false;
  /** @type {LargeScene | null} */
  #scene = null;

  /**
   * @param {HTMLCanvasElement} canvas that has the focus
   * @param {Board} board
   */
  constructor(canvas, board) {
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

  /** Tells what the cursor is on, if that has become known. @param {LargeScene} scene */
  heed(scene) {
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

  /** @param {KeyboardEvent} event @returns {boolean} whether the key did anything */
  #key({ key, shiftKey }) {
    const [opening, view, place] = [this.#board.opening(), this.#board.view(), this.#place];
    if (key === "Enter") {
      this.#board.act(place);
      return true;
    }
    const next = shiftKey ? null : cursorMoved(opening, view, place, key);
    if (next) return isSame(next, place) || this.#go(next);
    const other = keyed(opening, view, key, pointOn(view, place));
    if (other) this.#board.moveAloud(other);
    return other !== null;
  }

  /** @param {Place} place */
  #go(place) {
    const { opening, view, move } = this.#board;
    this.#at = place;
    this.#untold = true;
    move(revealing(opening(), view(), place));
    if (this.#scene) this.heed(this.#scene);
    return true;
  }
}

/** @param {Place} one @param {Place} other */
const isSame = (one, other) => one.row === other.row && one.column === other.column;
