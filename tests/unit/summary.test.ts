import assert from "node:assert/strict";
import { test } from "vitest";
import { emptyScene } from "../../www/board/scene/by-game.ts";
import { summary } from "../../www/board/scene/summary.ts";
import { from, squareNames } from "./engine.ts";

test("a board is described in a few words", () => {
  const names = squareNames(8, 8);
  const queens = emptyScene(from("queens"));
  assert.equal(summary(queens, names), "a queen on a8");
  assert.ok(queens.kind === "queens");
  const three = { ...queens, queens: [21, 12] };
  assert.equal(summary(three, names), "queens on a8, e7 and f6");
  assert.equal(summary(emptyScene(from("queens", [])), names), "no queen");
  const knights = emptyScene(from("knights"));
  assert.ok(knights.kind === "knights");
  const tour = { ...knights, path: [0, 17, 34] };
  assert.equal(summary(tour, names), "the knight on c4, 3 squares visited");
});
