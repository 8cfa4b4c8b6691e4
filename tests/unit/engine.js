/** The compiled modules, instantiated for Node: all of the engine, and the table for those who ask it. */
import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/engine.js";
import { initSync as initTable } from "../../www/pkg/table.js";

const compiled = (/** @type {string} */ name) => ({
  module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
});
/** The memory of the engine, to see how much it takes. */
export const { memory } = initSync(compiled("engine"));
initTable(compiled("table"));

export * from "../../www/pkg/engine.js";

/** @typedef {import("../../www/engine/engine.js").Request} Request */

/** To run on to the end, or to the first solution. @type {Request} */
export const TO_THE_END = { do: "advance", steps: 2 ** 53 };

/**
 * Everything there is to show of a run once it has done something, however long that takes.
 * @param {import("../../www/engine/engine.js").Run} run
 * @param {Request} [request]
 */
export const asked = (run, request = { do: "show" }) =>
  run.ask(request, Number.POSITIVE_INFINITY, { sentence: true, board: true, tree: true });

const A8 = [0];

/**
 * A square board with a8 given.
 * @param {string} game
 * @param {number[]} squares
 * @param {number} side
 */
export const from = (game, squares = A8, side = 8) => ({
  game,
  rows: side,
  columns: side,
  squares,
  closed: false,
});
