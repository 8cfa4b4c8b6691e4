/** Questions about backtracking, support, and boards without a solution. */

import type { Mark } from "../board/scene/lesson-marks.ts";
import { ascending, listed } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import { solutions } from "../engine/engine.ts";
import type { Position } from "./position.ts";
import { attackedAlready } from "./square-checks.ts";
import { corners, type Judge, lineMark, rightSquare, rowMark, wrongSquare } from "./verdict.ts";

/** The queen that the next backtrack takes off or moves on. */
export const takenBack: Judge = (position, _, square) => {
  const { placed, locked } = position;
  const not = (text: string, marks?: Mark[]) => wrongSquare(position, square, text, marks);
  if (locked.includes(square)) return not("that queen is locked.");
  const depth = placed.indexOf(square);
  if (depth < 0) return not("choose a square with a queen.");
  const back = wayBack(position);
  if (depth === back.depth) {
    const text = `Row ${position.rowName(back.row)} is used up. ${whyThat(position, back)}`;
    return rightSquare(position, square, text, [rowMark(back.row, "plain")], back.step);
  }
  const took = tookFrom(position, back.row, square).map((other) => lineMark(square, other));
  const marks = [rowMark(back.row, "plain"), ...(back.jumps ? took : [])];
  return not(whyNot(position, depth, back), marks);
};

/** The queen that took the last square of the row that has none left. */
export const tookLast: Judge = (position, _, square) => {
  const { placed, locked } = position;
  const row = outOfSquares(position);
  const name = `row ${position.rowName(row)}`;
  const not = (text: string) => wrongSquare(position, square, text, [rowMark(row, "plain")]);
  if (locked.includes(square)) return not("that queen is locked.");
  const depth = placed.indexOf(square);
  if (depth < 0) return not("choose a square with a queen.");
  const leftBy = (many: number) => {
    const queens = [...locked, ...placed.slice(0, many)];
    return position
      .squaresIn(row)
      .filter((other) => !queens.some((queen) => position.attacks(queen, other)));
  };
  const [before, after] = [leftBy(depth), leftBy(depth + 1)];
  const named = (squares: number[]) => listed(squares.map((other) => position.name(other)));
  if (before.length === 0) return not(`${name} had no square left before it was placed.`);
  if (after.length > 0) return not(`with it on the board, ${name} still had ${named(after)}.`);
  const last = before.length > 1 ? "the last squares" : "the last square";
  const lines = before.map((other) => lineMark(square, other));
  const text = `It attacks ${named(before)}, ${last} that ${name} had left.`;
  return rightSquare(position, square, text, [rowMark(row, "plain"), ...lines]);
};

/** The first open row without a square. */
export function outOfSquares(position: Position) {
  const row = position.openRows.find((open) => position.left(open).length === 0);
  if (row === undefined) throw new Error("Every row has a square left.");
  return row;
}

/** The queen that brute force moves on in the next set. */
export const movesNext: Judge = (position, _, square) => {
  const now = Array.from(position.board.pieces);
  const next = position.next?.board?.pieces ?? [];
  const moved = now.findIndex((queen, depth) => next[depth] !== queen);
  const depth = now.indexOf(square);
  const not = (text: string) => wrongSquare(position, square, text);
  if (position.locked.includes(square)) return not("that queen is locked.");
  if (depth < 0) return not("choose a square with a queen.");
  if (depth < moved) return not("it moves on only when no queen after it can.");
  if (depth > moved) return not("it can’t move on: no square after it is free.");
  const later = now.slice(depth + 1).map((queen) => position.name(queen));
  const on = `It moves on to ${position.name(next[depth]!)}.`;
  const text =
    later.length === 0
      ? on
      : `${on} ${listed(later)} can’t move on, so ${later.length > 1 ? "they start" : "it starts"} over right behind it.`;
  return rightSquare(position, square, text, [], position.next?.step);
};

/** The step of the next backtrack, the queen it leads to, its row, and whether it jumps over queens. */
interface WayBack {
  step: number;
  depth: number;
  row: number;
  jumps: boolean;
}

function wayBack(position: Position): WayBack {
  const { placed, tally } = position;
  const changed = (pieces: ArrayLike<number>) =>
    placed.findIndex((queen, depth) => pieces[depth] !== queen);
  const snapshot = position.until((_, { pieces }) => changed(pieces) >= 0);
  if (!snapshot?.board) throw new Error("The search does not go back.");
  const { pieces, annotations } = snapshot.board;
  const used = annotations.find(({ kind }) => kind === "used-up" || kind === "emptied");
  const row = used && "row" in used ? used.row : position.openRows[0]!;
  const jumps = snapshot.tally.jumped! > tally.jumped!;
  return { step: snapshot.step, depth: changed(pieces), row, jumps };
}

function whyThat({ placed, names }: Position, { depth, jumps }: WayBack) {
  const later = placed.slice(depth + 1).map((queen) => names[queen]!);
  if (later.length === 0) return "The last queen placed comes off.";
  if (jumps)
    return `Moving ${listed(later)} can’t help, so the search jumps straight back to this one.`;
  return "The queens after it come off first: their rows have no square left to try.";
}

function whyNot(position: Position, depth: number, back: WayBack) {
  const isBefore = depth < back.depth;
  if (!back.jumps) {
    return isBefore
      ? "a queen placed later comes off first."
      : "it comes off, but its row has no square left to try. Which queen moves on?";
  }
  const row = `row ${position.rowName(back.row)}`;
  const took = tookFrom(position, back.row, position.placed[depth]!);
  if (took.length === 0) return `it attacks no square of ${row}, which is used up.`;
  const taken = `it attacks ${listed(took.map((square) => position.name(square)))} in ${row}`;
  const them = took.length > 1 ? "them" : "it";
  return isBefore
    ? `${taken}, but a queen placed later is also to blame.`
    : `${taken}, but queens placed before it attack ${them} anyway.`;
}

const tookFrom = (position: Position, row: number, queen: number) =>
  position.squaresIn(row).filter((square) => position.attacks(queen, square));

/** A square that arc consistency rules out next, although no queen attacks it. */
export const unsupported: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  if (!position.isOpen(square)) {
    return wrongSquare(position, square, "it is ruled out already.");
  }
  const out = nextUnsupported(position);
  const ruling = out.get(square);
  if (!ruling) return supported(position, square);
  const row = emptiedBy(position, square);
  const text =
    row === null
      ? `Once other squares are gone, a queen there would leave row ${position.rowName(ruling.row)} with no square.`
      : `A queen there would leave row ${position.rowName(row)} with no square.`;
  const lost = row === null ? [] : position.left(row);
  const lines = lost.map((other) => lineMark(square, other));
  const marks = [...lines, rowMark(row ?? ruling.row, "plain")];
  return rightSquare(position, square, text, marks, ruling.step);
};

/**
 * The squares ruled out for lack of support before the next queen, each with the row that it would
 * leave with no square, and the step.
 */
function nextUnsupported(position: Position): Map<number, { row: number; step: number }> {
  const out: Map<number, { row: number; step: number }> = new Map();
  const { pieces } = position.board;
  position.until((snapshot, board) => {
    if (board.pieces.length !== pieces.length) return true;
    for (const annotation of board.annotations) {
      if (annotation.kind !== "unsupported" || out.has(annotation.square)) continue;
      out.set(annotation.square, { row: annotation.row, step: snapshot.step });
    }
    return false;
  });
  return out;
}

/** The row that a queen on a square would leave with no square now, or null. */
function emptiedBy(position: Position, square: number) {
  const rows = position.openRows.filter((row) => row !== position.rowOf(square));
  return rows.find((row) => supportsIn(position, row, square).length === 0) ?? null;
}

const supportsIn = (position: Position, row: number, square: number) =>
  position.left(row).filter((other) => !position.attacks(square, other));

/** Names a square that each row would keep. */
function supported(position: Position, square: number) {
  const rows = position.openRows.filter((row) => row !== position.rowOf(square));
  const some = rows.map((row) => supportsIn(position, row, square)[0]!);
  const names = rows.map(
    (row, at) => `${position.name(some[at]!)} for row ${position.rowName(row)}`,
  );
  const text = `a queen there leaves every row a square: ${listed(names)}.`;
  return wrongSquare(position, square, text, some.map(corners));
}

/** A square where a locked queen leaves no solution. */
export const noSolutionLock: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const left = solutions({
    ...position.moment,
    squares: ascending([...position.locked, square]),
  });
  if (left === 0) {
    const text = "With a queen there, the board has no solution.";
    return rightSquare(position, square, text);
  }
  const ways = left === 1 ? "one solution" : `${count(left)} solutions`;
  return wrongSquare(position, square, `a queen there leaves ${ways}.`);
};
