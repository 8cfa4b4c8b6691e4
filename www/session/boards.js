/** Boards as links name them, and as the page lays them. */

import { checkPuzzle, parseSquare } from "../engine/table.js";
import { namesOf, squareNames } from "./ids.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("./places.js").NamedBoard} NamedBoard */
/** @typedef {import("./state.js").Layout} Layout */

/**
 * A board as a link names it.
 * @param {GameId} game
 * @param {Layout} layout
 * @returns {NamedBoard}
 */
export function namedBoard(game, { rows, columns, squares, blocked, closed }) {
  const size = { rows, columns };
  return {
    ...{ game, rows, columns, at: squareNames(size, squares) },
    blocked: game === "knights" ? namesOf(size, blocked) : [],
    closed: game === "knights" && closed,
  };
}

/**
 * The board that is named, with squares as numbers; throws, with a sentence, if there is none.
 * @param {NamedBoard} board
 * @returns {Layout}
 */
export function layoutNamed({ game, rows, columns, at, blocked, closed }) {
  const squares = at.split(/[+,]/).filter(Boolean);
  if (game === "knights" && squares.length > 1) {
    throw new Error("A knight has one start: leave the others out of the link.");
  }
  const numbers = (/** @type {string[]} */ names) =>
    names.map((name) => parseSquare({ rows, columns }, name)).toSorted((a, b) => a - b);
  checkPuzzle({ game, rows, columns, squares: [], blocked: [], closed });
  return {
    ...{ rows, columns, closed: game === "knights" && closed },
    squares: numbers(squares),
    blocked: numbers(blocked),
  };
}
