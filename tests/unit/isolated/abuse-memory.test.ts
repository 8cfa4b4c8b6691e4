/** Freed handles, refused calls and thrown errors leak no memory. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { HandleGone } from "../../../www/engine/door.ts";
import { makeRun } from "../../../www/engine/engine.ts";
import { leavesMemory } from "../../fuzz/memory.ts";
import { asked, from } from "../engine.ts";

/**
 * A leak of one allocation per call shows after thousands of calls; slower leaks need the longer
 * run.
 */
const CALLS = process.env.ALL ? 20_000 : 5000;

test("thousands of random calls leave the engine’s memory the same size", () => {
  const { calls, before, after } = leavesMemory(CALLS);
  assert.ok(calls >= CALLS);
  assert.equal(after, before, "pages");
});

test("calls with freed handles never reach the engine", () => {
  const order = { puzzle: from("queens"), solver: "backtracking", options: "", seed: 0 };
  const make = () => makeRun(order);
  const gone = make();
  gone.free();
  // If the engine itself refused them, each would use up some of its stack.
  for (let times = 0; times < 20_000; times += 1) assert.throws(() => asked(gone), HandleGone);
  assert.equal(asked(make()).step, 0);
});
