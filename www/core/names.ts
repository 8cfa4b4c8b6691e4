import type { Position } from "./geometry.ts";

/** The letters of a column, from 0: a to z, then aa, ab and so on. */
export function columnLetters(column: number) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The inverse of `columnLetters`. */
export const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;

/** The letters in a square's name. */
export const lettersOf = (name: string) => name.replace(/\d+$/, "");

/** A name such as a8. */
export const squareName = ({ rows }: { rows: number }, { row, column }: Position) =>
  `${columnLetters(column)}${rows - row}`;
