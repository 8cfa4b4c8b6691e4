/**
 * The table: what a game that is played by hand needs. Nobody else imports its package, which is small:
 * it is all that the page has to fetch before it can be played.
 */
import init, * as wasm from "../pkg/table.js";
import { Door } from "./door.js";

/** @typedef {import("./engine.js").GameId} GameId */
/** @typedef {import("./engine.js").Play} Play */
/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine.js").SolverInfo} SolverInfo */

const table = new Door(
  { init, hasPanicked: wasm.hasPanicked },
  new URL("../pkg/table_bg.wasm", import.meta.url),
);

/**
 * Starts the table.
 * @param {import("./door.js").Stopped} stopped
 */
export const loadTable = (stopped) => table.open(stopped);

/**
 * A fresh game for a person to play.
 * @param {Puzzle} puzzle
 * @param {boolean} free whether queens may be put where another attacks
 * @returns {Play}
 */
export const makePlay = (puzzle, free) => table.make(() => new wasm.Play(puzzle, free));

/** @returns {SolverInfo[]} every solver there is */
export const roster = () => table.guard(() => wasm.roster());

/**
 * Throws, with a sentence, if there is no such puzzle.
 * @param {Puzzle} puzzle
 */
export const checkPuzzle = (puzzle) => table.guard(() => wasm.checkPuzzle(puzzle));

/**
 * Throws, with a sentence, if no run can be made of a puzzle, a solver and its options.
 * @param {Puzzle} puzzle
 * @param {string} solver
 * @param {string} options
 */
export const checkRun = (puzzle, solver, options) =>
  table.guard(() => wasm.checkRun(puzzle, solver, options));

/**
 * The names of all squares of a board, by number. Throws, with a sentence, if a side is out of range.
 * @param {number} rows
 * @param {number} columns
 */
export const squareNames = (rows, columns) => table.guard(() => wasm.squareNames(rows, columns));

/**
 * A square that some solution holds, drawn at random.
 * @param {number} side
 * @param {number} seed
 */
export const randomLock = (side, seed) => table.guard(() => wasm.randomLock(side, seed));

/**
 * What kind of tour a path is that visits every square.
 * @param {Puzzle} puzzle
 * @param {number[]} path squares in visiting order
 */
export const tourKinds = (puzzle, path) =>
  table.guard(() => wasm.tourKinds(puzzle, Uint32Array.from(path)));

/**
 * The grades that puzzles of queens can have.
 * @param {number} side
 * @param {number} locks 0 for any number
 */
export const queensGrades = (side, locks) => table.guard(() => wasm.queensGrades(side, locks));

/**
 * A square on which another queen can be locked so that a solution is left, drawn at random; null
 * if there is none, or none was found.
 * @param {number} side
 * @param {number[]} locked
 * @param {number} seed
 */
export function anotherLock(side, locked, seed) {
  if (locked.length === 0) return randomLock(side, seed);
  const square = table.guard(() => wasm.anotherLock(side, Uint32Array.from(locked), seed));
  return square ?? null;
}

/**
 * Why a puzzle has no solution and what to change, in sentences; undefined where it has one, or
 * nobody knows.
 * @param {Puzzle} puzzle
 */
export const whyHopeless = (puzzle) => table.guard(() => wasm.whyHopeless(puzzle));

/**
 * A start that no theorem excludes, drawn at random.
 * @param {number} rows
 * @param {number} columns
 * @param {boolean} closed
 * @param {number[]} blocked
 * @param {number} seed
 */
export const randomStart = (rows, columns, closed, blocked, seed) =>
  table.guard(() => wasm.randomStart(rows, columns, closed, Uint32Array.from(blocked), seed));

/**
 * The number of the square with a name such as a8.
 * @param {{rows: number, columns: number}} size
 * @param {string} name
 */
export const parseSquare = ({ rows, columns }, name) =>
  table.guard(() => wasm.parseSquare(rows, columns, name));
