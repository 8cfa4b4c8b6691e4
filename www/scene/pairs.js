/** Which lines the queens that attack each other share. */
import { place } from "../base/geometry.js";

/** @typedef {import("../games/queens.js").QueensScene} QueensScene */

/**
 * How many pairs share each kind of line.
 * @param {QueensScene} scene
 */
export function attackingPairs({ size, conflicts }) {
  const pairs = { row: 0, column: 0, diagonal: 0 };
  for (const [one, other] of conflicts) {
    const [from, to] = [place(size, one), place(size, other)];
    if (from.row === to.row) pairs.row++;
    else if (from.column === to.column) pairs.column++;
    else pairs.diagonal++;
  }
  return pairs;
}

/**
 * With how many others each queen is in line.
 * @param {QueensScene} scene
 * @returns {Map<number, number[]>}
 */
export function inLineWith({ conflicts }) {
  const lines = new Map();
  for (const [one, other] of conflicts) {
    lines.set(one, [...(lines.get(one) ?? []), other]);
    lines.set(other, [...(lines.get(other) ?? []), one]);
  }
  return lines;
}
