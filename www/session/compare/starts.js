/** Runs from every start of a board, as they are set up, and as a link: `8/backtracking,forward-checking?metric=nodes`. */

import { FIRST_LANES } from "../../cards/compare/presets.js";
import { layoutNamed } from "../boards.js";
import { partsOf } from "../moments.js";
import { formatLanes, parseLanes } from "./lanes.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("./lanes.js").Lane} Lane */
/** @typedef {{rows: number, columns: number, lanes: Lane[], metric: string}} Starts */

/** @param {GameId} game @returns {Starts} */
export const initial = (game) => ({
  ...{ rows: 8, columns: 8, lanes: FIRST_LANES[game].starts },
  metric: "steps",
});

/** @param {Starts} starts @param {GameId} game */
export function format({ rows, columns, lanes, metric }, game) {
  const size = game === "queens" ? `${rows}` : `${rows}x${columns}`;
  return `${size}/${formatLanes(lanes)}${metric === "steps" ? "" : `?metric=${metric}`}`;
}

/**
 * @param {string} text
 * @param {URLSearchParams} query
 * @param {GameId} game
 * @returns {Starts}
 */
export function parse(text, query, game) {
  const [size, names = ""] = text.split("/", 2);
  const { rows, columns } = layoutNamed(partsOf(`${game}/${size}`));
  return { rows, columns, lanes: parseLanes(names), metric: query.get("metric") ?? "steps" };
}
