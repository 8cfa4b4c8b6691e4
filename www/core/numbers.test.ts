import assert from "node:assert/strict";
import { test } from "vitest";
import { centre, fit, inLine, moved, squareAt } from "./geometry.ts";
import { count, duration, figure, short } from "./numbers.ts";
import { Speedometer, Ticker } from "./ticking.ts";
import { mix, motions, progress, tweenTime } from "./tween.ts";

test("ticks keep their rate: none is lost, but a long pause is skipped", () => {
  const ticker = new Ticker();
  ticker.reset();
  assert.equal(ticker.advance(0, 10), 1, "the first at once");
  let ticks = 0;
  for (let now = 16; now <= 1600; now += 16) ticks += ticker.advance(now, 10);
  assert.equal(ticks, 16);
  assert.equal(ticker.advance(60_000, 60), 6);
});

test("the speed is measured over the last second", () => {
  const meter = new Speedometer();
  assert.equal(meter.measure(0, 0), 0);
  assert.equal(meter.measure(100, 1000), 10_000);
  for (let now = 200; now <= 3000; now += 100) meter.measure(now, 2000);
  assert.equal(meter.measure(3100, 2000), 0);
});

test("durations and counts are written as people write them", () => {
  assert.equal(duration(0), "0:00");
  assert.equal(duration(67.9), "1:07");
  assert.equal(duration(3723), "1:02:03");
  assert.equal(count(6484065), "6,484,065");
  assert.deepEqual([940, 1234, 56_789, 7_890_000, 85e6].map(short), [
    "940",
    "1.2 k",
    "57 k",
    "7.9 M",
    "85 M",
  ]);
});

test("squares and points agree", () => {
  const layout = fit({ rows: 3, columns: 4 }, 640, 640);
  assert.deepEqual([layout.side, layout.width, layout.height], [160, 640, 480]);
  for (let square = 0; square < 12; square++) {
    const { x, y } = centre(layout, square);
    assert.equal(squareAt(layout, x, y), square);
  }
  assert.equal(squareAt(layout, -1, 5), null);
  assert.equal(squareAt(layout, 5, 480), null);
});

test("a square is a whole number of screen pixels, at any scale", () => {
  const size = { rows: 8, columns: 8 };
  assert.equal(fit(size, 390, 640).side, 48);
  assert.equal(fit(size, 390, 640, 2).side, 48.5);
  assert.equal(
    fit({ rows: 64, columns: 64 }, 640, 640).side,
    10,
    "squares smaller than a pixel fill the board",
  );
});

test("the cursor stops at the edges", () => {
  const size = { rows: 3, columns: 4 };
  assert.equal(moved(size, 0, "ArrowUp"), 0);
  assert.equal(moved(size, 0, "ArrowRight"), 1);
  assert.equal(moved(size, 5, "ArrowDown"), 9);
  assert.equal(moved(size, 11, "ArrowRight"), 11);
  assert.equal(moved(size, 6, "Home"), 4);
  assert.equal(moved(size, 6, "End"), 7);
  assert.equal(moved(size, 6, "a"), null);
});

test("queens see along rows, columns and diagonals", () => {
  const size = { rows: 8, columns: 8 };
  const seen = Array.from({ length: 64 }, (_, square) => square).filter((s) => inLine(size, 0, s));
  assert.equal(seen.length, 21);
});

test("a motion begins, ends, and never goes past its end", () => {
  assert.equal(progress(0, 100), 0);
  assert.equal(progress(50, 100), 0.5);
  assert.equal(progress(500, 100), 1);
  assert.equal(progress(0, 0), 1);
  assert.equal(mix(10, 20, 0.5), 15);
  assert.ok(tweenTime(60) < 1000 / 60);
  assert.deepEqual(motions([1, 2], [1, 3, 4]), [
    { index: 0, from: 1, to: 1 },
    { index: 1, from: 2, to: 3 },
    { index: 2, from: null, to: 4 },
  ]);
  assert.deepEqual(motions([7], []), [{ index: 0, from: 7, to: null }]);
});

test("a figure that isn’t a whole number has three decimals", () => {
  assert.deepEqual([0.99895, 12, 1_000].map(figure), ["0.999", "12", "1,000"]);
});
