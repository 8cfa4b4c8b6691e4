import assert from "node:assert/strict";
import { test } from "vitest";
import { EnginePanic } from "../engine/door.ts";
import { everyFrame } from "./frames.ts";

/** Animation frames that run when the test says so. */
function setUp(draw: (now: number) => void) {
  const due: ((now: number) => void)[] = [];
  const failures: unknown[] = [];
  const request = (frame: (now: number) => void) => void due.push(frame);
  everyFrame(draw, (error) => failures.push(error), request);
  return { due, failures, pass: (now: number) => due.shift()?.(now) };
}

test("an error in a frame is reported once, and frames continue", () => {
  const drawn: number[] = [];
  const { due, failures, pass } = setUp((now) => {
    drawn.push(now);
    if (now < 4) throw new TypeError(`frame ${now}`);
  });
  for (const now of [1, 2, 3, 4, 5]) {
    pass(now);
    assert.equal(due.length, 1, "one frame is requested");
  }
  assert.deepEqual(drawn, [1, 2, 3, 4, 5]);
  assert.deepEqual(failures, [new TypeError("frame 1")]);
});

test("a panic ends the frames: the page must be reloaded", () => {
  const { due, failures, pass } = setUp(() => {
    throw new EnginePanic("The engine has stopped.");
  });
  pass(1);
  assert.deepEqual([due.length, failures.length], [0, 0]);
});
