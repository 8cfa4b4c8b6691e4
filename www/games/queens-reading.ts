/** What a board of queens sounds like, line by line. */

import { diagonalsThrough, inLine, place, squaresOf } from "../core/geometry.ts";
import { counted, listed } from "../core/lists.ts";
import type { Reading } from "./index.ts";
import type { QueensScene } from "./queens.ts";

/**
 * A part of the board in a sentence or two.
 * @param names of all squares
 * @param square where the cursor is
 */
export function read(scene: QueensScene, names: string[], kind: Reading, square: number) {
  const { size } = scene;
  const { row, column } = place(size, square);
  const inRow = (other: number) => place(size, other).row === row;
  const inColumn = (other: number) => place(size, other).column === column;
  const all = squaresOf(size);
  if (kind === "row") return line(scene, names, `Row ${size.rows - row}`, all.filter(inRow));
  if (kind === "column") {
    return line(scene, names, `Column ${columnOf(names[square]!)}`, all.filter(inColumn));
  }
  if (kind === "diagonals") {
    const squares = diagonalsThrough(size, square);
    return line(scene, names, `Diagonals of ${names[square]}`, squares);
  }
  return kind === "attackers" ? attackers(scene, names, square) : left(scene, names);
}

/** The letters of a square's name. */
const columnOf = (name: string) => name.replace(/\d+$/, "");

const standing = ({ locked, queens }: QueensScene) => [...locked, ...queens];

/** The squares where a queen could go, and that are not crossed out. */
function freeSquares(scene: QueensScene) {
  const taken = new Set([...standing(scene), ...scene.crosses]);
  return squaresOf(scene.size).filter((square) => !taken.has(square) && !isAttacked(scene, square));
}

const isAttacked = (scene: QueensScene, square: number) =>
  standing(scene).some((queen) => inLine(scene.size, queen, square));

function line(scene: QueensScene, names: string[], title: string, squares: number[]) {
  const within = new Set(squares);
  const among = (some: number[]) => some.filter((square) => within.has(square));
  const named = (some: number[]) => listed(some.map((square) => names[square]!));
  const queens = among(standing(scene));
  const free = among(freeSquares(scene));
  const crosses = among(scene.crosses);
  const stand =
    queens.length === 0
      ? "no queen"
      : `${queens.length === 1 ? "queen" : "queens"} on ${named(queens)}`;
  const out = crosses.length > 0 ? ` Crossed out: ${named(crosses)}.` : "";
  return `${title}: ${stand}. ${free.length > 0 ? `Free: ${named(free)}.` : "None free."}${out}`;
}

function attackers(scene: QueensScene, names: string[], square: number) {
  const by = standing(scene).filter((queen) => inLine(scene.size, queen, square));
  if (by.length === 0) return `Nothing attacks ${names[square]}.`;
  const queens = by.length === 1 ? "The queen" : "The queens";
  const attack = by.length === 1 ? "attacks" : "attack";
  return `${queens} on ${listed(by.map((queen) => names[queen]!))} ${attack} ${names[square]}.`;
}

function left(scene: QueensScene, names: string[]) {
  const [stand, free] = [standing(scene).length, freeSquares(scene)];
  const queens = `${stand} of ${scene.size.rows} queens stand.`;
  if (free.length === 0) return `${queens} No square is free.`;
  const are = `${counted(free.length, "square")} ${free.length === 1 ? "is" : "are"}`;
  return `${queens} ${are} free: ${listed(free.map((square) => names[square]!))}.`;
}
