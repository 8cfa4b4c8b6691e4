/**
 * Solvers side by side, as they stand in a link: `backtracking,forward-checking(rows=fewest&seed=3)`.
 */

import { quoted } from "../../base/quoted.js";
import { LinkError, numberOf } from "../moments.js";
import { typedOptions } from "../options.js";

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
export const parseLanes = (text) => (text === "" ? [] : partsOf(text).map(parseLane));

/** What stands between commas that stand in no brackets. @param {string} text */
function partsOf(text) {
  const parts = [];
  let part = [];
  let isOpen = false;
  for (const piece of text.split(",")) {
    const [opens, closes] = ["(", ")"].map((sign) => piece.lastIndexOf(sign));
    if (opens !== closes) isOpen = opens > closes;
    part.push(piece);
    if (isOpen) continue;
    parts.push(part.join(","));
    part = [];
  }
  return part.length > 0 ? [...parts, part.join(",")] : parts;
}

/** @param {string} text @returns {Lane} */
function parseLane(text) {
  const [, solver, given = ""] = /^([a-z0-9-]+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (!solver) throw new LinkError(`${quoted(text)} is not a solver with its options: ${HOW}.`);
  const words = new URLSearchParams(given);
  const seed = numberOf(words.get("seed") ?? "0", "seed");
  words.delete("seed");
  return { solver, options: typedOptions(words), seed };
}
