/** The compiled modules, instantiated for Node: all of the engine, and the table for those who ask it. */

import { readFileSync } from "node:fs";
import type { Run } from "../../www/engine/engine.ts";
import type { Request } from "../../www/engine/generated/run.ts";
import { initSync } from "../../www/pkg/engine.js";
import { initSync as initTable } from "../../www/pkg/table.js";

const compiled = (name: string) => ({
  module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
});
/** The memory of the engine, to see how much it takes. */
export const { memory } = initSync(compiled("engine"));
/** How much it takes before anything is asked of it, in pages of 64 KiB. */
export const LEAST = memory.buffer.byteLength / 2 ** 16;
initTable(compiled("table"));

export * from "../../www/pkg/engine.js";

/** To run on to the end, or to the first solution. */
export const TO_THE_END: Request = { do: "advance", steps: 2 ** 53 };

/** Everything there is to show of a run once it has done something, however long that takes. */
export const asked = (run: Run, request: Request = { do: "show" }) =>
  run.ask(request, Number.POSITIVE_INFINITY, { sentence: true, board: true, tree: true });

const A8 = [0];

/** A square board with a8 given. */
export const from = (game: string, squares: number[] = A8, side: number = 8) => ({
  game,
  rows: side,
  columns: side,
  squares,
  closed: false,
});
