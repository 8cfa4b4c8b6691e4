import assert from "node:assert/strict";
import { test } from "vitest";
import { Pointing } from "./pointing.ts";

const point = (square: number | null) => ({ type: "board/point" as const, square });

test("a frame shows only the last square pointed at", () => {
  const pointing = new Pointing();
  for (const square of [3, 4, 4]) pointing.point(point(square));
  assert.deepEqual([pointing.take(), pointing.take()], [point(4), null]);
  pointing.point(point(4));
  assert.equal(pointing.take(), null, "the pointer is still on it");
  pointing.point(point(null));
  assert.deepEqual(pointing.take(), point(null));
});
