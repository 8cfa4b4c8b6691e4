import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";
import { Clicks, DOUBLE } from "./clicks.ts";

/** What the clicks did, in order. */
function setUp() {
  vi.useFakeTimers();
  const done: string[] = [];
  const clicks = new Clicks(({ x, y }) => done.push(`zoom ${x},${y}`));
  const click = (x: number, y: number) => clicks.click({ x, y }, () => done.push(`act ${x},${y}`));
  return { clicks, click, done, pass: (time: number) => vi.advanceTimersByTime(time) };
}

afterEach(() => {
  vi.useRealTimers();
});

test("a click acts when no second one follows", () => {
  const { click, done, pass } = setUp();
  click(10, 10);
  pass(DOUBLE.within - 1);
  assert.deepEqual(done, []);
  pass(1);
  assert.deepEqual(done, ["act 10,10"]);
  click(10, 10);
  pass(DOUBLE.within);
  assert.deepEqual(done, ["act 10,10", "act 10,10"], "two slow clicks act twice");
});

test("a double click only zooms; a third click starts again", () => {
  const { click, done, pass } = setUp();
  click(10, 10);
  pass(DOUBLE.within - 1);
  click(12, 10);
  pass(10 * DOUBLE.within);
  assert.deepEqual(done, ["zoom 12,10"]);
  for (let times = 0; times < 3; times++) click(10, 10);
  pass(DOUBLE.within);
  assert.deepEqual(done.slice(1), ["zoom 10,10", "act 10,10"]);
});

test("two quick clicks far from each other both act, in order", () => {
  const { click, done, pass } = setUp();
  click(10, 10);
  click(40, 10);
  assert.deepEqual(done, ["act 10,10"]);
  pass(DOUBLE.within);
  assert.deepEqual(done, ["act 10,10", "act 40,10"]);
});

test("a click acts at once before another action, and never after its board is gone", () => {
  const { clicks, click, done, pass } = setUp();
  click(10, 10);
  clicks.flush();
  clicks.flush();
  assert.deepEqual(done, ["act 10,10"]);
  click(10, 10);
  clicks.drop();
  pass(DOUBLE.within);
  assert.deepEqual(done, ["act 10,10"]);
});
