/** A whole board in a few words, where no grid of cells is heard square by square. */

import { listed } from "../core/lists.ts";
import type { Scene } from "./scene.ts";

/**
 * What stands on a board.
 * @param names of all squares
 */
export function summary(scene: Scene, names: string[]) {
  if (scene.kind === "knights") return visited(scene.path, names);
  const queens = [...scene.locked, ...scene.queens].toSorted((a, b) => a - b);
  if (queens.length === 0) return "no queen";
  const squares = listed(queens.map((square) => names[square]!));
  return queens.length === 1 ? `a queen on ${squares}` : `queens on ${squares}`;
}

function visited(path: ArrayLike<number>, names: string[]) {
  if (path.length === 0) return "no knight";
  const squares = path.length === 1 ? "1 square" : `${path.length} squares`;
  return `the knight on ${names[path[path.length - 1]!]}, ${squares} visited`;
}
