/** Many seeds of a run, as they are set up, and as a link: `50/min-conflicts,hill-climbing?seeds=200`. */

import { FIRST_LANES } from "../../cards/compare/presets.js";
import { layoutNamed } from "../boards.js";
import { numberOf, partsOf } from "../moments.js";
import { formatLanes, parseLanes } from "./lanes.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("./lanes.js").Lane} Lane */
/** @typedef {{rows: number, columns: number, lanes: Lane[], seeds: number}} Chance */

const SEEDS = 200;
const FIRST_SIDE = { queens: 50, knights: 8 };

/** @param {GameId} game @returns {Chance} */
export const initial = (game) => ({
  ...{ rows: FIRST_SIDE[game], columns: FIRST_SIDE[game], lanes: FIRST_LANES[game].chance },
  seeds: SEEDS,
});

/** @param {Chance} chance @param {GameId} game */
export function format({ rows, columns, lanes, seeds }, game) {
  const size = game === "queens" ? `${rows}` : `${rows}x${columns}`;
  return `${size}/${formatLanes(lanes)}${seeds === SEEDS ? "" : `?seeds=${seeds}`}`;
}

/**
 * @param {string} text
 * @param {URLSearchParams} query
 * @param {GameId} game
 * @returns {Chance}
 */
export function parse(text, query, game) {
  const [size, names = ""] = text.split("/", 2);
  const { rows, columns } = layoutNamed(partsOf(`${game}/${size}`));
  const seeds = numberOf(query.get("seeds") ?? `${SEEDS}`, "number of seeds");
  return { rows, columns, lanes: parseLanes(names), seeds };
}
