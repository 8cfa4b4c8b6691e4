/** Questions about queens that all stand at once and are moved one after the other. */

import { inLine } from "../../core/geometry.ts";
import { counted, listed } from "../../core/lists.ts";
import type { Position } from "./position.ts";
import { type Judge, lineMark, right, ring, rowMark, wrong } from "./verdict.ts";

/** All queens, in conflict or not. */
const allQueens = ({ locked, board }: Position) => [...locked, ...Array.from(board.pieces)];

/** The queens in line with a square, but for the one of its own row. */
const attackers = (position: Position, square: number) =>
  allQueens(position).filter(
    (queen) =>
      position.rowOf(queen) !== position.rowOf(square) && inLine(position.size, queen, square),
  );

/** A queen in conflict. */
export const worstQueen: Judge = (position, _, square) => {
  const name = position.name(square);
  const mark = [ring(square, "bad")];
  if (!allQueens(position).includes(square)) {
    return wrong(`Not ${name}:`, "choose a square with a queen.", mark);
  }
  if (position.locked.includes(square)) {
    return wrong(`Not ${name}:`, "that queen is locked, so it cannot be moved.", mark);
  }
  const others = allQueens(position).filter((queen) => inLine(position.size, queen, square));
  if (others.length === 0) return wrong(`Not ${name}:`, "no queen attacks that one.", mark);
  const names = listed(others.map((queen) => position.name(queen)));
  const lines = others.map((queen) => lineMark(square, queen));
  const text = `It is in line with the queen${others.length > 1 ? "s" : ""} on ${names}.`;
  return right(`Right, ${name}.`, text, [ring(square, "good"), ...lines]);
};

/** The square of the row at hand with the fewest conflicts. */
export const bestSquare: Judge = (position, { queen }, square) => {
  const { row, step } = rowAtHand(position, queen);
  const name = position.name(square);
  if (position.rowOf(square) !== row) {
    const text = `this is about the queen of row ${position.rowName(row)}.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad"), rowMark(row, "plain")]);
  }
  const costs = position.squaresIn(row).map((other) => attackers(position, other).length);
  const [mine, least] = [attackers(position, square).length, Math.min(...costs)];
  const lines = attackers(position, square).map((other) => lineMark(square, other));
  if (mine > least) {
    const text = `${counted(mine, "conflict")} there, and another square has ${least === 0 ? "none" : `only ${least}`}.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad"), ...lines]);
  }
  const text = `${mine === 0 ? "No conflicts" : counted(mine, "conflict")} there, the fewest in row ${position.rowName(row)}.`;
  return right(`Right, ${name}.`, text, [ring(square, "good"), ...lines], step);
};

/**
 * The row of a queen, or else of the one that the solver moves next, and the step that moves it.
 */
function rowAtHand(position: Position, queen: string | undefined) {
  const next = position.nextQueen;
  if (queen !== undefined) return { row: position.rowOf(position.square(queen)), step: next?.step };
  if (!next) throw new Error("The solver moves no further queen.");
  return { row: position.rowOf(next.square), step: next.step };
}
