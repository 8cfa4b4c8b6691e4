/** What several comparisons say in their links. */

import { quoted } from "../../base/quoted.js";
import { LinkError } from "../moments.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */

/**
 * The size of a board: `8`, or of a knight's `8x8`.
 * @param {GameId} game
 * @param {number} rows
 * @param {number} columns
 */
export const sizeText = (game, rows, columns) =>
  game === "queens" ? `${rows}` : `${rows}x${columns}`;

/**
 * One of a few words, the first where none is given; throws a `LinkError`.
 * @template {string} T
 * @param {readonly T[]} known
 * @param {string | null} given
 * @param {string} what it names
 */
export function oneOf(known, given, what) {
  const found = known.find((one) => one === (given ?? known[0]));
  if (found) return found;
  throw new LinkError(
    `There is no ${what} ${quoted(given ?? "")}: choose one of ${known.join(", ")}.`,
  );
}
