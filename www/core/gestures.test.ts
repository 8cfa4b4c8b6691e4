import assert from "node:assert/strict";
import { test } from "vitest";
import { squaresBetween } from "./geometry.ts";
import {
  type At,
  type Gesture,
  type Hand,
  type Held,
  hold,
  move,
  press,
  release,
  type Terms,
  tapped,
} from "./gestures.ts";

const SIZE = { rows: 8, columns: 8 };
const SIDE = 50;
/** A player's queen on 9, a locked one on 0, a cross on 20. */
const HELD: Record<number, Held> = { 0: "fixed", 9: "movable", 20: "cross" };

const terms = (more: Partial<Terms> = {}): Terms => ({
  size: SIZE,
  pen: "piece",
  crosses: true,
  holds: (square: number) => HELD[square] ?? "free",
  ...more,
});
const at = (square: number, dx = 0) => ({
  square,
  x: ((square % 8) + 0.5) * SIDE + dx,
  y: (Math.floor(square / 8) + 0.5) * SIDE,
});
const OFF = { square: null, x: -10, y: -10 };

type More = Partial<Terms> & { other?: boolean; finger?: boolean };

/** The point where a press begins, and the points it moves to. */
type Points = [At, ...At[]];

/** A press on the board. */
function pressed(point: At, other: boolean, finger: boolean) {
  const hand = press(point, other, finger);
  assert.ok(hand);
  return hand;
}

/** The press after a move. */
function moved(hand: Hand, point: At, more: Partial<Terms> = {}) {
  const next = move(hand, point, terms(more)).hand;
  assert.ok(next);
  return next;
}

/** The result of dragging from point to point and letting go at the last. */
function released(hand: Hand, [first, ...others]: Points, more: Partial<Terms>) {
  const last = others.reduce((hand, point) => moved(hand, point, more), hand);
  return release(last, others.at(-1) ?? first, terms(more));
}

/** The result of dragging from point to point and letting go at the last. */
function drawn(points: Points, { other = false, finger = false, ...more }: More = {}) {
  return released(pressed(points[0], other, finger), points, more);
}

/** The squares that a stroke crosses out. */
function stroked(points: Points, more: More = {}) {
  const gesture = drawn(points, more);
  assert.ok(gesture?.do === "stroke");
  return gesture.squares;
}

/** The result of a long press that then moves to other points. */
function held(points: Points, more: Partial<Terms> = {}): (Gesture | null)[] {
  const { hand, gesture } = hold(pressed(points[0], false, true), terms(more));
  assert.ok(hand);
  return [gesture, released(hand, points, more)];
}

test("a tap uses the current pen, and the right button crosses out", () => {
  assert.deepEqual(drawn([at(5)]), { do: "act", square: 5 });
  assert.deepEqual(drawn([at(5)], { pen: "cross" }), { do: "cross", square: 5 });
  assert.deepEqual(drawn([at(5)], { other: true }), { do: "cross", square: 5 });
  assert.deepEqual(drawn([at(5), at(5, 3)]), { do: "act", square: 5 });
});

test("a tap on a queen takes it off with either pen", () => {
  assert.deepEqual(tapped(9, terms()), { do: "act", square: 9 });
  assert.deepEqual(tapped(9, terms({ pen: "cross" })), { do: "act", square: 9 });
});

test("a stroke crosses out all squares that it passes, as one move", () => {
  assert.deepEqual(drawn([at(2), at(3), at(4)]), {
    do: "stroke",
    squares: [2, 3, 4],
    crossing: true,
  });
});

test("a fast stroke skips no square", () => {
  assert.deepEqual(stroked([at(2), at(6)]), [2, 3, 4, 5, 6]);
  assert.deepEqual(squaresBetween(SIZE, 2, 29), [11, 20, 29]);
  assert.deepEqual(squaresBetween(SIZE, 29, 29), []);
});

test("a stroke leaves pieces and existing crosses alone", () => {
  assert.deepEqual(stroked([at(0), at(1)]), [1]);
  assert.deepEqual(stroked([at(8), at(10)]), [8, 10]);
  assert.deepEqual(stroked([at(19), at(21)]), [19, 21]);
});

test("a stroke that begins on a cross only removes crosses", () => {
  const crossed: More = { holds: (square) => (square >= 20 && square < 23 ? "cross" : "free") };
  const gesture = drawn([at(20), at(23)], crossed);
  assert.deepEqual(gesture, { do: "stroke", squares: [20, 21, 22], crossing: false });
});

test("a stroke may leave the board and return; without a new cross it doesn’t count", () => {
  assert.deepEqual(stroked([at(2), at(3), OFF, at(4)]), [2, 3, 4]);
  const full: More = { holds: () => "fixed" };
  assert.equal(drawn([at(2), at(3)], full), null);
});

test("a queen can be dragged to another square", () => {
  assert.deepEqual(drawn([at(9), at(9, 20), at(17)]), { do: "move", from: 9, to: 17 });
  assert.deepEqual(drawn([at(9), at(20)]), { do: "move", from: 9, to: 20 });
});

test("a queen dropped off the board, on its own square or on another queen stays put", () => {
  for (const end of [OFF, at(9), at(0)]) assert.equal(drawn([at(9), at(17), end]), null);
});

test("a right-button stroke may begin on a queen", () => {
  assert.deepEqual(stroked([at(9), at(11)], { other: true }), [10, 11]);
});

test("a long press uses the other pen, once", () => {
  assert.deepEqual(held([at(5)]), [{ do: "cross", square: 5 }, null]);
  assert.deepEqual(held([at(5)], { pen: "cross" }), [{ do: "act", square: 5 }, null]);
  assert.deepEqual(held([at(5), at(6)]), [{ do: "cross", square: 5 }, null]);
});

test("a long press on a queen picks it up", () => {
  assert.deepEqual(held([at(9), at(17)]), [null, { do: "move", from: 9, to: 17 }]);
  assert.deepEqual(held([at(9)]), [null, null]);
});

test("a moving finger or a mouse never makes a long press", () => {
  const strayed = moved(pressed(at(5), false, true), at(5, 15));
  assert.deepEqual(hold(strayed, terms()), { hand: strayed, gesture: null });
  const mouse = pressed(at(5), false, false);
  assert.deepEqual(hold(mouse, terms()), { hand: mouse, gesture: null });
});

test("a finger may move further than a mouse before a tap becomes a stroke", () => {
  const edge = { ...at(5, 10), square: 6 };
  assert.equal(moved(pressed(at(5), false, true), edge).is, "pressed");
  assert.equal(moved(pressed(at(5), false, false), edge).is, "stroke");
});

test("a knight has no crosses: it jumps where it is tapped or dropped", () => {
  const knight: More = { crosses: false, holds: (square) => (square === 9 ? "movable" : "fixed") };
  assert.deepEqual(drawn([at(5)], { ...knight, pen: "cross" }), { do: "act", square: 5 });
  assert.deepEqual(drawn([at(9), at(26)], knight), { do: "act", square: 26 });
  assert.equal(drawn([at(9), at(26), at(9)], knight), null);
  assert.deepEqual(drawn([at(2), at(3)], knight), { do: "act", square: 3 });
  assert.equal(drawn([at(5)], { ...knight, other: true }), null);
  assert.deepEqual(held([at(5)], knight), [null, { do: "act", square: 5 }]);
});

test("a gesture that begins off the board does nothing", () => {
  assert.equal(press(OFF, false, false), null);
});
