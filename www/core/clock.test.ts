/** Clocks as plain numbers. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { Disuse, KEPT } from "./clock.ts";
import { Recurrence } from "./ticking.ts";

test("the slower the work, the less often it runs", () => {
  const [quick, slow] = [new Recurrence(250), new Recurrence(250)];
  const times = { quick: 0, slow: 0 };
  for (let now = 0; now < 10_000; now += 10) {
    if (quick.isDue(now)) times.quick++;
    quick.took(1);
    if (slow.isDue(now)) times.slow++;
    slow.took(100);
  }
  assert.deepEqual(times, { quick: 40, slow: 9 });
});

test("each use restarts the wait", () => {
  const disuse = new Disuse();
  assert.equal(disuse.isLong(0, false), false);
  assert.equal(disuse.isLong(KEPT - 1, true), false);
  assert.equal(disuse.isLong(KEPT, false), false);
  assert.equal(disuse.isLong(2 * KEPT - 1, false), false);
  assert.equal(disuse.isLong(2 * KEPT, false), true);
});
