/** Names of squares on boards too large to list them all. */

/**
 * The letters of a column: a to z, then aa, ab and so on.
 * @param {number} column from the left, from 0
 */
export function columnLetters(column) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/**
 * The column that letters stand for, from 0.
 * @param {string} letters
 */
export const columnNumber = (letters) =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;

/**
 * The name of a square such as a8.
 * @param {{rows: number}} size
 * @param {{row: number, column: number}} square from the top left, from 0
 */
export const squareName = ({ rows }, { row, column }) => `${columnLetters(column)}${rows - row}`;
