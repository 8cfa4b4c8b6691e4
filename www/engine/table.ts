/**
 * The table: the engine of a game played by hand. Only this file imports its package. It is small,
 * and Play needs only this before the first move.
 */

import * as wasm from "../pkg/table.js";
import { Door } from "./door.ts";
import type { GameId, Puzzle } from "./generated/puzzle.ts";
import type { LaneOrder } from "./generated/run.ts";

export type Play = wasm.Play;

export const table = new Door(async () => wasm, new URL("../pkg/table_bg.wasm", import.meta.url));

/**
 * A new game to play by hand.
 * @param free whether a queen may be placed on an attacked square
 */
export const makePlay = (puzzle: Puzzle, free: boolean): Play =>
  table.make(() => new wasm.Play(puzzle, free));

/** All solvers. */
export const roster = () => table.guard(() => wasm.roster());

/** Throws a sentence if there is no such puzzle. */
export const checkPuzzle = (puzzle: Puzzle) => table.guard(() => wasm.checkPuzzle(puzzle));

/** Throws a sentence if a puzzle, a solver and its options make no run. */
export const checkRun = (puzzle: Puzzle, solver: string, options: string) =>
  table.guard(() => wasm.checkRun(puzzle, solver, options));

/** The names of all squares of a board, in order. Throws a sentence if a side is out of range. */
export const squareNames = (rows: number, columns: number) =>
  table.guard(() => wasm.squareNames(rows, columns));

/** A square of some solution, at random. */
export const randomLock = (side: number, seed: number) =>
  table.guard(() => wasm.randomLock(side, seed));

/**
 * The kind of tour that a full path makes.
 * @param path squares in visiting order
 */
export const tourKinds = (puzzle: Puzzle, path: number[]) =>
  table.guard(() => wasm.tourKinds(puzzle, Uint32Array.from(path)));

/**
 * The grades that queens puzzles can have.
 * @param locks 0 for any number
 */
export const queensGrades = (side: number, locks: number) =>
  table.guard(() => wasm.queensGrades(side, locks));

/** The grades that boards of colours can have. */
export const colourGrades = (side: number) => table.guard(() => wasm.colourGrades(side));

/** The grades that knight's puzzles can have. */
export const knightsGrades = (rows: number, columns: number, blocked: number, closed: boolean) =>
  table.guard(() => wasm.knightsGrades(rows, columns, blocked, closed));

/** The puzzles of a day as far as they are known before they are made, in the order shown. */
export const dayPlan = (date: string) => table.guard(() => wasm.dayPlan(date));

/**
 * A square where another queen can be locked without losing all solutions, at random; null if none was found.
 */
export function anotherLock(side: number, locked: number[], seed: number) {
  if (locked.length === 0) return randomLock(side, seed);
  const square = table.guard(() => wasm.anotherLock(side, Uint32Array.from(locked), seed));
  return square ?? null;
}

/**
 * Why a puzzle has no solution and what to change, in sentences; undefined if it has one, or if neither is
 * known.
 */
export const whyHopeless = (puzzle: Puzzle) => table.guard(() => wasm.whyHopeless(puzzle));

/** A start that no theorem rules out, at random. */
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

/** Whether the stronger method's search tree lies inside the weaker one's. */
export const nests = (game: GameId, weaker: LaneOrder, stronger: LaneOrder) =>
  table.guard(() => wasm.nests(game, weaker, stronger));

/** The names of a picture's colours, in the order in which a painter takes them. */
export const paletteNames = () => table.guard(() => wasm.paletteNames());
