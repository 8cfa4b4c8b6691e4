import assert from "node:assert/strict";
import { test } from "vitest";
import type { TreeLevel as Level } from "../engine/generated/run.ts";
import { type TreePlace, tip, valueAt, walk } from "./cursor.ts";

const value = (square: number) => ({ square, step: square, nodes: 1 });

const level = (current: number | null, ...failed: number[]): Level => ({
  current: current === null ? null : value(current),
  failed: failed.map((square) => ({ ...value(square), cause: "conflict", of: 0 })),
  depth: 1,
  open: 0,
  struck: 0,
});

/** A root alone, a long row, an empty one, and a deepest row without a current value. */
const LEVELS = [level(1), level(10, 11, 12, 13), level(20), level(null), level(null, 41, 42)];

/** The squares that a list of keys leads to. */
function path(from: TreePlace, ...keys: string[]) {
  let at = from;
  return keys.map((key) => {
    const to = walk(LEVELS, at, key);
    assert.ok(to, key);
    at = to;
    return at.square;
  });
}

test("left and right stay in the row, whose current value is last", () => {
  const keys = ["ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "ArrowLeft", "End", "ArrowRight"];
  assert.deepEqual(path({ depth: 1, square: 10 }, ...keys), [13, 12, 13, 11, 11, 10, 10]);
});

test("up and down go to the nearest place, past rows without values", () => {
  const keys = ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"];
  assert.deepEqual(path({ depth: 1, square: 12 }, ...keys), [1, 1, 11, 20, 41, 41]);
  assert.deepEqual(path({ depth: 4, square: 42 }, "ArrowUp", "ArrowUp"), [20, 11]);
});

test("the root and the deepest row have two keys each", () => {
  for (const key of ["PageUp", "Control+Home"]) {
    assert.deepEqual(path({ depth: 4, square: 42 }, key), [1]);
  }
  for (const key of ["PageDown", "Control+End"]) {
    assert.deepEqual(path({ depth: 1, square: 13 }, key), [41]);
  }
});

test("other keys lead nowhere", () => {
  for (const key of ["a", "Enter", "Tab", "Control+ArrowUp"]) {
    assert.equal(walk(LEVELS, { depth: 0, square: 1 }, key), null, key);
  }
});

test("the cursor finds its value again while the row has it", () => {
  assert.equal(valueAt(LEVELS, { depth: 1, square: 12 })?.step, 12);
  assert.equal(valueAt(LEVELS, { depth: 1, square: 10 })?.step, 10);
  assert.equal(valueAt(LEVELS, { depth: 2, square: 12 }), null);
  assert.equal(valueAt(LEVELS, { depth: 9, square: 12 }), null);
});

test("the tip is the deepest current value, or else the deepest of all", () => {
  assert.deepEqual(tip(LEVELS), { depth: 2, square: 20 });
  assert.deepEqual(tip([level(null, 5, 6), level(null)]), { depth: 0, square: 5 });
  assert.equal(tip([level(null)]), null);
  assert.equal(tip([]), null);
});
