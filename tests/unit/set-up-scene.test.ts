import assert from "node:assert/strict";
import { test } from "vitest";
import { MARKS } from "../../www/content/marks.ts";
import { COLOURS } from "../../www/content/moment.ts";
import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import { makePlay } from "../../www/engine/table.ts";
import { setUpScene } from "../../www/run/set-up-scene.ts";
import { playScene } from "../../www/scene/by-game.ts";
import "./engine.ts";

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
