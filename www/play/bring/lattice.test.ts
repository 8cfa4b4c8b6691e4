/** Where a picture cuts a board off. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { cutSides } from "./lattice.ts";

/** The sides that cut a lattice of squares of 10 pixels, from some place on, in a picture of 100 × 80. */
function cut(left: number, top: number, columns: number, rows: number) {
  const [right, bottom] = [left + 10 * columns, top + 10 * rows];
  const corners = [left, top, right, top, right, bottom, left, bottom];
  return cutSides({ columns, rows, corners }, { width: 100, height: 80 });
}

test("a side cuts a board that reaches it, but not the opposite one", () => {
  assert.deepEqual(cut(45, 20, 5, 5), ["right"]);
  assert.deepEqual(cut(45, 25, 5, 5), ["right", "bottom"]);
  assert.deepEqual(cut(5, 15, 6, 6), ["left", "bottom"]);
  assert.deepEqual(cut(4, 2, 9, 5), ["top"]);
});

test("no side is named where squares may be missing at both or at neither", () => {
  assert.deepEqual(cut(2, 3, 9, 7), []);
  assert.deepEqual(cut(20, 20, 4, 5), []);
});

test("squares are missing only where there are fewer of them", () => {
  assert.deepEqual(cut(45, 20, 5, 4), []);
});
