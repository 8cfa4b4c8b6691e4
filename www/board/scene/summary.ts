/** A whole board in a few words. */
import { counted, listed } from "../../core/lists.ts";
import { queensOn } from "../../core/regions.ts";
import type { Scene } from "./scene.ts";

export function summary(scene: Scene, names: string[]) {
  if (scene.kind === "knights") return visited(scene.path, names);
  const queens = queensOn(scene).toSorted((a, b) => a - b);
  if (queens.length === 0) return "no queen";
  const squares = listed(queens.map((square) => names[square]!));
  return queens.length === 1 ? `a queen on ${squares}` : `queens on ${squares}`;
}

function visited(path: number[], names: string[]) {
  if (path.length === 0) return "no knight";
  return `the knight on ${names[path.at(-1)!]}, ${counted(path.length, "square")} visited`;
}
