import assert from "node:assert/strict";
import { test } from "vitest";
import { MARKS } from "../../content/marks.ts";
import { COLOURS } from "../../content/moment.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { makePlay } from "../../engine/table.ts";
import { playScene } from "./by-game.ts";
import { setUpScene } from "./set-up-scene.ts";
import "../../../tests/unit/engine.ts";

const board = (side: number, squares: number[], regions: string | null = null): Puzzle => ({
  game: regions ? "colour" : "queens",
  rows: side,
  columns: side,
  squares,
  closed: false,
  regions,
});

test("a board in set-up looks like a board about to be played", () => {
  const colours = Math.sqrt(COLOURS.length);
  for (const puzzle of [board(8, []), board(8, [42, 1]), board(colours, [0], COLOURS)]) {
    const play = makePlay(puzzle, true);
    const played = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
    play.free();
    assert.deepEqual(setUpScene(puzzle), played);
  }
});
