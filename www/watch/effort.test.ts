/** The effort of several solvers on a puzzle, measured in slices. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { from } from "../../tests/unit/engine.ts";
import { PageJob } from "../engine/job.ts";
import { roster } from "../engine/setting-up.ts";
import { MOST_STEPS } from "../store/played.ts";
import { compareEffort } from "./effort.ts";

const QUEENS = roster().filter(({ game }) => game === "queens");

/** The result for a puzzle after a number of slices, each of some milliseconds. */
function barsOf(squares: number[], budget: number) {
  const effort = new PageJob(compareEffort(from("queens", squares), QUEENS, budget));
  for (let slice = 0; slice < 200_000 && !effort.done; slice++) effort.work();
  return effort.value ?? [];
}

test("work in slices has the same result as all at once", () => {
  const atOnce = barsOf([0], Number.POSITIVE_INFINITY);
  assert.equal(atOnce.length, 3, "the slowest, a typical and the fastest solver");
  assert.equal(atOnce.find(({ solver }) => solver === "forward-checking")?.steps, 132);
  assert.deepEqual(barsOf([0], 0), atOnce);
});

test("a solver that takes longer than a player would wait shows no number", () => {
  for (const { steps } of barsOf([0], Number.POSITIVE_INFINITY)) {
    assert.ok(steps === null || steps <= MOST_STEPS);
  }
});

test("a slice ends before its solver does", () => {
  const puzzle = { ...from("queens", [0]), rows: 20, columns: 20 };
  const effort = new PageJob(compareEffort(puzzle, QUEENS, 0));
  let slices = 0;
  while (!effort.work()) slices++;
  assert.ok(slices > 2 * QUEENS.length, `${slices} slices`);
});
