import assert from "node:assert/strict";
import { test } from "node:test";
import { lineEnds } from "../../www/base/geometry.js";
import { asked, from, Run } from "./engine.js";

/** What a solver wants drawn after some steps from a8, by kind. */
function drawn(game, solver, steps, options = "") {
  const run = new Run(from(game), solver, options, 0);
  const { board } = asked(run, { do: "advance", steps });
  return Object.groupBy(board?.annotations ?? [], ({ kind }) => kind);
}

test("annotations are plain objects with a kind", () => {
  const { force, trail } = drawn("queens", "electric", 3);
  assert.deepEqual(Object.keys(force[0]), ["kind", "square", "force", "along", "down"]);
  assert.ok(force.every((one) => ["electric", "line", "border"].includes(one.force)));
  assert.ok(trail.every(({ piece }) => Number.isInteger(piece)));
  const { covered } = drawn("queens", "dancing-links", 3);
  const lines = new Set(covered.map(({ line }) => line));
  assert.deepEqual([...lines].toSorted(), ["antidiagonal", "column", "diagonal", "row"]);
  const { unsupported } = drawn("queens", "arc-consistency", 1);
  assert.ok(unsupported.some(({ fresh }) => fresh === true));
  const { edge } = drawn("knights", "divide-and-conquer", 1);
  assert.ok(edge.every(({ from, to }) => from !== to && from < 64 && to < 64));
});

test("a covered line runs from edge to edge", () => {
  assert.deepEqual(lineEnds("row", 2, 8), [
    [2, 0],
    [2, 7],
  ]);
  assert.deepEqual(lineEnds("column", 2, 8), [
    [0, 2],
    [7, 2],
  ]);
  for (let place = 0; place < 15; place++) {
    for (const [row, column] of lineEnds("diagonal", place, 8)) assert.equal(row + column, place);
    for (const [row, column] of lineEnds("antidiagonal", place, 8)) {
      assert.equal(row + 7 - column, place);
      assert.ok(row >= 0 && row < 8 && column >= 0 && column < 8);
    }
  }
});
