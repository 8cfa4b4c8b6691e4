/**
 * Solvers side by side, as they stand in a link: `backtracking,forward-checking(rows=fewest&seed=3)`.
 */

import { quoted } from "../../base/quoted.js";
import { LinkError, numberOf } from "../moments.js";

/** @typedef {import("../../engine/engine.js").LaneOrder} Lane */

const HOW = "write one such as forward-checking(rows=fewest&seed=3)";

/** @param {Lane[]} lanes */
export const formatLanes = (lanes) => lanes.map(formatLane).join(",");

/** @param {Lane} lane */
function formatLane({ solver, options, seed }) {
  const words = new URLSearchParams(options);
  if (seed !== 0) words.set("seed", String(seed));
  return words.size === 0 ? solver : `${solver}(${words})`;
}

/**
 * Reads what `formatLanes` wrote, or what somebody typed; throws a `LinkError`.
 * @param {string} text
 * @returns {Lane[]}
 */
export const parseLanes = (text) => (text === "" ? [] : text.split(BETWEEN).map(parseLane));

/** Commas that stand in no brackets. */
const BETWEEN = /,(?![^(]*\))/;

/** @param {string} text @returns {Lane} */
function parseLane(text) {
  const [, solver, given = ""] = /^([a-z0-9-]+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (!solver) throw new LinkError(`${quoted(text)} is not a solver with its options: ${HOW}.`);
  const words = new URLSearchParams(given);
  const seed = numberOf(words.get("seed") ?? "0", "seed");
  words.delete("seed");
  // An option that stands alone is switched on.
  for (const [name, value] of [...words]) words.set(name, value || "true");
  return { solver, options: words.toString(), seed };
}
