/** The compiled modules in Node: the whole engine, and the table for tests of Play. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Run } from "../../www/engine/engine.ts";
import type { GameId, Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { Board, Request, Sentence, Snapshot } from "../../www/engine/generated/run.ts";
import { initSync } from "../../www/pkg/engine.js";
import { initSync as initTable } from "../../www/pkg/table.js";

const compiled = (name: string) => ({
  module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
});
/** The memory of the engine, to see how much it takes. */
export const { memory } = initSync(compiled("engine"));
/** Its initial memory, in pages of 64 KiB. */
export const LEAST = memory.buffer.byteLength / 2 ** 16;
initTable(compiled("table"));

export * from "../../www/pkg/engine.js";

/** To run on to the end, or to the first solution. */
export const TO_THE_END: Request = { do: "advance", steps: 2 ** 53 };

/** The view of a run after a request, however long that takes. */
export function asked(
  run: Run,
  request: Request = { do: "show" },
): Snapshot & { board: Board; sentence: Sentence } {
  const wanted = { sentence: true, board: true, tree: true };
  const { board, sentence, ...rest } = run.ask(request, Number.POSITIVE_INFINITY, wanted);
  assert.ok(board && sentence);
  return { ...rest, board, sentence };
}

const A8 = [0];

/** A square board with a8 given. */
export const from = (game: GameId, squares: number[] = A8, side: number = 8): Puzzle => ({
  game,
  rows: side,
  columns: side,
  squares,
  closed: false,
});
