/** Questions about going back, about support, and about boards without a solution. */

import { inLine } from "../../core/geometry.ts";
import { listed } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { solutions } from "../../engine/engine.ts";
import type { Position } from "./position.ts";
import { attackedAlready } from "./square-checks.ts";
import { corners, type Judge, lineMark, right, ring, rowMark, wrong } from "./verdict.ts";

/** The queen that is taken off, or moved on, when the search goes back next. */
export const takenBack: Judge = (position, _, square) => {
  const { placed, locked } = position;
  const name = position.name(square);
  const mark = [ring(square, "bad")];
  if (locked.includes(square)) return wrong(`Not ${name}:`, "that queen is locked.", mark);
  const depth = placed.indexOf(square);
  if (depth < 0) return wrong(`Not ${name}:`, "choose a queen that stands.", mark);
  const back = wayBack(position);
  if (depth === back.depth) {
    const text = `Row ${position.rowName(back.row)} is used up. ${whyThat(position, back)}`;
    const marks = [ring(square, "good"), rowMark(back.row, "plain")];
    return right(`Right, ${name}.`, text, marks, back.step);
  }
  const took = tookFrom(position, back.row, square).map((other) => lineMark(square, other));
  const marks = [...mark, rowMark(back.row, "plain"), ...(back.jumps ? took : [])];
  return wrong(`Not ${name}:`, whyNot(position, depth, back), marks);
};

/**
 * How the search goes back to a queen that stands: at which step, to which queen, why, and whether it
 * jumps over others.
 */
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

/** Why the search goes back to this queen. */
function whyThat({ placed, names }: Position, { depth, jumps }: WayBack) {
  const later = placed.slice(depth + 1).map((queen) => names[queen]!);
  if (later.length === 0) return "The last queen that was placed goes back.";
  if (jumps)
    return `Moving ${listed(later)} can’t help, so the search goes straight back to this one.`;
  return `The queens after this one are taken off, too: their rows have no square left to try.`;
}

/** Why it does not go back to this one. */
function whyNot(position: Position, depth: number, back: WayBack) {
  const isBefore = depth < back.depth;
  if (!back.jumps) {
    return isBefore
      ? "a queen that was placed later goes back first."
      : "it is taken off, but its row has no square left to try. Which queen moves on?";
  }
  const row = `row ${position.rowName(back.row)}`;
  const took = tookFrom(position, back.row, position.placed[depth]!);
  if (took.length === 0) return `it attacks no square of ${row}, which is used up.`;
  const taken = `it attacks ${listed(took.map((square) => position.name(square)))} in ${row}`;
  const them = took.length > 1 ? "them" : "it";
  return isBefore
    ? `${taken}, but a queen that was placed later is to blame as well.`
    : `${taken}, but queens that were placed before it attack ${them} anyway.`;
}

/** The squares of a row that a queen attacks. */
const tookFrom = (position: Position, row: number, queen: number) =>
  position.squaresIn(row).filter((square) => inLine(position.size, queen, square));

/** A square that arc consistency rules out next though no queen attacks it. */
export const unsupported: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const name = position.name(square);
  if (!position.isOpen(square)) {
    return wrong(`Not ${name}:`, "it has been ruled out already.", [ring(square, "bad")]);
  }
  const out = nextUnsupported(position);
  const ruling = out.get(square);
  if (!ruling) return supported(position, square);
  const row = emptiedBy(position, square);
  const text =
    row === null
      ? `With other squares gone, a queen there would leave row ${position.rowName(ruling.row)} without one.`
      : `A queen there would leave row ${position.rowName(row)} without a square.`;
  const lost = row === null ? [] : position.left(row);
  const marks = [
    ...lost.map((other) => lineMark(square, other)),
    rowMark(row ?? ruling.row, "plain"),
  ];
  return right(`Right, ${name}.`, text, [ring(square, "good"), ...marks], ruling.step);
};

/**
 * The squares that are ruled out for want of support before the next queen is placed: the row
 * that each would empty, and the step.
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

/** The row that a queen on a square would leave without any, as things stand; or null. */
function emptiedBy(position: Position, square: number) {
  const rows = position.openRows.filter((row) => row !== position.rowOf(square));
  return rows.find((row) => supportsIn(position, row, square).length === 0) ?? null;
}

const supportsIn = (position: Position, row: number, square: number) =>
  position.left(row).filter((other) => !inLine(position.size, square, other));

/** What a square leaves every other row. */
function supported(position: Position, square: number) {
  const rows = position.openRows.filter((row) => row !== position.rowOf(square));
  const some = rows.map((row) => supportsIn(position, row, square)[0]!);
  const names = rows.map(
    (row, at) => `${position.name(some[at]!)} for row ${position.rowName(row)}`,
  );
  const text = `a queen there leaves every row a square: ${listed(names)}.`;
  return wrong(`Not ${position.name(square)}:`, text, [ring(square, "bad"), ...some.map(corners)]);
}

/** A square where a locked queen leaves no solution. */
export const noSolutionLock: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const name = position.name(square);
  const squares = [...position.locked, square].toSorted((a, b) => a - b);
  const left = solutions({ ...position.moment, squares });
  if (left === 0) {
    return right(`Right, ${name}.`, "With a queen there the board has no solution at all.", [
      ring(square, "good"),
    ]);
  }
  const ways = left === 1 ? "one solution" : `${count(left)} solutions`;
  return wrong(`Not ${name}:`, `a queen there leaves ${ways}.`, [ring(square, "bad")]);
};
