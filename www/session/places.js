/**
 * Where a person can be, as a link: a moment of a run (see `moments.js`), a board to play on
 * `#/play/queens/8/c5`, a lesson `#/learn/4`, or the comparison `#/compare/queens`.
 *
 * No DOM and no engine: whether there are such a board and such squares is for those to say who
 * open it.
 */

import * as moments from "./moments.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("./moments.js").NamedMoment} NamedMoment */
/**
 * A board whose squares are names, as a person writes them.
 * @typedef {Pick<NamedMoment, "game" | "rows" | "columns" | "at" | "blocked" | "closed">} NamedBoard
 */
/**
 * @typedef {{mode: "watch"} & NamedMoment
 *   | {mode: "play"} & NamedBoard
 *   | {mode: "learn", lesson: number}
 *   | {mode: "compare", game: GameId}} Place
 */

/**
 * The link to a place.
 * @param {Place} place
 * @returns {string} the part of the address from # on
 */
export function format(place) {
  if (place.mode === "learn") return `#/learn/${place.lesson}`;
  if (place.mode === "compare") return `#/compare/${place.game}`;
  if (place.mode === "watch") return moments.format(place);
  const { path, query } = moments.formatBoard(place);
  return `#/play/${path}${query && "?"}${query}`;
}

/**
 * Reads what `format` wrote, or what somebody typed.
 * @param {string} hash
 * @returns {Place}
 */
export function parse(hash) {
  const [mode, rest] = /^#?\/?(learn|compare|play)(?:\/(.*))?$/.exec(hash)?.slice(1) ?? [];
  if (mode === "learn") return { mode, lesson: moments.numberOf(rest ?? "1", "lesson") };
  if (mode === "compare") return { mode, game: moments.gameOf(rest ?? "queens") };
  if (mode === "play") return { mode, ...moments.parseBoard(rest ?? "") };
  return { mode: "watch", ...moments.parse(hash) };
}

/**
 * What the browser's Back goes back to: a link without the moment, and without what a place is
 * asked for beside its board and solver.
 * @param {string} link
 */
export const placeOf = (link) => link.replace(/\?.*$/, "").replace(/@\d+$/, "");
