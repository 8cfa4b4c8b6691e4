/** Handles that are made and freed, calls that are refused and errors that are thrown leave nothing behind. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { leavesMemory } from "../fuzz/memory.js";

test("thousands of calls at random leave the engine's memory as it was", () => {
  const { calls, before, after } = leavesMemory(20_000);
  assert.ok(calls >= 20_000);
  assert.equal(after, before, "pages");
});
