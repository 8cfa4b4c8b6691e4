import assert from "node:assert/strict";
import { test } from "vitest";
import { effortBars } from "./effort-bars.ts";

const barsOf = (...steps: (number | null)[]) =>
  effortBars(steps.map((steps, at) => ({ name: `${at}`, steps })));

test("bars of a similar length are to scale", () => {
  const { bars, note } = barsOf(874, 132, 106);
  assert.deepEqual(
    bars.map(({ share, cut }) => [share, cut]),
    [
      [1, ""],
      [132 / 874, ""],
      [106 / 874, ""],
    ],
  );
  assert.equal(note, "");
});

test("a stopped run never sets the scale, and its bar is longer than any other", () => {
  const { bars, note } = barsOf(null, 37, 37);
  assert.deepEqual(
    bars.map(({ words, share, cut }) => [words, share, cut]),
    [
      ["over 200,000", 1, "broken stopped"],
      ["37", 0.5, ""],
      ["37", 0.5, ""],
    ],
  );
  assert.equal(note, "The broken bar is not to scale. Runs stop at 200,000 steps.");
  assert.match(barsOf(null, null).note, /^Broken bars are /);
});

test("a bar that would dwarf the others is broken too, and says its number", () => {
  const { bars, note } = barsOf(150_000, 60, 37);
  assert.deepEqual(
    bars.map(({ words, share }) => [words, share]),
    [
      ["150,000", 1],
      ["60", 0.5],
      ["37", (0.5 * 37) / 60],
    ],
  );
  assert.equal(note, "The broken bar is not to scale.");
  assert.equal(barsOf(37).bars[0]?.share, 1);
  assert.deepEqual(barsOf().bars, []);
});
