import assert from "node:assert/strict";
import { test } from "vitest";
import { GAME_IDS } from "../routes/ids.ts";
import { SIZES } from "./growth-controller.ts";
import { boardOf, workOf } from "./growth-work.ts";
import { rivalNamed } from "./rivals.ts";
import "../../tests/unit/engine.ts";

test("the work of a solver is measured on boards of every size of its game", async () => {
  for (const game of GAME_IDS) {
    const [from, to] = SIZES[game];
    const placed: number[] = [];
    for (let n = from; n <= to; n++) {
      const puzzle = boardOf(game, n);
      assert.deepEqual([puzzle.rows, puzzle.columns], [n, n]);
      const work = await workOf(puzzle, rivalNamed("backtracking"), 1_000, () => true);
      placed.push(work.placed);
    }
    assert.ok(
      placed.every((pieces) => pieces >= 1),
      `${game}: ${placed}`,
    );
    assert.ok(placed.at(-1)! > placed[0]!, `${game}: ${placed}`);
  }
});
