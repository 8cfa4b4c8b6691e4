/** Solves the puzzle on the page from what its board shows. */

import { readFileSync } from "node:fs";
import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { DayPuzzles, Hint } from "../../www/engine/generated/thinking.ts";
import { initSync, Thinking } from "../../www/pkg/thinking.js";
import { matchIn } from "./reading.ts";
import { expect, type Table } from "./table.ts";

const MODULE = readFileSync(new URL("../../www/pkg/thinking_bg.wasm", import.meta.url));

interface Board {
  rows: number;
  columns: number;
  name: (square: number) => string;
  squares: Map<string, string>;
}

/** The piece on every square, by the square's name. */
async function boardOf(table: Table): Promise<Board> {
  const cells = table.page.getByRole("gridcell");
  await expect(cells).not.toHaveCount(0);
  // A board that has just opened has cells before it has names.
  await expect(table.page.locator('[role="gridcell"]:not([aria-label])')).toHaveCount(0);
  return boardFrom(await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? "")));
}

/** @param names the labels of all squares */
function boardFrom(names: string[]): Board {
  const squares = new Map(names.map((name) => name.split(/, (.*)/) as [string, string]));
  const rows = Math.max(...[...squares.keys()].map((name) => Number(matchIn(name, /\d+/)[0])));
  const columns = squares.size / rows;
  const name = (square: number) =>
    String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));
  return { rows, columns, name, squares };
}

/** The squares of a board with labels that match. */
const squaresWith = ({ squares, name }: Board, words: RegExp) =>
  Array.from(squares.keys(), (_, square) => square).filter((square) =>
    words.test(squares.get(name(square))!),
  );

/** The squares of the missing queens, top row first. */
export const queensLeft = async (table: Table) => queensFor(await boardOf(table));

/** The same for a board described by the labels of its squares. */
export const queensMissing = (names: string[]) => queensFor(boardFrom(names));

function queensFor(board: Board): string[] {
  const locked = squaresWith(board, /^locked queen/);
  const side = board.columns;
  const clash = (a: number, b: number) => {
    const [down, along] = [Math.floor(a / side) - Math.floor(b / side), (a % side) - (b % side)];
    return down === 0 || along === 0 || Math.abs(down) === Math.abs(along);
  };
  const extend = (queens: number[], row: number): number[] | null => {
    if (row === side) return queens;
    if (locked.some((queen) => Math.floor(queen / side) === row)) return extend(queens, row + 1);
    for (let column = 0; column < side; column++) {
      const square = row * side + column;
      if ([...locked, ...queens].some((queen) => clash(queen, square))) continue;
      const found = extend([...queens, square], row + 1);
      if (found) return found;
    }
    return null;
  };
  const found = extend([], 0);
  if (!found) throw new Error("This board has no solution.");
  return found.map(board.name);
}

/** The squares of the queens on a daily board of colours, top row first. */
export function queensOfColours(date: string): string[] {
  initSync({ module: MODULE });
  const thinking = Thinking.daily(date);
  while (!thinking.work(1000));
  const { colour } = thinking.answer() as DayPuzzles;
  thinking.free();
  return queensIn(colour.regions);
}

/** @param letters the letters of all squares */
function queensIn(letters: string): string[] {
  const side = Math.sqrt(letters.length);
  const fits = (queens: number[], square: number) =>
    queens.every((queen, row) => {
      const [down, along] = [queens.length - row, Math.abs((queen % side) - (square % side))];
      return along > (down === 1 ? 1 : 0) && letters[queen] !== letters[square];
    });
  const extend = (queens: number[]): number[] | null => {
    if (queens.length === side) return queens;
    for (let column = 0; column < side; column++) {
      const square = queens.length * side + column;
      const found = fits(queens, square) ? extend([...queens, square]) : null;
      if (found) return found;
    }
    return null;
  };
  const names = extend([])?.map(
    (queen, row) => `${String.fromCharCode(97 + (queen % side))}${side - row}`,
  );
  if (!names) throw new Error("This board has no solution.");
  return names;
}

/** The knight's jumps, without the start. */
export async function jumpsLeft(table: Table): Promise<string[]> {
  const board = await boardOf(table);
  const [start] = squaresWith(board, /^knight, number 1\b/);
  const blocked = squaresWith(board, /^blocked/);
  const closed = await table.page
    .getByText(/^Visit every square once, and end one jump from the start/)
    .first()
    .isVisible();
  const { rows, columns } = board;
  return tourOf({ game: "knights", rows, columns, squares: [start!], blocked, closed });
}

/** The names of a tour's squares, without the start, found by following hints. */
function tourOf(puzzle: Puzzle & { blocked: number[] }) {
  initSync({ module: MODULE });
  const jumps = puzzle.rows * puzzle.columns - puzzle.blocked.length - 1;
  const tour: string[] = [];
  while (tour.length < jumps) tour.push(hintedJump(puzzle, tour.join(" ")));
  return tour;
}

function hintedJump(puzzle: Puzzle, record: string) {
  const thinking = Thinking.hint(puzzle, record);
  while (!thinking.work(1000));
  const { step } = thinking.answer() as Hint;
  thinking.free();
  if (!step) throw new Error("No tour was found.");
  return step.record;
}
