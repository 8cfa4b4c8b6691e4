/** How solvers would do with a puzzle: in slices it comes to what it comes to at once. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { roster } from "../../www/engine/table.ts";
import { Effort, MOST } from "../../www/run/effort.ts";
import { from } from "./engine.ts";

const QUEENS = roster().filter(({ game }) => game === "queens");

/** What is known of a puzzle after so many slices at most, each of so many milliseconds. */
function barsOf(squares: number[], budget: number) {
  const effort = new Effort(from("queens", squares), QUEENS);
  for (let slice = 0; slice < 200_000 && effort.bars.length === 0; slice++) effort.work(budget);
  return effort.bars;
}

test("slices come to the same as all at once", () => {
  const atOnce = barsOf([0], Number.POSITIVE_INFINITY);
  assert.equal(atOnce.length, 3, "the slowest, the usual one and the fastest");
  assert.equal(atOnce.find(({ solver }) => solver === "forward-checking")?.steps, 132);
  assert.deepEqual(barsOf([0], 0.05), atOnce);
});

test("nobody is asked for more steps than anybody waits for, and what takes them has no number", () => {
  for (const { steps } of barsOf([0], Number.POSITIVE_INFINITY)) {
    assert.ok(steps === null || steps <= MOST);
  }
});

test("a slice ends before its solver does", () => {
  const effort = new Effort({ ...from("queens", [0]), rows: 20, columns: 20 }, QUEENS);
  let slices = 0;
  while (effort.bars.length === 0) {
    effort.work(0.05);
    slices++;
  }
  assert.ok(slices > 2 * QUEENS.length, `${slices} slices`);
});
