/**
 * The table: the engine of a game played by hand. Only this file imports its package. It is small,
 * and Play needs only this before the first move.
 */

import type * as wasm from "../pkg/table.js";
import { Door } from "./door.ts";
import type { Puzzle } from "./generated/puzzle.ts";

export type Play = wasm.Play;

export const table = new Door(
  () => import("../pkg/table.js"),
  new URL("../pkg/table_bg.wasm", import.meta.url),
);

/**
 * A new game to play by hand.
 * @param free whether a queen may be placed on an attacked square
 */
export const makePlay = (puzzle: Puzzle, free: boolean): Play =>
  table.make(({ Play }) => new Play(puzzle, free));

/** A square of some solution, at random. */
export const randomLock = (side: number, seed: number) =>
  table.guard((wasm) => wasm.randomLock(side, seed));

/**
 * The kind of tour that a full path makes.
 * @param path squares in visiting order
 */
export const tourKinds = (puzzle: Puzzle, path: number[]) =>
  table.guard((wasm) => wasm.tourKinds(puzzle, Float64Array.from(path)));

/**
 * The grades that queens puzzles can have.
 * @param locks 0 for any number
 */
export const queensGrades = (side: number, locks: number) =>
  table.guard((wasm) => wasm.queensGrades(side, locks));

/** The grades that boards of colours can have. */
export const colourGrades = (side: number) => table.guard((wasm) => wasm.colourGrades(side));

/** The grades that knight's puzzles can have. */
export const knightsGrades = (rows: number, columns: number, blocked: number, closed: boolean) =>
  table.guard((wasm) => wasm.knightsGrades(rows, columns, blocked, closed));

/** The puzzles of a day, as far as they are known before they are generated, in the order shown. */
export const dayPlan = (date: string) => table.guard((wasm) => wasm.dayPlan(date));

/**
 * A square where another queen can be locked without losing all solutions, at random; null if none was found.
 */
export function anotherLock(side: number, locked: number[], seed: number) {
  if (locked.length === 0) return randomLock(side, seed);
  const square = table.guard((wasm) => wasm.anotherLock(side, Float64Array.from(locked), seed));
  return square ?? null;
}

/**
 * Why a puzzle has no solution and what to change, in sentences; undefined if it has one, or if neither is
 * known.
 */
export const whyHopeless = (puzzle: Puzzle) => table.guard((wasm) => wasm.whyHopeless(puzzle));

/** A start that no theorem rules out, at random. */
export const randomStart = (
  rows: number,
  columns: number,
  closed: boolean,
  blocked: number[],
  seed: number,
) =>
  table.guard((wasm) => wasm.randomStart(rows, columns, closed, Float64Array.from(blocked), seed));
