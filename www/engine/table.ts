/**
 * The table: what a game that is played by hand needs. Nobody else imports its package, which is small:
 * it is all that the page has to fetch before it can be played.
 */

import init, * as wasm from "../pkg/table.js";
import { Door, type Stopped } from "./door.ts";
import type { Play } from "./engine.ts";
import type { Puzzle } from "./generated/puzzle.ts";

const table = new Door(
  { init, hasPanicked: wasm.hasPanicked },
  new URL("../pkg/table_bg.wasm", import.meta.url),
);

/** Starts the table. */
export const loadTable = (stopped: Stopped) => table.open(stopped);

/**
 * A fresh game for a person to play.
 * @param free whether queens may be put where another attacks
 */
export const makePlay = (puzzle: Puzzle, free: boolean): Play =>
  table.make(() => new wasm.Play(puzzle, free));

/** Every solver there is. */
export const roster = () => table.guard(() => wasm.roster());

/** Throws, with a sentence, if there is no such puzzle. */
export const checkPuzzle = (puzzle: Puzzle) => table.guard(() => wasm.checkPuzzle(puzzle));

/** Throws, with a sentence, if no run can be made of a puzzle, a solver and its options. */
export const checkRun = (puzzle: Puzzle, solver: string, options: string) =>
  table.guard(() => wasm.checkRun(puzzle, solver, options));

/**
 * The names of all squares of a board, by number. Throws, with a sentence, if a side is out of range.
 */
export const squareNames = (rows: number, columns: number) =>
  table.guard(() => wasm.squareNames(rows, columns));

/** A square that some solution holds, drawn at random. */
export const randomLock = (side: number, seed: number) =>
  table.guard(() => wasm.randomLock(side, seed));

/**
 * What kind of tour a path is that visits every square.
 * @param path squares in visiting order
 */
export const tourKinds = (puzzle: Puzzle, path: number[]) =>
  table.guard(() => wasm.tourKinds(puzzle, Uint32Array.from(path)));

/**
 * The grades that puzzles of queens can have.
 * @param locks 0 for any number
 */
export const queensGrades = (side: number, locks: number) =>
  table.guard(() => wasm.queensGrades(side, locks));

/** The grades that knight’s puzzles can have. */
export const knightsGrades = (rows: number, columns: number, blocked: number, closed: boolean) =>
  table.guard(() => wasm.knightsGrades(rows, columns, blocked, closed));

/** What is known of the puzzles of a day before they are made, in the order of offer. */
export const dayPlan = (date: string) => table.guard(() => wasm.dayPlan(date));

/**
 * A square on which another queen can be locked so that a solution is left, drawn at random; null
 * if there is none, or none was found.
 */
export function anotherLock(side: number, locked: number[], seed: number) {
  if (locked.length === 0) return randomLock(side, seed);
  const square = table.guard(() => wasm.anotherLock(side, Uint32Array.from(locked), seed));
  return square ?? null;
}

/**
 * Why a puzzle has no solution and what to change, in sentences; undefined where it has one, or
 * nobody knows.
 */
export const whyHopeless = (puzzle: Puzzle) => table.guard(() => wasm.whyHopeless(puzzle));

/** A start that no theorem excludes, drawn at random. */
export const randomStart = (
  rows: number,
  columns: number,
  closed: boolean,
  blocked: number[],
  seed: number,
) => table.guard(() => wasm.randomStart(rows, columns, closed, Uint32Array.from(blocked), seed));

/** The number of the square with a name such as a8. */
export const parseSquare = ({ rows, columns }: { rows: number; columns: number }, name: string) =>
  table.guard(() => wasm.parseSquare(rows, columns, name));
