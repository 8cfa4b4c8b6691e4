/**
 * What a hand does on the board, as a function of what it has done so far: a tap, a stroke of crosses,
 * a piece that is carried. Nothing here knows a page or a clock.
 */

import { squaresBetween } from "./geometry.js";

/** @typedef {import("./geometry.js").Size} Size */
/** What a tap does: place a piece, or cross a square out. @typedef {"piece" | "cross"} Pen */
/** @typedef {{square: number | null, x: number, y: number}} At a point, and the square there */
/**
 * What stands on a square, as far as a hand is concerned: a piece that can be moved, one that can't,
 * a cross, or none of these.
 * @typedef {"movable" | "fixed" | "cross" | "free"} Held
 */
/**
 * What the board answers to.
 * @typedef {object} Terms
 * @property {Size} size
 * @property {Pen} pen
 * @property {boolean} crosses whether squares can be crossed out
 * @property {(square: number) => Held} holds
 */
/**
 * @typedef {object} Pressed
 * @property {"pressed"} is
 * @property {number} square
 * @property {number} x
 * @property {number} y
 * @property {boolean} other whether by the other button
 * @property {boolean} finger
 * @property {boolean} strayed whether it has moved too far to be held
 */
/** @typedef {{is: "stroke", squares: number[], crossing: boolean, last: number}} Stroke */
/** @typedef {{is: "carry", from: number, over: number | null, x: number, y: number}} Carry */
/** What a hand is at; `spent` until it lets go. @typedef {Pressed | Stroke | Carry | {is: "spent"}} Hand */
/**
 * What a hand has done.
 * @typedef {{do: "act" | "cross", square: number}
 *   | {do: "stroke", squares: number[], crossing: boolean}
 *   | {do: "move", from: number, to: number}} Deed
 */
/** @typedef {{hand: Hand | null, deed: Deed | null}} Next */

/** How long a finger rests on a square until that means something else, in milliseconds. */
export const HOLD = 400;

/** How far a hand may move and still mean a tap, in pixels. */
const SLOP = { mouse: 5, finger: 12 };

/** @type {Next} */
const SPENT = { hand: { is: "spent" }, deed: null };

/** @param {Hand | null} hand @returns {Next} */
const stays = (hand) => ({ hand, deed: null });

/**
 * A hand comes down.
 * @param {At} at
 * @param {boolean} other whether by the other button
 * @param {boolean} finger
 * @returns {Hand | null}
 */
export function press({ square, x, y }, other, finger) {
  if (square === null) return null;
  return { is: "pressed", square, x, y, other, finger, strayed: false };
}

/**
 * A hand picks up the piece on a square, to carry it.
 * @param {number} from
 * @param {{x: number, y: number}} point
 * @returns {Carry}
 */
export const pickUp = (from, { x, y }) => ({ is: "carry", from, over: from, x, y });

/**
 * A hand moves while it is down.
 * @param {Hand} hand
 * @param {At} at
 * @param {Terms} terms
 * @returns {Next}
 */
export function move(hand, at, terms) {
  if (hand.is === "pressed") return stays(strays(hand, at, terms));
  if (hand.is === "carry") return stays({ ...hand, over: at.square, x: at.x, y: at.y });
  if (hand.is === "stroke") return stays(extended(hand, at.square, terms));
  return stays(hand);
}

/** @param {Pressed} hand @param {At} at @param {Terms} terms @returns {Hand} */
function strays(hand, at, terms) {
  const far = Math.hypot(at.x - hand.x, at.y - hand.y) > SLOP[hand.finger ? "finger" : "mouse"];
  if (!far) return hand;
  const what = terms.holds(hand.square);
  if (what === "movable" && !hand.other) {
    return { ...pickUp(hand.square, at), over: at.square };
  }
  if (!terms.crosses || at.square === hand.square) return { ...hand, strayed: true };
  const crossing = what !== "cross";
  /** @type {Stroke} */
  const begun = { is: "stroke", squares: [], crossing, last: hand.square };
  return extended(withSquare(begun, hand.square, terms), at.square, terms);
}

/** A stroke that has come to a square. @param {Stroke} stroke @param {number | null} to @param {Terms} terms */
function extended(stroke, to, terms) {
  if (to === null || to === stroke.last) return stroke;
  const way = squaresBetween(terms.size, stroke.last, to);
  const longer = way.reduce((so, square) => withSquare(so, square, terms), stroke);
  return { ...longer, last: to };
}

/** @param {Stroke} stroke @param {number} square @param {Terms} terms @returns {Stroke} */
function withSquare(stroke, square, { holds }) {
  const wanted = stroke.crossing ? "free" : "cross";
  if (holds(square) !== wanted || stroke.squares.includes(square)) return stroke;
  return { ...stroke, squares: [...stroke.squares, square] };
}

/**
 * A hand has rested for `HOLD`: a finger picks up a piece, or does what the other pen does.
 * @param {Hand} hand
 * @param {Terms} terms
 * @returns {Next}
 */
export function hold(hand, terms) {
  if (hand.is !== "pressed" || !hand.finger || hand.strayed) return stays(hand);
  const { square } = hand;
  const what = terms.holds(square);
  if (what === "movable") return stays(pickUp(square, hand));
  if (!terms.crosses) return stays(hand);
  return { ...SPENT, deed: { do: terms.pen === "piece" ? "cross" : "act", square } };
}

/**
 * A hand lets go.
 * @param {Hand} hand
 * @param {At} at
 * @param {Terms} terms
 * @returns {Deed | null}
 */
export function release(hand, at, terms) {
  if (hand.is === "carry") return drop(hand, at.square, terms);
  if (hand.is === "stroke") {
    const { squares, crossing } = hand;
    return squares.length > 0 ? { do: "stroke", squares, crossing } : null;
  }
  if (hand.is !== "pressed" || at.square === null) return null;
  return hand.other ? crossed(at.square, terms) : tapped(at.square, terms);
}

/** @param {Carry} carry @param {number | null} to @param {Terms} terms @returns {Deed | null} */
function drop({ from }, to, { crosses, holds }) {
  if (to === null || to === from) return null;
  if (!crosses) return { do: "act", square: to };
  return ["free", "cross"].includes(holds(to)) ? { do: "move", from, to } : null;
}

/** @param {number} square @param {Terms} terms @returns {Deed | null} */
const crossed = (square, { crosses }) => (crosses ? { do: "cross", square } : null);

/**
 * What a tap does. With the pen for crosses it takes a queen off that stands there.
 * @param {number} square
 * @param {Terms} terms
 * @returns {Deed}
 */
export function tapped(square, { pen, crosses, holds }) {
  const writes = crosses && pen === "cross" && holds(square) !== "movable";
  return { do: writes ? "cross" : "act", square };
}
