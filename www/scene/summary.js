/** A whole board in a few words, where no grid of cells is heard square by square. */

import { listed } from "../base/lists.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * What stands on a board.
 * @param {Scene} scene
 * @param {string[]} names of all squares
 */
export function summary(scene, names) {
  if (scene.kind === "knights") return visited(scene.path, names);
  const queens = [...scene.locked, ...scene.queens].toSorted((a, b) => a - b);
  if (queens.length === 0) return "no queen";
  const squares = listed(queens.map((square) => names[square]));
  return queens.length === 1 ? `a queen on ${squares}` : `queens on ${squares}`;
}

/** @param {ArrayLike<number>} path @param {string[]} names */
function visited(path, names) {
  if (path.length === 0) return "no knight";
  const squares = path.length === 1 ? "1 square" : `${path.length} squares`;
  return `the knight on ${names[path[path.length - 1]]}, ${squares} visited`;
}
