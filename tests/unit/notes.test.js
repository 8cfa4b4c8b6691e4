import assert from "node:assert/strict";
import { test } from "node:test";
import { lineEnds } from "../../www/base/geometry.js";
import { readNotes } from "../../www/scene/annotations.js";

const SIZE = { rows: 8, columns: 8 };

test("the engine's numbers are read as notes", () => {
  const flat = [
    [0, 1, 2, 5, 0, 0],
    [1, 3, 0, 4, 0, 0],
    [5, 2, 2, 6, 1, 0],
    [6, 0, 0, 3, 9, 0],
    [7, 1, 1, 2, 0.5, -1],
    [10, 0, 0, 2, 1, 0],
  ];
  assert.deepEqual(readNotes(Float32Array.from(flat.flat()), SIZE), [
    { kind: "number", square: 10, value: 5 },
    { kind: "row-number", row: 3, value: 4 },
    { kind: "unsupported", square: 18, row: 6, fresh: true },
    { kind: "covered", axis: 3, place: 9 },
    { kind: "force", square: 9, force: 2, along: 0.5, down: -1 },
    { kind: "joined", square: 0, to: 17 },
  ]);
});

test("a covered line runs from edge to edge", () => {
  assert.deepEqual(lineEnds(0, 2, 8), [
    [2, 0],
    [2, 7],
  ]);
  assert.deepEqual(lineEnds(1, 2, 8), [
    [0, 2],
    [7, 2],
  ]);
  for (let place = 0; place < 15; place++) {
    for (const [row, column] of lineEnds(2, place, 8)) assert.equal(row + column, place);
    for (const [row, column] of lineEnds(3, place, 8)) {
      assert.equal(row + 7 - column, place);
      assert.ok(row >= 0 && row < 8 && column >= 0 && column < 8);
    }
  }
});
