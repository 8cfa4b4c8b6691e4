/** Board gestures as a state machine: taps, strokes of crosses, and pieces carried. No DOM, no clock. */

import { type Size, squaresBetween } from "./geometry.ts";

export type Pen = "piece" | "cross";

export interface At {
  square: number | null;
  x: number;
  y: number;
}
export type Held = "movable" | "fixed" | "cross" | "free";

export interface Terms {
  size: Size;
  pen: Pen;
  crosses: boolean;
  holds: (square: number) => Held;
}

interface Pressed {
  is: "pressed";
  square: number;
  x: number;
  y: number;
  other: boolean;
  finger: boolean;
  /** Whether it moved too far to count as a hold. */
  strayed: boolean;
}

interface Stroke {
  is: "stroke";
  squares: number[];
  crossing: boolean;
  last: number;
}
interface Carry {
  is: "carry";
  from: number;
  over: number | null;
  x: number;
  y: number;
}
/** A gesture in progress; `spent` until the pointer is released. */
export type Hand = Pressed | Stroke | Carry | { is: "spent" };

export type Gesture =
  | { do: "act" | "cross"; square: number }
  | { do: "stroke"; squares: number[]; crossing: boolean }
  | { do: "move"; from: number; to: number };

interface Next {
  hand: Hand | null;
  gesture: Gesture | null;
}

/** How long a finger rests on a square before that counts as a hold, in milliseconds. */
export const HOLD = 400;

/** How far a pointer may move and still tap, in pixels. */
export const SLOP = { mouse: 5, finger: 12 };

const SPENT: Next = { hand: { is: "spent" }, gesture: null };

const stays = (hand: Hand | null): Next => ({ hand, gesture: null });

export function press({ square, x, y }: At, other: boolean, finger: boolean): Hand | null {
  if (square === null) return null;
  return { is: "pressed", square, x, y, other, finger, strayed: false };
}

export const pickUp = (from: number, { x, y }: { x: number; y: number }): Carry => {
  return { is: "carry", from, over: from, x, y };
};

export function move(hand: Hand, at: At, terms: Terms): Next {
  if (hand.is === "pressed") return stays(strays(hand, at, terms));
  if (hand.is === "carry") return stays({ ...hand, over: at.square, x: at.x, y: at.y });
  if (hand.is === "stroke") return stays(extended(hand, at.square, terms));
  return stays(hand);
}

function strays(hand: Pressed, at: At, terms: Terms): Hand {
  const far = Math.hypot(at.x - hand.x, at.y - hand.y) > SLOP[hand.finger ? "finger" : "mouse"];
  if (!far) return hand;
  const what = terms.holds(hand.square);
  if (what === "movable" && !hand.other) {
    return { ...pickUp(hand.square, at), over: at.square };
  }
  if (!terms.crosses || at.square === hand.square) return { ...hand, strayed: true };
  const crossing = what !== "cross";
  const begun: Stroke = { is: "stroke", squares: [], crossing, last: hand.square };
  return extended(withSquare(begun, hand.square, terms), at.square, terms);
}

function extended(stroke: Stroke, to: number | null, terms: Terms) {
  if (to === null || to === stroke.last) return stroke;
  const way = squaresBetween(terms.size, stroke.last, to);
  const longer = way.reduce((so, square) => withSquare(so, square, terms), stroke);
  return { ...longer, last: to };
}

function withSquare(stroke: Stroke, square: number, { holds }: Terms): Stroke {
  const wanted = stroke.crossing ? "free" : "cross";
  if (holds(square) !== wanted || stroke.squares.includes(square)) return stroke;
  return { ...stroke, squares: [...stroke.squares, square] };
}

/** After `HOLD`: a finger picks up a piece, or does what the other pen would. */
export function hold(hand: Hand, terms: Terms): Next {
  if (hand.is !== "pressed" || !hand.finger || hand.strayed) return stays(hand);
  const { square } = hand;
  const what = terms.holds(square);
  if (what === "movable") return stays(pickUp(square, hand));
  if (!terms.crosses) return stays(hand);
  return { ...SPENT, gesture: { do: terms.pen === "piece" ? "cross" : "act", square } };
}

export function release(hand: Hand, at: At, terms: Terms): Gesture | null {
  if (hand.is === "carry") return drop(hand, at.square, terms);
  if (hand.is === "stroke") {
    const { squares, crossing } = hand;
    return squares.length > 0 ? { do: "stroke", squares, crossing } : null;
  }
  if (hand.is !== "pressed" || at.square === null) return null;
  return hand.other ? crossed(at.square, terms) : tapped(at.square, terms);
}

function drop({ from }: Carry, to: number | null, { crosses, holds }: Terms): Gesture | null {
  if (to === null || to === from) return null;
  if (!crosses) return { do: "act", square: to };
  return ["free", "cross"].includes(holds(to)) ? { do: "move", from, to } : null;
}

const crossed = (square: number, { crosses }: Terms): Gesture | null =>
  crosses ? { do: "cross", square } : null;

/** What a tap does: even with the pen for crosses, it takes off a queen. */
export function tapped(square: number, { pen, crosses, holds }: Terms): Gesture {
  const writes = crosses && pen === "cross" && holds(square) !== "movable";
  return { do: writes ? "cross" : "act", square };
}
