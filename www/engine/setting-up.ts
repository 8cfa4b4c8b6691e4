/**
 * Questions before there is a game or a run: the roster, checks and names. The table and the
 * modules of the solvers can all answer them, and the first open one does.
 */

import { colour } from "./colour.ts";
import type { Door } from "./door.ts";
import type { GameId, Puzzle } from "./generated/puzzle.ts";
import { knights } from "./knights.ts";
import { queens, type SettingUp } from "./queens.ts";
import { table } from "./table.ts";

/** Each knows the boards of all games except those of colours, which only the first two know. */
const DOORS: Door<SettingUp>[] = [table, colour, queens, knights];

const opened = (doors: typeof DOORS) => doors.find(({ isOpen }) => isOpen) ?? table;

const door = () => opened(DOORS);

const OF_COLOURS = DOORS.slice(0, 2);

const doorFor = (game: GameId) => opened(game === "colour" ? OF_COLOURS : DOORS);

/** Whether boards of colours can be checked. */
export const knowsColours = () => OF_COLOURS.some(({ isOpen }) => isOpen);

/** All solvers. */
export const roster = () => door().guard((wasm) => wasm.roster());

/** Throws a sentence if there is no such puzzle. */
export const checkPuzzle = (puzzle: Puzzle) =>
  doorFor(puzzle.game).guard((wasm) => wasm.checkPuzzle(puzzle));

/** Throws a sentence if a puzzle, a solver and its options make no run. */
export const checkRun = (puzzle: Puzzle, solver: string, options: string, choices?: Float64Array) =>
  doorFor(puzzle.game).guard((wasm) => wasm.checkRun(puzzle, solver, options, choices));

/** The names of all squares of a board, in order. Throws a sentence if a side is out of range. */
export const squareNames = (rows: number, columns: number) =>
  door().guard((wasm) => wasm.squareNames(rows, columns));

/** The number of the square with a name such as a8. */
export const parseSquare = ({ rows, columns }: { rows: number; columns: number }, name: string) =>
  door().guard((wasm) => wasm.parseSquare(rows, columns, name));
