/**
 * Where squares lie on the canvas. Lengths are CSS pixels; the canvas is scaled for its device.
 */

/** @typedef {{rows: number, columns: number}} Size */
/** @typedef {{size: Size, side: number, width: number, height: number}} Layout side of a square */

/** From this many on, a square's side is whole pixels of the screen, so that its edges are sharp. */
const WHOLE = 12;

/**
 * The largest board of a size that fits.
 * @param {Size} size
 * @param {number} width
 * @param {number} height
 * @param {number} [scale] pixels of the screen in a CSS pixel
 * @returns {Layout}
 */
export function fit(size, width, height, scale = 1) {
  const most = Math.min(width / size.columns, height / size.rows);
  const side = most >= WHOLE ? Math.floor(most * scale) / scale : most;
  return { size, side, width: side * size.columns, height: side * size.rows };
}

/**
 * The row and column of a square.
 * @param {Size} size
 * @param {number} square
 */
export const place = ({ columns }, square) => ({
  row: Math.floor(square / columns),
  column: square % columns,
});

/**
 * The centre of a square.
 * @param {Layout} layout
 * @param {number} square
 */
export function centre({ size, side }, square) {
  const { row, column } = place(size, square);
  return { x: (column + 0.5) * side, y: (row + 0.5) * side };
}

/**
 * The square at a point, or null beside the board.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function squareAt({ size, side }, x, y) {
  const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
  const inside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return inside ? row * size.columns + column : null;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key moves the cursor, or null if the key does not move it. It stops at the edge; Home
 * and End go to the ends of the row.
 * @param {Size} size
 * @param {number} square
 * @param {string} key
 */
export function moved(size, square, key) {
  const { row, column } = place(size, square);
  if (key === "Home") return row * size.columns;
  if (key === "End") return (row + 1) * size.columns - 1;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const clamp = (/** @type {number} */ n, /** @type {number} */ end) =>
    Math.max(0, Math.min(end - 1, n));
  return clamp(row + arrow[0], size.rows) * size.columns + clamp(column + arrow[1], size.columns);
}

/**
 * Whether two squares share a row, a column or a diagonal.
 * @param {Size} size
 * @param {number} one
 * @param {number} other
 */
export function inLine(size, one, other) {
  const [a, b] = [place(size, one), place(size, other)];
  const [rows, columns] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)];
  return one !== other && (rows === 0 || columns === 0 || rows === columns);
}

/**
 * The first and the last square, as row and column, of a line of an n × n board.
 * @param {"row" | "column" | "diagonal" | "antidiagonal"} line
 * @param {number} index that of its squares' rows or columns, the sum of both along a diagonal, and
 *   row + n − 1 − column along an antidiagonal
 * @param {number} n
 */
export function lineEnds(line, index, n) {
  const last = n - 1;
  const [over, under] = [Math.max(0, index - last), Math.min(index, last)];
  const ends = {
    row: [
      [index, 0],
      [index, last],
    ],
    column: [
      [0, index],
      [last, index],
    ],
    diagonal: [
      [over, under],
      [under, over],
    ],
    antidiagonal: [
      [over, last - under],
      [under, last - over],
    ],
  };
  return ends[line];
}

/**
 * The squares on the straight way from one to another, without the first: nothing is left out where a
 * pointer jumps.
 * @param {Size} size
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
export function squaresBetween(size, from, to) {
  const [a, b] = [place(size, from), place(size, to)];
  const [down, along] = [b.row - a.row, b.column - a.column];
  const steps = Math.max(Math.abs(down), Math.abs(along));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    const [row, column] = [a.row + Math.round(down * share), a.column + Math.round(along * share)];
    return row * size.columns + column;
  });
}

/**
 * The squares of the diagonals through a square, itself left out.
 * @param {Size} size
 * @param {number} square
 */
export function diagonalsThrough(size, square) {
  const from = place(size, square);
  return squaresOf(size).filter((other) => {
    const { row, column } = place(size, other);
    return other !== square && Math.abs(row - from.row) === Math.abs(column - from.column);
  });
}

/** All squares of a board. @param {Size} size */
export const squaresOf = ({ rows, columns }) =>
  Array.from({ length: rows * columns }, (_, square) => square);

/**
 * The squares a knight's jump away.
 * @param {Size} size
 * @param {number} square
 */
export function jumpsFrom(size, square) {
  const from = place(size, square);
  return squaresOf(size).filter((other) => {
    const { row, column } = place(size, other);
    return Math.abs((row - from.row) * (column - from.column)) === 2;
  });
}
