/** A board that is being set up, as it is shown. */
import { count as grouped } from "../base/numbers.js";
import { squareNames } from "../session/ids.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../panels/draft.js").DraftView} DraftView */
/** @typedef {import("../session/state.js").Layout} Layout */
/** @typedef {import("../engine/engine.js").Ways} Ways */
/** @typedef {import("./drafting.js").Count} Count */

/**
 * @param {GameId} game
 * @param {Layout} layout
 * @param {Count} count
 * @returns {DraftView}
 */
export function draftView(game, layout, count) {
  const given = squareNames(layout, layout.squares).replaceAll("+", " ");
  const { counting } = count;
  return { game, layout, given, counting, ...told(game, count) };
}

/**
 * @param {GameId} game
 * @param {Count} count
 */
function told(game, { ways, counting, trouble }) {
  if (counting) return { ways: "…", narrowed: -1, says: "Counting the solutions." };
  if (!ways)
    return { ways: "not counted", narrowed: -1, says: trouble || "The count was stopped." };
  const isProper = game === "queens" && ways.answer === "one";
  const says = isProper ? "Exactly one solution: a proper puzzle." : ways.text;
  return { ways: countOf(ways), narrowed: narrowedBy(ways), says };
}

const WORDS = {
  ...{ none: "none", one: "1", several: "several" },
  ...{ "at-least-one": "at least one", "not-known": "not known" },
};

/** @param {Ways} ways */
function countOf({ answer, count, total }) {
  if (count !== null)
    return total === null ? grouped(count) : `${grouped(count)} of ${grouped(total)}`;
  return WORDS[answer];
}

/**
 * From 0, nothing is given, to 1, one solution is left; −1 where there is nothing to compare.
 * @param {Ways} ways
 */
function narrowedBy({ count, total }) {
  if (count === null || total === null || total <= 1 || count === 0) return -1;
  return 1 - Math.log(count) / Math.log(total);
}
