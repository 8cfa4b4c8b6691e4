/** Exercises: the result of choosing a square, and whether it reaches the goal. */

import type { Exercise } from "../content/lessons/lesson.ts";
import { squaresOf } from "../core/geometry.ts";
import { ascending, counted, listed } from "../core/lists.ts";
import { solutions } from "../engine/engine.ts";
import { squareNames } from "../engine/setting-up.ts";
import { Position } from "./position.ts";
import { outOfSquares } from "./search-checks.ts";
import {
  type Judge,
  lineMark,
  right,
  ring,
  rowMark,
  type Verdict,
  wrong,
  wrongSquare,
} from "./verdict.ts";

export interface Try {
  square: number;
  /** Whether it is right: the goal, or a part of it. */
  counts: boolean;
  /** Whether it reaches the goal. */
  hit: boolean;
  verdict: Verdict;
}

/** The right squares. */
export const goalsOf = (exercise: Exercise) =>
  squaresOf(exercise.moment).filter((square) => attempt(exercise, square).counts);

export const nameIn = ({ moment }: Exercise, square: number) =>
  squareNames(moment.rows, moment.columns)[square]!;

/** @param found right squares that were chosen before */
export function attempt({ asks, moment }: Exercise, square: number, found: number[] = []): Try {
  const position = new Position(moment);
  const verdict =
    asks === "undo-late" ? undoLate(position, square) : conflictSet(position, square, found);
  position.free();
  return { square, counts: verdict.right || Boolean(verdict.counts), hit: verdict.right, verdict };
}

/** Takes back a queen and those placed after it. */
function undoLate(position: Position, square: number): Verdict {
  const { placed, locked, moment } = position;
  const name = position.name(square);
  const kept = placed.indexOf(square);
  const solvable = (many: number) => {
    const squares = ascending([...locked, ...placed.slice(0, many)]);
    return solutions({ ...moment, squares }) > 0;
  };
  if (locked.includes(square)) return wrong(`Not ${name}:`, "that queen is locked.", []);
  if (kept < 0) return wrong(`Not ${name}:`, "choose a square with a queen.", []);
  const off = placed.slice(kept).map((queen) => ({ kind: "off" as const, square: queen }));
  if (!solvable(kept)) {
    const text = "even without it the board can’t be completed. Take back more.";
    return wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]);
  }
  if (solvable(kept + 1)) {
    const text = "that helps, but you can keep at least one more queen.";
    return wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]);
  }
  const text =
    "With it on the board there is no solution; without it and those after it there is one.";
  return right(`Right, ${name}.`, text, [...off, ring(square, "good")]);
}

/** The same as a question. */
export const lateQueen: Judge = (position, _, square) => undoLate(position, square);

/** Builds the conflict set of the row without a square, queen by queen. */
function conflictSet(position: Position, square: number, found: number[]): Verdict {
  const { placed, locked } = position;
  const row = outOfSquares(position);
  const name = `row ${position.rowName(row)}`;
  const named = (squares: number[]) => listed(squares.map((one) => position.name(one)));
  const rings = found.map((one) => ring(one, "good"));
  const not = (text: string) =>
    wrongSquare(position, square, text, [...rings, rowMark(row, "plain")]);
  if (locked.includes(square)) return not("that queen is locked, so it can’t be moved.");
  if (!placed.includes(square)) return not("choose a square with a queen.");
  const highest = (other: number) => position.attackersOf(other)[0];
  const took = position.squaresIn(row).filter((other) => highest(other) === square);
  if (took.length === 0) {
    return not(`higher queens attack every square of ${name} that it attacks.`);
  }
  const blamed = new Set(position.squaresIn(row).map(highest));
  const members = placed.filter((queen) => blamed.has(queen));
  const now = members.filter((queen) => queen === square || found.includes(queen));
  const marks = [
    ...now.map((one) => ring(one, "good")),
    rowMark(row, "plain"),
    ...took.map((other) => lineMark(square, other)),
  ];
  const text = `It is the highest queen that attacks ${named(took)}.`;
  const missing = members.length - now.length;
  if (missing === 0) return right(`Right, ${named(members)}.`, "That is the conflict set.", marks);
  const more = `${counted(missing, "more queen")} to find.`;
  return { ...wrong(`Right, ${position.name(square)}.`, text, marks), counts: true, more };
}
