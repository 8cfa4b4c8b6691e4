/** The compiled crate, instantiated for Node. */
import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/forward_check.js";

initSync({
  module: readFileSync(new URL("../../www/pkg/forward_check_bg.wasm", import.meta.url)),
});

export * from "../../www/pkg/forward_check.js";

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
