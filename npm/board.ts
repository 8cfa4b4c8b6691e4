/** Boards as people write them. */
import type { GameId, Puzzle } from "../www/engine/generated/puzzle.ts";

/** A board with its given squares. Squares have names: `a1` is at the bottom left. */
export interface Board {
  game: GameId;
  /** The side, or the rows and columns of a knight's board: 8 by default. In colours, `regions` tells. */
  size?: number | [rows: number, columns: number];
  /** The locked queens, or the square the knight starts on. */
  at?: string[];
  /** Squares that the knight must not visit. */
  blocked?: string[];
  /** Whether the tour ends a jump away from its start. */
  closed?: boolean;
  /** In colours: the letter of every square, row by row from the top: `AAABB…` or, in short, `3A2B…`. */
  regions?: string;
}

const GAMES: GameId[] = ["queens", "colour", "knights"];

/**
 * The number, if it is one to count with.
 * @param what it counts: “A step”
 */
export function whole(what: string, number: number): number {
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new RangeError(`${what} is a whole number, 0 or more, not ${number}: choose another one.`);
}

/** `3A2B` in full. */
const inFull = (regions: string) =>
  regions.replace(/(\d+)([A-Z])/gi, (_, count, letter) => letter.repeat(Math.min(count, 1_000)));

function sizeOf({ size = 8, regions }: Board): [rows: number, columns: number] {
  if (regions !== undefined) size = Math.ceil(Math.sqrt(inFull(regions).length));
  const [rows, columns] = typeof size === "number" ? [size, size] : size;
  return [whole("A side", rows), whole("A side", columns)];
}

const A = "a".charCodeAt(0);

/** The number of a square: columns · row + column, from the top left. */
export function squareNumber(board: Board, name: string): number {
  const [rows, columns] = sizeOf(board);
  const [, letters = "", digits] = /^([a-z]+)([1-9]\d*)$/i.exec(name) ?? [];
  const place = (sum: number, letter: string) => 26 * sum + letter.charCodeAt(0) - A + 1;
  const column = [...letters.toLowerCase()].reduce(place, 0) - 1;
  const row = rows - Number(digits);
  if (column >= 0 && column < columns && row >= 0) return columns * row + column;
  const last = squareName(board, columns - 1);
  throw new Error(`There is no square “${name}” on this board: use one from a1 to ${last}.`);
}

/** The name of a square, such as `c5`, from its number. */
export function squareName(board: Board, square: number): string {
  const [rows, columns] = sizeOf(board);
  let letters = "";
  for (let rest = (square % columns) + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(A + ((rest - 1) % 26)) + letters;
  }
  return letters + (rows - Math.floor(square / columns));
}

/** The board as the engine takes it. */
export function puzzleOf(board: Board): Puzzle {
  const { game, at = [], blocked = [], closed = false, regions } = board;
  if (!GAMES.includes(game)) {
    throw new RangeError(`There is no game “${game}”: choose queens, colour or knights.`);
  }
  const [rows, columns] = sizeOf(board);
  const numbers = (names: string[]) => names.map((name) => squareNumber(board, name));
  return {
    game,
    rows,
    columns,
    squares: numbers(at),
    blocked: numbers(blocked),
    closed,
    regions: regions === undefined ? null : inFull(regions),
  };
}

/** A puzzle of the engine as people write it. */
export function boardOf(puzzle: Puzzle): Board {
  const { game, rows, columns, squares, blocked = [], closed, regions } = puzzle;
  const board: Board = { game, size: [rows, columns] };
  const names = (squares: number[]) => squares.map((square) => squareName(board, square));
  Object.assign(board, { at: names(squares), blocked: names(blocked), closed });
  return regions ? { ...board, regions } : board;
}
