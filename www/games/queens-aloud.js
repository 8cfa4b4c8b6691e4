/** What a board of queens sounds like, line by line. */

import { diagonalsThrough, inLine, place, squaresOf } from "../base/geometry.js";
import { counted, listed } from "../base/lists.js";

/** @typedef {import("./queens.js").QueensScene} QueensScene */

/**
 * A part of the board in a sentence or two.
 * @param {QueensScene} scene
 * @param {string[]} names of all squares
 * @param {import("./index.js").Reading} kind
 * @param {number} square where the cursor is
 */
export function read(scene, names, kind, square) {
  const { size } = scene;
  const { row, column } = place(size, square);
  const inRow = (/** @type {number} */ other) => place(size, other).row === row;
  const inColumn = (/** @type {number} */ other) => place(size, other).column === column;
  const all = squaresOf(size);
  if (kind === "row") return line(scene, names, `Row ${size.rows - row}`, all.filter(inRow));
  if (kind === "column") {
    return line(scene, names, `Column ${columnOf(names[square])}`, all.filter(inColumn));
  }
  if (kind === "diagonals") {
    const squares = diagonalsThrough(size, square);
    return line(scene, names, `Diagonals of ${names[square]}`, squares);
  }
  return kind === "attackers" ? attackers(scene, names, square) : left(scene, names);
}

/** The letters of a square's name. @param {string} name */
const columnOf = (name) => name.replace(/\d+$/, "");

/** @param {QueensScene} scene */
const standing = ({ locked, queens }) => [...locked, ...queens];

/** The squares where a queen could go, and that are not crossed out. @param {QueensScene} scene */
function freeSquares(scene) {
  const taken = new Set([...standing(scene), ...scene.crosses]);
  return squaresOf(scene.size).filter((square) => !taken.has(square) && !isAttacked(scene, square));
}

/** @param {QueensScene} scene @param {number} square */
const isAttacked = (scene, square) =>
  standing(scene).some((queen) => inLine(scene.size, queen, square));

/**
 * @param {QueensScene} scene
 * @param {string[]} names
 * @param {string} title
 * @param {number[]} squares
 */
function line(scene, names, title, squares) {
  const within = new Set(squares);
  const among = (/** @type {number[]} */ some) => some.filter((square) => within.has(square));
  const named = (/** @type {number[]} */ some) => listed(some.map((square) => names[square]));
  const [queens, free, crosses] = [standing(scene), freeSquares(scene), scene.crosses].map(among);
  const stand =
    queens.length === 0
      ? "no queen"
      : `${queens.length === 1 ? "queen" : "queens"} on ${named(queens)}`;
  const out = crosses.length > 0 ? ` Crossed out: ${named(crosses)}.` : "";
  return `${title}: ${stand}. ${free.length > 0 ? `Free: ${named(free)}.` : "None free."}${out}`;
}

/**
 * @param {QueensScene} scene
 * @param {string[]} names
 * @param {number} square
 */
function attackers(scene, names, square) {
  const by = standing(scene).filter((queen) => inLine(scene.size, queen, square));
  if (by.length === 0) return `Nothing attacks ${names[square]}.`;
  const queens = by.length === 1 ? "The queen" : "The queens";
  const attack = by.length === 1 ? "attacks" : "attack";
  return `${queens} on ${listed(by.map((queen) => names[queen]))} ${attack} ${names[square]}.`;
}

/** @param {QueensScene} scene @param {string[]} names */
function left(scene, names) {
  const [stand, free] = [standing(scene).length, freeSquares(scene)];
  const queens = `${stand} of ${scene.size.rows} queens stand.`;
  if (free.length === 0) return `${queens} No square is free.`;
  const are = `${counted(free.length, "square")} ${free.length === 1 ? "is" : "are"}`;
  return `${queens} ${are} free: ${listed(free.map((square) => names[square]))}.`;
}
