/** Boards for drills about queens in search. */

import type { Check, Question } from "../content/lessons/lesson.ts";
import { squaresOf } from "../core/geometry.ts";
import { ascending } from "../core/lists.ts";
import { solutions } from "../engine/engine.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import { anotherLock, randomLock } from "../engine/table.ts";
import { comesNext, likeColours, queensAt, type Recipe } from "./drill-recipe.ts";
import { Position } from "./position.ts";

type Asked =
  | "free-square"
  | "attacked-by"
  | "dry-row"
  | "keeps-all"
  | "moves-next"
  | "next-row"
  | "next-queen"
  | "least-constraining"
  | "costliest"
  | "emptied-by"
  | "undo-late"
  | "taken-back"
  | "unsupported"
  | "no-solution-lock";

const FINE = {};

const openIn = (position: Position) =>
  squaresOf(position.size).filter((square) => position.isOpen(square));

const SIDES = [6, 7, 8];

const freeSquare: Recipe = {
  most: 3,
  draw: queensAt({ sides: [7, 8], steps: 200 }),
  pose: (position) => {
    const isQuiet = position.onTrial === null && position.placed.length >= 2;
    return isQuiet && position.next ? FINE : null;
  },
};

/** With enough squares to tell apart. */
const attackedBy: Recipe = {
  most: 12,
  request: likeColours,
  draw: queensAt({ sides: SIDES, steps: 5 }),
  pose: (position, draws) => {
    const open = openIn(position);
    if (open.length < 8) return null;
    const ghost = draws.pick(open);
    const elsewhere = open.filter((square) => position.rowOf(square) !== position.rowOf(ghost));
    const out = position.ruledOutBy(ghost).length;
    if (out < 3 || elsewhere.length - out < 3) return null;
    return { queen: position.name(ghost) };
  },
};

/** One row of several loses all that it has. */
const dryRow: Recipe = {
  most: 1,
  request: likeColours,
  // Backtracking alone seldom comes to such a row; runs on boards of colours are short.
  draw: (like, draws, made) =>
    queensAt({ sides: SIDES, steps: made ? 60 : 300 })(like, draws, made),
  pose: (position) => {
    const ghost = comesNext(position);
    if (ghost === null || !position.isOpen(ghost) || position.onTrial !== null) return null;
    const others = position.openRows.filter((row) => row !== position.rowOf(ghost));
    const isLost = (row: number) =>
      position.left(row).every((square) => position.attacks(ghost, square));
    const lost = others.filter(isLost);
    const isClear = lost.length === 1 && others.every((row) => position.left(row).length > 0);
    return isClear && others.length >= 3 ? { queen: position.name(ghost) } : null;
  },
};

/** A square or two of the row leave all other rows a square, and at least two do not. */
const keepsAll: Recipe = {
  most: 2,
  draw: queensAt({ sides: [7, 8], steps: 12 }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const row = position.rowOf(next);
    const others = position.openRows.filter((other) => other !== row);
    const isKept = (square: number) =>
      others.every((other) => position.left(other).some((one) => !position.attacks(square, one)));
    const left = position.left(row);
    const kept = left.filter(isKept).length;
    const isClear = kept >= 1 && left.length - kept >= 2;
    return isClear ? { row: String(position.rowName(row)) } : null;
  },
};

/** A queen moves on that is neither the first nor the last. */
const movesNext: Recipe = {
  most: 1,
  draw: queensAt({ sides: [5, 6], steps: 10_000 }),
  pose: ({ board, next }) => {
    const moved = board.pieces.findIndex((queen, at) => next?.board?.pieces[at] !== queen);
    return next && moved >= 1 && moved < board.pieces.length - 1 ? FINE : null;
  },
};

/** One row has the fewest squares. */
const nextRow: Recipe = {
  most: 1,
  draw: queensAt({ sides: [8, 9, 10], steps: 40 }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const { openRows } = position;
    const [least, second] = openRows
      .map((row) => ({ row, left: position.left(row).length }))
      .toSorted((a, b) => a.left - b.left);
    if (!least || !second || openRows.length < 4) return null;
    const isClear = least.left > 0 && second.left === least.left + 1;
    return isClear && least.row === position.rowOf(next) ? FINE : null;
  },
};

/** A queen moves on after a backtrack, or a row has several squares to choose from. */
const nextQueen: Recipe = {
  most: 1,
  draw: (like, draws) => {
    const isOpen = like.moment.squares.length === 0;
    if (isOpen) return queensAt({ sides: [6, 10, 12], steps: 11 })(like, draws);
    return queensAt({ sides: SIDES, steps: 150 })(like, draws);
  },
  pose: (position) => {
    const next = comesNext(position);
    if (next === null || position.placed.length < 2) return null;
    if (position.builds) return FINE;
    const row = position.rowOf(next);
    if (position.board.levels) return position.left(row).length >= 3 ? FINE : null;
    return position.placed.some((queen) => position.rowOf(queen) === row) ? FINE : null;
  },
};

/** One square of several costs more than the others. */
const costliest: Recipe = {
  most: 1,
  draw: queensAt({ sides: [7, 8], steps: 12 }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const row = position.rowOf(next);
    const costs = position.left(row).map((square) => position.ruledOutBy(square).length);
    const most = Math.max(...costs);
    const isClear = costs.length >= 3 && costs.filter((cost) => cost === most).length === 1;
    return isClear ? { row: String(position.rowName(row)) } : null;
  },
};

/** The queen placed last is innocent: backtracking fails below the mistake. */
const emptiedByQueen: Recipe = {
  most: 1,
  draw: queensAt({ sides: SIDES, steps: 400 }),
  pose: (position) => {
    const row = position.openRows[0];
    if (row === undefined || position.onTrial !== null || position.placed.length < 3) return null;
    if (position.left(row).length > 0) return null;
    const others = position.queens.slice(0, -1);
    const isInnocent = position
      .squaresIn(row)
      .every((square) => others.some((queen) => position.attacks(queen, square)));
    return isInnocent ? { row: String(position.rowName(row)) } : null;
  },
};

/** The board can't be completed, although it could before the last few queens. */
const undoLate: Recipe = {
  most: 1,
  draw: (like, draws) => {
    const isSeeded = like.moment.options !== "";
    return queensAt({ sides: [7, 8], steps: 60, isSeeded })(like, draws);
  },
  pose: (position) => {
    const { placed, locked, moment, onTrial } = position;
    if (placed.length < 4 || onTrial !== null) return null;
    const canKeep = (many: number) => {
      const squares = ascending([...locked, ...placed.slice(0, many)]);
      return solutions({ ...moment, squares }) > 0;
    };
    return canKeep(0) && !canKeep(placed.length - 1) ? FINE : null;
  },
};

/** The solver also takes that square. */
const leastConstraining: Recipe = {
  most: 1,
  draw: queensAt({ sides: [7, 8], steps: 12, options: "squares=least-constraining" }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const row = position.rowOf(next);
    const left = position.left(row);
    const costs = left.map((square) => position.ruledOutBy(square).length);
    const least = Math.min(...costs);
    const isClear = left.length >= 3 && costs.filter((cost) => cost === least).length === 1;
    const isTaken = position.ruledOutBy(next).length === least;
    return isClear && isTaken ? { row: String(position.rowName(row)) } : null;
  },
};

/** A queen that was not placed last: the search jumps there if it does so in the lesson. */
const takenBack: Recipe = {
  most: 1,
  draw: queensAt({ sides: SIDES, steps: 400 }),
  pose: (position, _, like) => {
    const { placed, next } = position;
    const pieces = next?.board?.pieces;
    if (!pieces || placed.length < 3) return null;
    const depth = placed.findIndex((queen, at) => pieces[at] !== queen);
    if (depth < 0 || depth === placed.length - 1) return null;
    const row = position.openRows[0]!;
    if (jumpsNext(position) && depth !== blamed(position, row)) return null;
    return jumpsNext(position) === jumpsAt(like) ? { row: String(position.rowName(row)) } : null;
  },
};

const jumped = ({ tally }: Pick<Snapshot, "tally">) => tally.jumped ?? 0;

/** Whether the next step jumps over queens. */
const jumpsNext = (position: Position) =>
  position.next !== null && jumped(position.next) > jumped(position);

/** Whether the next backtrack from a moment jumps over queens. */
function jumpsAt({ moment }: Pick<Question, "moment">) {
  const position = new Position(moment);
  const { placed } = position;
  const back = position.until((_, { pieces }) => placed.some((queen, at) => pieces[at] !== queen));
  const jumps = back !== null && jumped(back) > jumped(position);
  position.free();
  return jumps;
}

/** The lowest of the queens that first took each square of a row; −1 if a square is free. */
function blamed(position: Position, row: number) {
  const culprits = position.squaresIn(row).map((square) => {
    if (position.locked.some((queen) => position.attacks(queen, square))) return null;
    return position.placed.findIndex((queen) => position.attacks(queen, square));
  });
  const placed = culprits.filter((culprit) => culprit !== null);
  return placed.includes(-1) ? -1 : Math.max(-1, ...placed);
}

const unsupported: Recipe = {
  most: 4,
  draw: queensAt({ sides: SIDES, steps: 40 }),
  pose: (position) => {
    const open = openIn(position);
    const isNext = position.next?.board?.annotations.some(({ kind }) => kind === "unsupported");
    return isNext && open.length >= 6 ? FINE : null;
  },
};

/** Solutions are left, but not with a queen on any square. */
const noSolutionLock: Recipe = {
  most: 8,
  draw: ({ moment }, draws) => {
    const side = draws.pick([6, 7]);
    const squares = [randomLock(side, draws.below(1_000_000))];
    const more = draws.below(2) === 1 ? anotherLock(side, squares, draws.below(1_000_000)) : null;
    if (more !== null) squares.push(more);
    const locked = squares.toSorted((a, b) => a - b);
    return { ...moment, rows: side, columns: side, squares: locked, step: 0 };
  },
  pose: (position) => (openIn(position).length >= 6 ? FINE : null),
};

export const QUEENS: Record<Asked & Check, Recipe> = {
  "free-square": freeSquare,
  "attacked-by": attackedBy,
  "dry-row": dryRow,
  "keeps-all": keepsAll,
  "moves-next": movesNext,
  "next-row": nextRow,
  "next-queen": nextQueen,
  "least-constraining": leastConstraining,
  costliest,
  "emptied-by": emptiedByQueen,
  "taken-back": takenBack,
  unsupported,
  "no-solution-lock": noSolutionLock,
  "undo-late": undoLate,
};
