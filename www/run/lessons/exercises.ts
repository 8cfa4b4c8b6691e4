/** Exercises: the result of choosing a square, and whether it reaches the goal. */

import type { Exercise } from "../../content/lessons/lesson.ts";
import { squaresOf } from "../../core/geometry.ts";
import { ascending } from "../../core/lists.ts";
import { solutions } from "../../engine/engine.ts";
import { squareNames } from "../../engine/setting-up.ts";
import { Position } from "./position.ts";
import { right, ring, type Verdict, wrong } from "./verdict.ts";

export interface Try {
  square: number;
  /** Whether it reaches the goal. */
  hit: boolean;
  verdict: Verdict;
}

/** A square that reaches the goal, besides those known; undefined if there is none. */
export const solutionOf = (exercise: Exercise, known: number[] = []) =>
  squaresOf(exercise.moment).find(
    (square) => !known.includes(square) && attempt(exercise, square).hit,
  );

export const nameIn = ({ moment }: Exercise, square: number) =>
  squareNames(moment.rows, moment.columns)[square]!;

/** Takes back a queen and those placed after it. */
export function attempt({ moment }: Exercise, square: number): Try {
  const position = new Position(moment);
  const { placed, locked } = position;
  position.free();
  const name = position.name(square);
  const kept = placed.indexOf(square);
  const solvable = (many: number) => {
    const squares = ascending([...locked, ...placed.slice(0, many)]);
    return solutions({ ...moment, squares }) > 0;
  };
  const tried = (verdict: Verdict): Try => ({ square, hit: verdict.right, verdict });
  if (locked.includes(square)) return tried(wrong(`Not ${name}:`, "that queen is locked.", []));
  if (kept < 0) return tried(wrong(`Not ${name}:`, "choose a square with a queen.", []));
  const off = placed.slice(kept).map((queen) => ({ kind: "off" as const, square: queen }));
  if (!solvable(kept)) {
    const text = "even without it the board can’t be completed. Take back more.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  if (solvable(kept + 1)) {
    const text = "that helps, but you can keep at least one more queen.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  const text =
    "With it on the board there is no solution; without it and those after it there is one.";
  return tried(right(`Right, ${name}.`, text, [...off, ring(square, "good")]));
}
