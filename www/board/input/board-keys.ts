/**
 * The keys of the board. Arrows, Home, End and the typed name of a square move the cursor. Enter acts like a tap,
 * Space like a tap with the other pen. X crosses out a square, Y asks why it has no queen, M picks up a queen, and
 * five letters read parts of the board aloud. A letter that names a column starts a square's name; with Shift it is
 * always the command. In the editor of colours, letters paint, and Space picks up a colour.
 */

import { moved, type Size } from "../../core/geometry.ts";
import { type Gesture, pickUp, release, type Terms, tapped } from "../../core/gestures.ts";
import { meantBy } from "../../core/keypress.ts";
import { NOTHING_TYPED, withKey } from "../../core/typing.ts";
import type { Reading } from "../games/index.ts";
import type { HandOn } from "./hand.ts";

interface Board {
  size: () => Size;
  cursor: () => number;
  /** Null if squares can only be clicked. */
  terms: () => Terms | null;
  /** Whether single-letter keys are on. */
  letters: () => boolean;
  moveCursor: (square: number) => void;
  entered: (square: number) => void;
  done: (gesture: Gesture, square: number) => void;
  askWhy: (square: number) => void;
  read: (kind: Reading, square: number) => void;
  /** Whether letters paint, in the editor. */
  paints: () => boolean;
  /** Paints a square; returns whether the letter is that of a colour. */
  paint: (letter: string, square: number) => boolean;
  middle: (square: number) => { x: number; y: number };
  hand: HandOn;
}

const READINGS: Record<string, Reading> = {
  r: "row",
  c: "column",
  d: "diagonals",
  a: "attackers",
  w: "left",
};

export class BoardKeys {
  #board;
  #typed = NOTHING_TYPED;

  /** @param element that has the focus */
  constructor(element: HTMLElement, board: Board) {
    this.#board = board;
    element.addEventListener("keydown", (event) => {
      const { key, isShortcut } = meantBy(event);
      if (!isShortcut && this.#key(key, event)) event.preventDefault();
    });
  }

  /** @returns whether the key was used */
  #key(key: string, event: KeyboardEvent): boolean {
    const board = this.#board;
    const terms = board.terms();
    if (key === "Enter") return this.#enter(event, terms);
    if (key === " " && terms?.crosses) return this.#write(terms);
    const square = moved(board.size(), board.cursor(), key);
    if (square !== null) return this.#go(square);
    return terms !== null && board.letters() && this.#letter(key, event, terms);
  }

  #enter({ shiftKey }: KeyboardEvent, terms: Terms | null) {
    const { hand, cursor, done, entered } = this.#board;
    const square = cursor();
    if (terms && hand.state?.is === "carry") {
      const gesture = release(hand.state, { square, x: 0, y: 0 }, terms);
      hand.set(null);
      if (gesture) done(gesture, square);
    } else if (shiftKey && terms) return this.#take(terms);
    else if (terms) done(tapped(square, terms), square);
    else entered(square);
    return true;
  }

  /** Acts like a tap with the other pen. */
  #write(terms: Terms) {
    const pen = terms.pen === "piece" ? "cross" : "piece";
    const square = this.#board.cursor();
    this.#board.done(tapped(square, { ...terms, pen }), square);
    return true;
  }

  /** Picks up a piece, to be carried with the arrows. */
  #take({ holds }: Terms) {
    const { hand, cursor, middle } = this.#board;
    const square = cursor();
    if (holds(square) === "movable") hand.set(pickUp(square, middle(square)));
    return true;
  }

  #go(square: number) {
    const { hand, middle, moveCursor } = this.#board;
    moveCursor(square);
    if (hand.state?.is === "carry") hand.set({ ...hand.state, over: square, ...middle(square) });
    return true;
  }

  #letter(key: string, { shiftKey, timeStamp }: KeyboardEvent, terms: Terms) {
    if (this.#board.paints()) return this.#board.paint(key, this.#board.cursor());
    // On French keyboards, digits need Shift.
    const isCommand = shiftKey && !/\d/.test(key);
    const typed = isCommand ? null : withKey(this.#board.size(), this.#typed, key, timeStamp);
    this.#typed = typed ?? NOTHING_TYPED;
    if (typed) return typed.square === null || this.#go(typed.square);
    return this.#command(key.toLowerCase(), terms);
  }

  #command(letter: string, terms: Terms) {
    const { cursor, done, askWhy, read } = this.#board;
    const square = cursor();
    if (letter === "m") return this.#take(terms);
    if (letter === "x" && terms.crosses) done({ do: "cross", square }, square);
    else if (letter === "y" && terms.crosses) askWhy(square);
    else if (letter in READINGS) read(READINGS[letter]!, square);
    else return false;
    return true;
  }
}
