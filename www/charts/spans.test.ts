import assert from "node:assert/strict";
import { test } from "vitest";
import { spansByPixel } from "./spans.ts";

/** The spans of a run's depths, `width` steps to a column. */
function spans(width: number, [least, most]: [number[], number[]], reached: number) {
  const profile = { width, least: Uint32Array.from(least), most: Uint32Array.from(most) };
  const drawn: number[][] = [];
  spansByPixel(profile, reached, 100, (...span) => drawn.push(span));
  return drawn;
}

test("a short run has one step per column", () => {
  assert.deepEqual(
    spans(
      1,
      [
        [0, 1],
        [1, 2],
      ],
      2,
    ),
    [
      [0, 50, 0, 1],
      [50, 50, 1, 2],
    ],
  );
});

test("a long run keeps the least and the greatest depth for every pixel", () => {
  const [least, most]: [number[], number[]] = [Array(1000).fill(5), Array(1000).fill(9)];
  least[500] = 1;
  most[999] = 20;
  const drawn = spans(1024, [least, most], 1_024_000);
  assert.equal(drawn.length, 100);
  assert.deepEqual(drawn[0], [0, 1, 5, 9]);
  assert.deepEqual(drawn[50], [50, 1, 1, 9]);
  assert.deepEqual(drawn[99], [99, 1, 5, 20]);
});
