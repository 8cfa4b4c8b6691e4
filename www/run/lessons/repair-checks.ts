/** Questions about local search. */

import { inLine } from "../../core/geometry.ts";
import { counted, listed } from "../../core/lists.ts";
import type { Position } from "./position.ts";
import { type Judge, lineMark, rightSquare, rowMark, wrongSquare } from "./verdict.ts";

const allQueens = ({ locked, board }: Position) => [...locked, ...Array.from(board.pieces)];

/** The queens of other rows in line with a square. */
const attackers = (position: Position, square: number) =>
  allQueens(position).filter(
    (queen) =>
      position.rowOf(queen) !== position.rowOf(square) && inLine(position.size, queen, square),
  );

/** A queen in conflict. */
export const worstQueen: Judge = (position, _, square) => {
  const not = (text: string) => wrongSquare(position, square, text);
  if (!allQueens(position).includes(square)) return not("choose a square with a queen.");
  if (position.locked.includes(square)) return not("that queen is locked, so it cannot be moved.");
  const others = allQueens(position).filter((queen) => inLine(position.size, queen, square));
  if (others.length === 0) return not("no queen attacks that one.");
  const names = listed(others.map((queen) => position.name(queen)));
  const lines = others.map((queen) => lineMark(square, queen));
  const text = `It is in line with the queen${others.length > 1 ? "s" : ""} on ${names}.`;
  return rightSquare(position, square, text, lines);
};

/** The square with the fewest conflicts in the row of the question. */
export const bestSquare: Judge = (position, { queen }, square) => {
  const { row, step } = rowAtHand(position, queen);
  if (position.rowOf(square) !== row) {
    const text = `this is about the queen of row ${position.rowName(row)}.`;
    return wrongSquare(position, square, text, [rowMark(row, "plain")]);
  }
  const costs = position.squaresIn(row).map((other) => attackers(position, other).length);
  const [mine, least] = [attackers(position, square).length, Math.min(...costs)];
  const lines = attackers(position, square).map((other) => lineMark(square, other));
  if (mine > least) {
    const text = `${counted(mine, "conflict")} there, and another square has ${least === 0 ? "none" : `only ${least}`}.`;
    return wrongSquare(position, square, text, lines);
  }
  const text = `${mine === 0 ? "No conflicts" : counted(mine, "conflict")} there, the fewest in row ${position.rowName(row)}.`;
  return rightSquare(position, square, text, lines, step);
};

/** The row of the given queen, or of the one that moves next, and the step of that move. */
function rowAtHand(position: Position, queen: string | undefined) {
  const next = position.nextQueen;
  if (queen !== undefined) return { row: position.rowOf(position.square(queen)), step: next?.step };
  if (!next) throw new Error("The solver moves no further queen.");
  return { row: position.rowOf(next.square), step: next.step };
}
