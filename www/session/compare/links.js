/** Links that lead from a chart to the runs behind it. */

import { namedBoard } from "../boards.js";
import * as moments from "../moments.js";
import { format } from "../places.js";
import { AT_START, format as formatRace } from "./race.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("./lanes.js").Lane} Lane */
/** @typedef {{rows: number, columns: number}} Size */

/** A board with one square given, or none. @param {Size} size @param {number | null} square */
const layoutOf = ({ rows, columns }, square) => ({
  ...{ rows, columns, squares: square === null ? [] : [square] },
  ...{ blocked: [], closed: false },
});

/**
 * The beginning of a run.
 * @param {GameId} game
 * @param {Size} size
 * @param {number | null} square that is locked, or the start
 * @param {Lane} lane
 */
export const runLink = (game, size, square, { solver, options, seed }) =>
  moments.format({ ...namedBoard(game, layoutOf(size, square)), solver, options, seed, step: 0 });

/**
 * A race that is about to begin.
 * @param {GameId} game
 * @param {Size} size
 * @param {number | null} square that is locked, or the start
 * @param {Lane[]} lanes
 */
export const raceLink = (game, size, square, lanes) =>
  format({
    ...{ mode: "compare", game, tab: "race" },
    setup: formatRace({ ...layoutOf(size, square), lanes, ...AT_START }, game),
  });
