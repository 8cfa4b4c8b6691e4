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
 * The squares of a board that a sentence names, in its order, each once.
 * @param {string} sentence
 * @param {{rows: number, columns: number}} size
 * @returns {{row: number, column: number}[]}
 */
export function squaresNamed(sentence, { rows, columns }) {
  const names = new Set(sentence.match(/\b[a-z]{1,5}\d{1,7}\b/g));
  const squares = [...names].map((name) => {
    const letters = name.replace(/\d+/, "");
    return { row: rows - Number(name.slice(letters.length)), column: columnNumber(letters) };
  });
  return squares.filter(({ row, column }) => row >= 0 && row < rows && column < columns);
}

/**
 * The name of a square such as a8.
 * @param {{rows: number}} size
 * @param {{row: number, column: number}} square from the top left, from 0
 */
export const squareName = ({ rows }, { row, column }) => `${columnLetters(column)}${rows - row}`;
