/**
 * Boards of colours as text. `AABA…` has the letter of every square, row by row from the top left, A being the
 * first colour met; a link has run lengths instead, such as `2ABA…` (see `src/board/regions.rs`).
 */

import { inLine, place, type Size } from "./geometry.ts";

/** More squares than any board has; longer runs are cut. */
const MOST = 145;

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

/** The colour of every square, 0 for A. */
export const coloursOf = (letters: string) =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 65);

/** The squares on a side of a board with these letters. */
export const sideOf = (letters: string) => Math.ceil(Math.sqrt(letters.length));

/**
 * Whether a queen attacks another square: its row, its column, and its diagonals, or on a board of colours
 * its colour and the squares next to it.
 */
export function attacks(
  { size, regions }: { size: Size; regions: ArrayLike<number> | null },
  queen: number,
  square: number,
) {
  if (!regions || queen === square) return inLine(size, queen, square);
  if (regions[queen] === regions[square]) return true;
  const [a, b] = [place(size, queen), place(size, square)];
  const [rows, columns] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)];
  return rows === 0 || columns === 0 || Math.max(rows, columns) === 1;
}
