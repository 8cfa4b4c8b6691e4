/** Turns pointer events into board gestures. */

import {
  type At,
  type Gesture,
  type Hand as HandState,
  HOLD,
  hold,
  move,
  press,
  release,
  type Terms,
} from "../../core/gestures.ts";

interface Board {
  at: (event: MouseEvent) => At;
  /** Null if squares can only be clicked. */
  terms: () => Terms | null;
  /** @param isOther whether it was a hold, or made with the other button */
  done: (gesture: Gesture, square: number, isOther: boolean) => void;
  clicked: (square: number) => void;
  /** The gesture has to be redrawn. */
  changed: () => void;
}

/** A click this soon after a gesture belongs to it, in milliseconds. */
const SAME = 500;

const NOWHERE: At = { square: null, x: 0, y: 0 };

export class HandOn {
  /** The gesture in progress. */
  state: HandState | null = null;
  #element;
  #board;
  #pointer: number | null = null;
  /** The button that is pressed, as in `PointerEvent.buttons`. */
  #button = 0;
  /** The last finger, until the next press. */
  #finger: number | null = null;
  #timer = 0;
  #letGo = Number.NEGATIVE_INFINITY;

  /** @param element that is pressed */
  constructor(element: HTMLElement, board: Board) {
    this.#element = element;
    this.#board = board;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.drop());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("contextmenu", (event) => {
      if (board.terms()) event.preventDefault();
    });
    document.addEventListener("keydown", (event) => this.#escape(event));
    document.addEventListener("pointerdown", (event) => this.#downAnywhere(event), true);
    document.addEventListener("click", (event) => this.#lift(event), true);
  }

  /** Cancels the gesture. */
  drop() {
    clearTimeout(this.#timer);
    this.#pointer = null;
    this.set(null);
  }

  set(state: HandState | null) {
    if (state === this.state) return;
    this.state = state;
    this.#board.changed();
  }

  #downAnywhere({ isPrimary, pointerType }: PointerEvent) {
    this.#finger = null;
    // A second finger zooms, wherever it is.
    if (!isPrimary && pointerType === "touch" && this.#pointer !== null) this.drop();
  }

  /** What has appeared under a finger since it was put down is not clicked when it is lifted. */
  #lift(event: MouseEvent) {
    const isSame = "pointerId" in event && event.pointerId === this.#finger;
    if (!isSame || this.#element.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #down(event: PointerEvent) {
    if (!this.#board.terms()) return;
    if (!event.isPrimary || this.#pointer !== null) return this.drop();
    if (event.button !== 0 && event.button !== 2) return;
    const other = event.button === 2 || (event.ctrlKey && event.pointerType === "mouse");
    const finger = event.pointerType === "touch";
    const state = press(this.#board.at(event), other, finger);
    if (!state) return;
    this.#pointer = event.pointerId;
    this.#button = event.button === 2 ? 2 : 1;
    this.#element.setPointerCapture(event.pointerId);
    this.set(state);
    if (!finger) return;
    this.#finger = event.pointerId;
    this.#timer = setTimeout(() => this.#hold(), HOLD);
  }

  #move(event: PointerEvent) {
    const terms = this.#board.terms();
    if (!this.state || !terms || event.pointerId !== this.#pointer) return;
    if (this.#isReleased(event)) return this.#finish(terms);
    this.set(move(this.state, this.#board.at(event), terms).hand);
  }

  /** Whether the button was released where the page didn't notice. */
  #isReleased({ pointerType, buttons }: PointerEvent) {
    return pointerType !== "touch" && (buttons & this.#button) === 0;
  }

  /** Keeps a stroke as far as it came; anything else was not meant to end here. */
  #finish(terms: Terms) {
    const { state } = this;
    const gesture = state?.is === "stroke" ? release(state, NOWHERE, terms) : null;
    this.drop();
    if (gesture) this.#do(gesture, false);
  }

  #hold() {
    const terms = this.#board.terms();
    if (!this.state || !terms) return;
    const { hand, gesture } = hold(this.state, terms);
    if (hand !== this.state) navigator.vibrate?.(10);
    this.set(hand);
    if (gesture) this.#do(gesture, true);
  }

  #up(event: PointerEvent) {
    const terms = this.#board.terms();
    if (terms) this.#letGo = event.timeStamp;
    if (event.pointerId !== this.#pointer) return;
    const { state } = this;
    const gesture = state && terms ? release(state, this.#board.at(event), terms) : null;
    this.drop();
    if (gesture) this.#do(gesture, state?.is === "pressed" && state.other);
  }

  #do(gesture: Gesture, isOther: boolean) {
    this.#board.done(gesture, targetOf(gesture), isOther);
  }

  /** A click without a gesture, for example from assistive software. */
  #click(event: MouseEvent) {
    if (event.detail > 0 && event.timeStamp - this.#letGo < SAME) return;
    const square = squareOf(event.target) ?? this.#board.at(event).square;
    if (square !== null) this.#board.clicked(square);
  }

  #escape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !this.state) return;
    event.preventDefault();
    this.set(this.#pointer === null ? null : { is: "spent" });
  }
}

/** The square of a cell. */
export function squareOf(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || target.dataset.square === undefined) return null;
  return Number(target.dataset.square);
}

/** The square that a gesture ends on. */
function targetOf(gesture: Gesture) {
  if (gesture.do === "move") return gesture.to;
  return gesture.do === "stroke" ? gesture.squares.at(-1)! : gesture.square;
}
