/** Questions about local search. */

import { inLine } from "../core/geometry.ts";
import { counted, listed } from "../core/lists.ts";
import type { Position } from "./position.ts";
import { type Judge, lineMark, rightSquare, rowMark, wrongSquare } from "./verdict.ts";

export const queensOn = ({ locked, board }: Position) => [...locked, ...Array.from(board.pieces)];

/** The queens of other rows in line with a square. */
export const attackers = (position: Position, square: number) =>
  queensOn(position).filter(
    (queen) =>
      position.rowOf(queen) !== position.rowOf(square) && inLine(position.size, queen, square),
  );

/** A queen in conflict. */
export const worstQueen: Judge = (position, _, square) => {
  const not = (text: string) => wrongSquare(position, square, text);
  if (!queensOn(position).includes(square)) return not("choose a square with a queen.");
  if (position.locked.includes(square)) return not("that queen is locked, so it can’t move.");
  const others = queensOn(position).filter((queen) => inLine(position.size, queen, square));
  if (others.length === 0) return not("no queen attacks it.");
  const names = listed(others.map((queen) => position.name(queen)));
  const lines = others.map((queen) => lineMark(square, queen));
  const text = `It and the queen${others.length > 1 ? "s" : ""} on ${names} attack each other.`;
  return rightSquare(position, square, text, lines);
};

/** The square with the fewest conflicts in the row of the question. */
export const bestSquare: Judge = (position, { queen }, square) => {
  const { row, step } = rowAtHand(position, queen);
  if (position.rowOf(square) !== row) {
    const text = `this is about the queen in row ${position.rowName(row)}.`;
    return wrongSquare(position, square, text, [rowMark(row, "plain")]);
  }
  const costs = position.squaresIn(row).map((other) => attackers(position, other).length);
  const [mine, least] = [attackers(position, square).length, Math.min(...costs)];
  const lines = attackers(position, square).map((other) => lineMark(square, other));
  if (mine > least) {
    const text = `a queen there would have ${counted(mine, "conflict")}. Another square has ${least === 0 ? "none" : `only ${least}`}.`;
    return wrongSquare(position, square, text, lines);
  }
  const text = `${mine === 0 ? "No conflicts" : counted(mine, "conflict")} there, the fewest in row ${position.rowName(row)}.`;
  return rightSquare(position, square, text, lines, step);
};

/** A square where the queen of its row is attacked by the same number of queens as now. */
export const sideways: Judge = (position, _, square) => {
  const { queen, now, soon, lines } = moveTo(position, square);
  const not = (text: string) => wrongSquare(position, square, text, lines);
  if (queen === square) return not("the queen is there now.");
  if (soon > now) {
    const text = `the queen on ${position.name(queen)} has ${counted(now, "conflict")} now and would have ${soon} there: ${counted(soon - now, "more attacking pair")}.`;
    return not(text);
  }
  if (soon < now) return not("that move would even help.");
  const text = `The queen on ${position.name(queen)} would have ${counted(now, "conflict")} there, the same as now. The number of attacking pairs stays the same.`;
  return rightSquare(position, square, text, lines);
};

/** A square that the given queen may move to at any temperature. */
export const neverRefused: Judge = (position, { queen: name = "" }, square) => {
  const { queen, now, soon, lines } = moveTo(position, square);
  const not = (text: string, marks = lines) => wrongSquare(position, square, text, marks);
  if (queen !== position.square(name)) {
    const row = position.rowOf(position.square(name));
    const text = `the queen on ${name} moves within row ${position.rowName(row)}.`;
    return not(text, [rowMark(row, "plain")]);
  }
  if (queen === square) return not("the queen is there now.");
  const step = position.next?.step;
  const had = `The queen has ${counted(now, "conflict")} now and would have ${soon === 0 ? "none" : soon} there`;
  if (soon <= now) {
    return rightSquare(
      position,
      square,
      `${had}. A move that adds no attacking pair is always made.`,
      lines,
      step,
    );
  }
  const heat = position.metrics.temperature!;
  const chance = Math.round(100 * Math.exp((now - soon) / heat));
  const text = `that adds ${counted(soon - now, "attacking pair")}. At a temperature of ${heat.toFixed(2)} the move is made with a probability of ${chance < 1 ? "less than 1" : chance}%.`;
  return not(text);
};

/** The queen of a square's row, and its conflicts now and on that square. */
function moveTo(position: Position, square: number) {
  const queen = queensOn(position).find((one) => position.rowOf(one) === position.rowOf(square))!;
  const there = attackers(position, square);
  const lines = there.map((other) => lineMark(square, other));
  return { queen, now: attackers(position, queen).length, soon: there.length, lines };
}

/** The row of the given queen, or of the one that moves next, and the step of that move. */
function rowAtHand(position: Position, queen: string | undefined) {
  const next = position.nextQueen;
  if (queen !== undefined) return { row: position.rowOf(position.square(queen)), step: next?.step };
  if (!next) throw new Error("The solver moves no more queens.");
  return { row: position.rowOf(next.square), step: next.step };
}
