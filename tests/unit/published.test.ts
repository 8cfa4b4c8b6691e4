import assert from "node:assert/strict";
import { test } from "vitest";
import { Measurement, publishedCaution, publishedRows, tieBreaksThatSucceed } from "./engine.ts";

const KEYS = ["source", "what", "n", "published", "slow", "why"];

function row(what: string, n: number) {
  const index = publishedRows().findIndex((row) => row.what === what && row.n === n);
  assert.notEqual(index, -1, `${what}, ${n}`);
  return index;
}

test("every published row is an object that the page can show", () => {
  const rows = publishedRows();
  assert.ok(rows.length > 10);
  for (const row of rows) {
    assert.deepEqual(Object.keys(row), KEYS);
    assert.ok(row.n === null || Number.isInteger(row.n));
    assert.ok(Number.isInteger(row.published));
    assert.equal(typeof row.slow, "boolean");
    assert.match(row.why, /\.$/);
  }
  assert.equal(rows.filter(({ slow }) => slow).length, 1);
  assert.match(publishedCaution(), /pruning that is lucky, not sound/);
});

test("a knight’s row names no queen", () => {
  const rows = publishedRows().filter(({ source }) => source.startsWith("Knight’s Tour"));
  assert.ok(rows.length > 0);
  for (const { what } of rows) assert.match(what, /^(?!.*queen).*knight from a8$/);
});

test("a row is measured in slices, and makes progress in each", () => {
  const measurement = new Measurement(row("Nodes of backtracking", 20));
  assert.equal(measurement.progress, 0);
  assert.equal(measurement.reproduced, undefined);
  assert.equal(measurement.corrected, undefined);
  let before = 0;
  while (!measurement.run(0)) {
    assert.ok(measurement.progress > before || before === 0.99);
    before = measurement.progress;
  }
  assert.ok(before > 0.5, "it took more than one slice");
  assert.equal(measurement.progress, 1);
  assert.equal(measurement.reproduced, 24_814);
  assert.equal(measurement.corrected, 199_636);
  assert.equal(measurement.run(10), true);
});

test("a slice keeps to its time, and results that take too long stay open", () => {
  const slow = new Measurement(publishedRows().findIndex(({ slow }) => slow));
  assert.equal(slow.run(1), false);
  assert.ok(slow.progress > 0 && slow.progress < 0.5);
  const measurement = new Measurement(row("Nodes of forward checking", 40));
  while (!measurement.run(50));
  assert.equal(measurement.reproduced, 176_500);
  assert.equal(measurement.corrected, undefined);
});

test("a missing row is an Error with a code and a sentence", () => {
  assert.throws(() => new Measurement(1000), {
    code: "row",
    message: /^There are rows 0 to \d+: choose one of them\.$/,
  });
});

test("one bit per tie-break says whether it succeeds", () => {
  const [roth, none] = [1 << 3, 0x80];
  const starts = Array.from({ length: 64 }, (_, start) => tieBreaksThatSucceed(8, 8, start));
  assert.ok(starts.every((bits) => bits < 0b100000));
  assert.ok(starts.filter((bits) => bits & roth).length > 60);
  assert.ok(starts.some((bits) => bits !== starts[0]));
  // On an odd board, no tour starts on the colour with fewer squares.
  const odd = Array.from({ length: 25 }, (_, start) => tieBreaksThatSucceed(5, 5, start));
  assert.ok(odd.every((bits, start) => (bits === none) === (start % 2 === 1)));
  assert.ok(tieBreaksThatSucceed(4, 4, 5) === none);
  assert.throws(() => tieBreaksThatSucceed(8, 8, 64), { code: "off-board" });
  assert.throws(() => tieBreaksThatSucceed(0, 8, 0), { code: "size" });
});
