/**
 * What a puzzle is called where it is kept: `queens/8/f6+c1`, `knights/6x6/a6/closed/blocked=c3+d3`,
 * and the puzzle of a day `day/2026-11-21/queens`. A second game of the same puzzle has a number of
 * its own behind that: `queens/8/f6+c1~2`.
 */

import { place } from "../base/geometry.js";
import { columnNumber, squareName } from "../base/names.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("./state.js").Id} Id */
/** @typedef {import("./state.js").Layout} Layout */

/**
 * The names of squares, in their order.
 * @param {{rows: number, columns: number}} size
 * @param {number[]} squares
 */
export const namesOf = (size, squares) =>
  squares.map((square) => squareName(size, place(size, square)));

/**
 * The names of squares as they stand in links and records: `f6+c1`.
 * @param {{rows: number, columns: number}} size
 * @param {number[]} squares
 */
export const squareNames = (size, squares) => namesOf(size, squares).join("+");

/**
 * The squares that names stand for, in their order.
 * @param {{rows: number, columns: number}} size
 * @param {string[]} names
 */
export const squaresNamed = (size, names) => names.map((name) => squareNamed(size, name));

/** @param {{rows: number, columns: number}} size @param {string} name */
function squareNamed({ rows, columns }, name) {
  const [, letters = "", number = "0"] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  return (rows - Number(number)) * columns + columnNumber(letters);
}

/**
 * What the puzzle of a layout is called.
 * @param {GameId} game
 * @param {Layout} layout
 * @returns {Id}
 */
export function idOf(game, { rows, columns, squares, blocked, closed }) {
  const size = { rows, columns };
  const queens = game === "queens";
  const words = [game, queens ? `${rows}` : `${rows}x${columns}`];
  words.push(squareNames(size, squares) || "-");
  if (!queens && closed) words.push("closed");
  if (!queens && blocked.length > 0) words.push(`blocked=${squareNames(size, blocked)}`);
  return words.join("/");
}

/** @param {string} date @param {GameId} game @returns {Id} */
export const dayId = (date, game) => `day/${date}/${game}`;

/** What the puzzle is called that this is perhaps a second game of. @param {Id} id */
export const firstId = (id) => id.replace(/~\d+$/, "");

/**
 * A name for another game of the same puzzle.
 * @param {Id} id
 * @param {(id: Id) => boolean} isTaken
 */
export function nextId(id, isTaken) {
  let number = 2;
  while (isTaken(`${firstId(id)}~${number}`)) number++;
  return `${firstId(id)}~${number}`;
}
