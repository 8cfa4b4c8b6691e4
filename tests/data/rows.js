/** The rows of solvers.toml: what is known of every solver from elsewhere than its own code. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** @typedef {import("../../www/engine/engine.js").GameId} GameId */
/**
 * How many steps a run takes to its end, and what it counts.
 * @typedef {object} Known
 * @property {number} side
 * @property {string} [from]
 * @property {string} [options]
 * @property {number} steps
 * @property {Record<string, number>} [tally]
 * @property {boolean} [on_card]
 */
/**
 * What the tests of the page read of a row; solvers.toml says what it means.
 * @typedef {object} Row
 * @property {GameId} game
 * @property {string} id
 * @property {string} name
 * @property {number} steps
 * @property {"solved" | "counted" | "gave-up"} [end]
 * @property {boolean} [random]
 * @property {Record<string, number>} [tally]
 * @property {Known[]} [runs]
 * @property {{ says: string, steps?: boolean }} card
 */

const file = parse(readFileSync(new URL("solvers.toml", import.meta.url), "utf8"));

export const ROWS = /** @type {Row[]} */ (/** @type {unknown} */ (file.solver));
