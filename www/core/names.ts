/** Names of squares on boards too large to list them all. */

/**
 * The letters of a column: a to z, then aa, ab and so on.
 * @param column from the left, from 0
 */
export function columnLetters(column: number) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The column that letters stand for, from 0. */
export const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;

/**
 * The name of a square such as a8.
 * @param square from the top left, from 0
 */
export const squareName = (
  { rows }: { rows: number },
  { row, column }: { row: number; column: number },
) => `${columnLetters(column)}${rows - row}`;
