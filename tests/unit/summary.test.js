import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyScene } from "../../www/scene/scene.js";
import { summary } from "../../www/scene/summary.js";
import { from, squareNames } from "./engine.js";

test("a board is told in a few words", () => {
  const names = squareNames(8, 8);
  const queens = emptyScene(/** @type {any} */ (from("queens")));
  assert.equal(summary(queens, names), "a queen on a8");
  const three = { ...queens, queens: [21, 12] };
  assert.equal(summary(/** @type {any} */ (three), names), "queens on a8, e7 and f6");
  assert.equal(summary(emptyScene(/** @type {any} */ (from("queens", []))), names), "no queen");
  const knights = emptyScene(/** @type {any} */ (from("knights")));
  const tour = { ...knights, path: [0, 17, 34] };
  assert.equal(summary(/** @type {any} */ (tour), names), "the knight on c4, 3 squares visited");
});
