/** Handles that are made and freed, calls that are refused and errors that are thrown leave nothing behind. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { HandleGone } from "../../../www/engine/door.ts";
import { makeRun } from "../../../www/engine/engine.ts";
import { leavesMemory } from "../../fuzz/memory.ts";
import { asked, from } from "../engine.ts";

/** A leak of one allocation a call shows after thousands; slower leaks need the longer run. */
const CALLS = process.env.ALL ? 20_000 : 5000;

test("thousands of calls at random leave the engine’s memory as it was", () => {
  const { calls, before, after } = leavesMemory(CALLS);
  assert.ok(calls >= CALLS);
  assert.equal(after, before, "pages");
});

test("calls with freed handles never reach the engine", () => {
  const order = { puzzle: from("queens"), solver: "backtracking", options: "", seed: 0 };
  const make = () => makeRun(order);
  const gone = make();
  gone.free();
  // Refused by the engine itself, each would take some of its stack.
  for (let times = 0; times < 20_000; times += 1) assert.throws(() => asked(gone), HandleGone);
  assert.equal(asked(make()).step, 0);
});
