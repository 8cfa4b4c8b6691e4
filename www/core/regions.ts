/**
 * Boards of colours as text. `AABA…` has the letter of every square, row by row from the top left, A being the
 * first colour met; a link has run lengths instead, such as `2ABA…` (see `src/board/regions.rs`).
 */

import { place, type Size } from "./geometry.ts";
import { ascending } from "./lists.ts";

/** More squares than any board has; longer runs are cut. */
const MOST = 325;

/** Run lengths of letters: `2AB` for `AAB`. */
export const runsOf = (letters: string) =>
  letters.replaceAll(/([A-Z])\1+/g, (run, letter) => `${run.length}${letter}`);

/**
 * The letters of a board written as letters, as run lengths or as both, with A as the first colour met. The
 * engine checks that it is a board; null for text that holds anything but letters and run lengths.
 */
export function lettersOf(text: string): string | null {
  if (!/^(?:[1-9]\d*)?[a-z](?:(?:[1-9]\d*)?[a-z])*$/i.test(text)) return null;
  const all = text
    .toUpperCase()
    .replaceAll(/(\d+)(\D)/g, (_, length, letter) => letter.repeat(Math.min(Number(length), MOST)));
  const met = [...new Set(all)];
  return [...all].map((letter) => letterOf(met.indexOf(letter))).join("");
}

/** The letter of a colour: A for 0. */
export const letterOf = (colour: number) => String.fromCharCode(65 + colour);

/** Boards read before. Other caches use their arrays as keys. */
const known: Map<string, Uint8Array> = new Map();
const MOST_KNOWN = 200;

/** The colour of every square, 0 for A. Equal boards have the same array, so do not change it. */
export function coloursOf(letters: string): Uint8Array {
  const colours =
    known.get(letters) ?? Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 65);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(letters, colours);
  return colours;
}

/** The squares on a side of a board with these letters. */
export const sideOf = (letters: string) => Math.ceil(Math.sqrt(letters.length));

/** The sides that a board can have, in squares. */
export const SIDES = { least: 4, most: 18 };

/**
 * Whether the editor accepts a board: its colours may be in pieces or too few, but not too many.
 * @param letters of all squares, in any order of colours
 */
export function canPaint(side: number, letters: string): boolean {
  const isSide = side >= SIDES.least && side <= SIDES.most && letters.length === side * side;
  return isSide && coloursOf(letters).every((colour) => colour < side);
}

/** A board in its first colour. */
export const blankOf = (side: number) => "A".repeat(side * side);

/** How many colours the palette has; on larger boards, some come again. */
export const HUES = 12;

const knownPieces: WeakMap<Uint8Array, number[][]> = new WeakMap();

/** The pieces of all colours: squares of a colour that share a side, in reading order. */
export function piecesOf(regions: Uint8Array): number[][] {
  const pieces = knownPieces.get(regions) ?? findPieces(regions);
  knownPieces.set(regions, pieces);
  return pieces;
}

function findPieces(regions: Uint8Array) {
  const side = Math.sqrt(regions.length);
  const left = new Set(regions.keys());
  const pieces: number[][] = [];
  for (const first of left) {
    const piece = [first];
    left.delete(first);
    for (const square of piece) {
      // Square 0 is never left, so it stands for none.
      const beside = [square % side && square - 1, (square + 1) % side && square + 1];
      for (const next of [square - side, square + side, ...beside]) {
        if (regions[next] === regions[first] && left.delete(next)) piece.push(next);
      }
    }
    pieces.push(ascending(piece));
  }
  return pieces;
}

/** Whether a colour is in pieces. */
export const isInPieces = (regions: Uint8Array) => piecesOf(regions).length > new Set(regions).size;

/** Whether colours alone don't tell which squares belong together, so that letters have to. */
export const needsLetters = (regions: Uint8Array) =>
  regions.length > HUES * HUES || isInPieces(regions);

/** A board of queens, by its rules: with colours or without. */
interface Ruled {
  size: Size;
  regions: ArrayLike<number> | null;
}

/** How one queen attacks another square. */
export type Attack = "row" | "column" | "diagonal" | "colour" | "touch";

/**
 * How a queen attacks another square; null if it does not. It attacks its row, its column, and its diagonals, or on
 * a board of colours its colour and the squares next to it.
 */
export function attackOf({ size, regions }: Ruled, queen: number, square: number): Attack | null {
  if (queen === square) return null;
  const [a, b] = [place(size, queen), place(size, square)];
  const [rows, columns] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)];
  if (rows === 0) return "row";
  if (columns === 0) return "column";
  if (!regions) return rows === columns ? "diagonal" : null;
  if (regions[queen] === regions[square]) return "colour";
  return rows === 1 && columns === 1 ? "touch" : null;
}

/** Whether a queen attacks another square. */
export const attacks = (board: Ruled, queen: number, square: number) =>
  attackOf(board, queen, square) !== null;

/** The squares of the queens on a board. */
interface Placed {
  locked: number[];
  queens: number[];
}

/** All queens, the locked ones first. */
export const queensOn = ({ locked, queens }: Placed) => [...locked, ...queens];

/** Whether a square has no queen and is attacked by none. */
export const isFree = (board: Ruled & Placed, square: number) =>
  !queensOn(board).some((queen) => queen === square || attacks(board, queen, square));
