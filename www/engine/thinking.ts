/** Hints, grades, counts and generated puzzles. Only this file imports their package. */

import type * as wasm from "../pkg/thinking.js";
import { Door } from "./door.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { Wish } from "./generated/thinking.ts";

/** A question worked on in slices. */
export type Thinking = wasm.Thinking;

export const thinking = new Door(
  () => import("../pkg/thinking.js"),
  new URL("../pkg/thinking_bg.wasm", import.meta.url),
);

export const makeHint = (puzzle: Puzzle, record: string) =>
  thinking.make(({ Thinking }) => Thinking.hint(puzzle, record));

/** Why there is no queen on an empty square. */
export const makeWhyNot = (puzzle: Puzzle, record: string, square: number) =>
  thinking.make(({ Thinking }) => Thinking.whyNot(puzzle, record, square));

/**
 * Judges every move of a game.
 * @param log its moves in order of time, `<` for undo and `>` for redo
 */
export const makeCoach = (puzzle: Puzzle, log: string) =>
  thinking.make(({ Thinking }) => Thinking.coach(puzzle, log));

/** Explains the whole solution of a puzzle of queens. */
export const makeExplanation = (puzzle: Puzzle) =>
  thinking.make(({ Thinking }) => Thinking.explain(puzzle));

/** Counts the solutions of a puzzle. */
export const makeWays = (puzzle: Puzzle) => thinking.make(({ Thinking }) => Thinking.ways(puzzle));

/** Grades a puzzle. */
export const makeGrade = (puzzle: Puzzle) =>
  thinking.make(({ Thinking }) => Thinking.grade(puzzle));

/** Makes a puzzle to order. */
export const makeMadePuzzle = (request: Wish) =>
  thinking.make(({ Thinking }) => Thinking.generate(request));

/** The puzzles of a day, such as `2026-11-21`. */
export const makeDaily = (date: string) => thinking.make(({ Thinking }) => Thinking.daily(date));

/**
 * Examines a painted board.
 * @param letters of all squares
 */
export const makeExamination = (letters: string, locked: number[]) =>
  thinking.make(({ Thinking }) => Thinking.examine(letters, Float64Array.from(locked)));

/**
 * Looks for repairs of a painted board.
 * @param letters of all squares
 */
export const makeRepairs = (letters: string, locked: number[]) =>
  thinking.make(({ Thinking }) => Thinking.repair(letters, Float64Array.from(locked)));

/** Random regions of a board that has a solution, as the letters of all squares. */
export const randomRegions = (side: number, seed: number) =>
  thinking.guard(({ randomRegions }) => randomRegions(side, seed));

/**
 * The easiest deduction about each square that a board of queens has left.
 * @param out squares that are ruled out already
 * @param most how many lines a deduction may use at a time
 */
export const deductions = (puzzle: Puzzle, out: number[] = [], most: number = MOST_LINES) =>
  thinking.guard(({ deductions }) => deductions(puzzle, out, most));

/** More lines than any board has. */
const MOST_LINES = 64;
