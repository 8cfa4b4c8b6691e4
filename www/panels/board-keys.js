/**
 * The keys of the board. Arrows, Home and End move the cursor, and so does the name of a square that
 * is typed. Enter does what a tap does, Space writes with the other pen. X crosses a square out, M
 * takes a queen up, and five letters read the board aloud. A letter that is a column of the board
 * begins a name, so that with Shift it is always the key.
 */

import { moved } from "../base/geometry.js";
import { pickUp, release, tapped } from "../base/gestures.js";
import { NOTHING_TYPED, withKey } from "../base/typing.js";

/** @typedef {import("../base/gestures.js").Deed} Deed */
/** @typedef {import("../base/gestures.js").Terms} Terms */
/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../games/index.js").Reading} Reading */
/**
 * @typedef {object} Board
 * @property {() => Size} size
 * @property {() => number} cursor
 * @property {() => Terms | null} terms null where squares can only be entered
 * @property {() => boolean} letters whether keys of a single letter do anything
 * @property {(square: number) => void} moveCursor
 * @property {(square: number) => void} entered
 * @property {(deed: Deed, square: number) => void} done
 * @property {(kind: Reading, square: number) => void} read
 * @property {(square: number) => {x: number, y: number}} middle
 * @property {import("./hand.js").HandOn} hand
 */

/** What each letter reads. @type {Record<string, Reading>} */
const READINGS = { r: "row", c: "column", d: "diagonals", a: "attackers", w: "left" };

export class BoardKeys {
  #board;
  #typed = NOTHING_TYPED;

  /**
   * @param {HTMLElement} element that has the focus
   * @param {Board} board
   */
  constructor(element, board) {
    this.#board = board;
    element.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.#key(event)) event.preventDefault();
    });
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key did anything */
  #key(event) {
    const board = this.#board;
    const terms = board.terms();
    if (event.key === "Enter") return this.#enter(event, terms);
    if (event.key === " " && terms?.crosses) return this.#write(terms);
    const square = moved(board.size(), board.cursor(), event.key);
    if (square !== null) return this.#go(square);
    return terms !== null && board.letters() && this.#letter(event, terms);
  }

  /** @param {KeyboardEvent} event @param {Terms | null} terms */
  #enter({ shiftKey }, terms) {
    const { hand, cursor, done, entered } = this.#board;
    const square = cursor();
    if (terms && hand.state?.is === "carry") {
      const deed = release(hand.state, { square, x: 0, y: 0 }, terms);
      hand.set(null);
      if (deed) done(deed, square);
    } else if (shiftKey && terms) return this.#take(terms);
    else if (terms) done(tapped(square, terms), square);
    else entered(square);
    return true;
  }

  /** Does with the other pen what a tap does. @param {Terms} terms */
  #write(terms) {
    const pen = terms.pen === "piece" ? "cross" : "piece";
    const square = this.#board.cursor();
    this.#board.done(tapped(square, { ...terms, pen }), square);
    return true;
  }

  /** Takes a piece up, to be carried by the arrows. @param {Terms} terms */
  #take({ holds }) {
    const { hand, cursor, middle } = this.#board;
    const square = cursor();
    if (holds(square) !== "movable") return false;
    hand.set(pickUp(square, middle(square)));
    return true;
  }

  /** @param {number} square */
  #go(square) {
    const { hand, middle, moveCursor } = this.#board;
    moveCursor(square);
    if (hand.state?.is === "carry") hand.set({ ...hand.state, over: square, ...middle(square) });
    return true;
  }

  /** @param {KeyboardEvent} event @param {Terms} terms */
  #letter({ key, shiftKey, timeStamp }, terms) {
    const typed = shiftKey ? null : withKey(this.#board.size(), this.#typed, key, timeStamp);
    this.#typed = typed ?? NOTHING_TYPED;
    if (typed) return typed.square === null || this.#go(typed.square);
    return this.#command(key.toLowerCase(), terms);
  }

  /** @param {string} letter @param {Terms} terms */
  #command(letter, terms) {
    const { cursor, done, read } = this.#board;
    const square = cursor();
    if (letter === "m") return this.#take(terms);
    if (letter === "x" && terms.crosses) done({ do: "cross", square }, square);
    else if (letter in READINGS) read(READINGS[letter], square);
    else return false;
    return true;
  }
}
