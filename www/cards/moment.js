/** Moments: one step of one run, as plain data. */

/** @typedef {import("../engine/engine.js").GameId} GameId */
/**
 * @typedef {object} Moment
 * @property {GameId} game
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} squares the locked queens, or the knight's start
 * @property {number[]} blocked
 * @property {boolean} closed
 * @property {string} solver
 * @property {string} options as in a link: `rows=fewest&squares=random`
 * @property {number} seed
 * @property {number} step
 */

/**
 * A moment, written shortly.
 * @param {GameId} game
 * @param {number} side of the board
 * @param {string} at the square given, such as a8, or "" for none
 * @param {string} solver
 * @param {number} step
 * @param {Partial<Moment>} [more]
 * @returns {Moment}
 */
export function moment(game, side, at, solver, step, more = {}) {
  return { game, ...layout(side, at), solver, options: "", seed: 0, step, ...more };
}

/**
 * A board, written shortly.
 * @param {number} side
 * @param {string} at the square given, such as a8, or "" for none
 */
export function layout(side, at) {
  const squares = at === "" ? [] : [(side - Number(at.slice(1))) * side + letter(at)];
  const blocked = /** @type {number[]} */ ([]);
  return { rows: side, columns: side, squares, blocked, closed: false };
}

/** The column of a square's name, from 0. @param {string} name */
const letter = (name) => name.charCodeAt(0) - "a".charCodeAt(0);
