/** How runs grow with the board, as they are set up, and as a link: `4-32/backtracking,forward-checking?measure=nodes`. */

import { FIRST_LANES } from "../../cards/compare/presets.js";
import { LinkError } from "../moments.js";
import { formatLanes, parseLanes } from "./lanes.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("./lanes.js").Lane} Lane */
/** @typedef {{from: number, to: number, lanes: Lane[], measure: string}} Growth */

/** @param {GameId} game @returns {Growth} */
export const initial = (game) => ({
  ...{ from: game === "queens" ? 4 : 5, to: 32, lanes: FIRST_LANES[game].growth },
  measure: "steps",
});

/** @param {Growth} growth */
export const format = ({ from, to, lanes, measure }) =>
  `${from}-${to}/${formatLanes(lanes)}${measure === "steps" ? "" : `?measure=${measure}`}`;

/**
 * @param {string} text
 * @param {URLSearchParams} query
 * @returns {Growth}
 */
export function parse(text, query) {
  const [sizes, names = ""] = text.split("/", 2);
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(sizes) ?? [];
  if (!from) throw new LinkError(`“${sizes}” is no range of boards: write one such as 4-32.`);
  const lanes = parseLanes(names);
  return { from: Number(from), to: Number(to), lanes, measure: query.get("measure") ?? "steps" };
}
