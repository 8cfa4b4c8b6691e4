/**
 * Zoom and pan over a board larger than its window, as numbers. Lengths are CSS pixels; places on
 * the board are counted in squares from its top left corner.
 */

/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {{size: Size, width: number, height: number}} Opening a board and its window */
/** @typedef {{left: number, top: number, side: number}} View squares left and above; a square's side */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{row: number, column: number}} Place */

/** The side of a square when it is looked at as closely as can be. */
export const CLOSEST = 64;

/** What a press of a key zooms by. */
const KEY_ZOOM = 1.5;

/** So many squares are kept in sight beyond the cursor. */
const MARGIN = 1;

/** How much of the window a press of an arrow moves by. */
const KEY_PAN = 0.15;

/**
 * The whole board, in the middle.
 * @param {Opening} opening
 * @returns {View}
 */
export function whole(opening) {
  const { size, width, height } = opening;
  const side = Math.min(width / size.columns, height / size.rows);
  return settled(opening, { left: 0, top: 0, side });
}

/**
 * The nearest view that does not lose the board: no smaller than the whole, no closer than
 * `CLOSEST`, and nothing beside the board where it could fill the window.
 * @param {Opening} opening
 * @param {View} view
 * @returns {View}
 */
export function settled({ size, width, height }, { left, top, side }) {
  const smallest = Math.min(width / size.columns, height / size.rows);
  const clamped = Math.min(Math.max(side, smallest), Math.max(CLOSEST, smallest));
  return {
    left: along(left, width / clamped, size.columns),
    top: along(top, height / clamped, size.rows),
    side: clamped,
  };
}

/**
 * Where a window may begin: within the board if that is longer, else around it.
 * @param {number} start
 * @param {number} length of the window
 * @param {number} squares
 */
function along(start, length, squares) {
  if (length >= squares) return (squares - length) / 2;
  return Math.min(Math.max(start, 0), squares - length);
}

/**
 * Closer by a factor, with the place under one point brought under another.
 * @param {Opening} opening
 * @param {View} view
 * @param {number} factor
 * @param {Point} from
 * @param {Point} to
 */
export function zoomed(opening, view, factor, from, to = from) {
  const { side } = settled(opening, { ...view, side: view.side * factor });
  const left = view.left + from.x / view.side - to.x / side;
  const top = view.top + from.y / view.side - to.y / side;
  return settled(opening, { left, top, side });
}

/**
 * The board moved along and down.
 * @param {Opening} opening
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 */
export const panned = (opening, view, dx, dy) =>
  zoomed(opening, view, 1, { x: 0, y: 0 }, { x: dx, y: dy });

/**
 * Follows two fingers: what was under them stays under them.
 * @param {Opening} opening
 * @param {View} view
 * @param {Point[]} before
 * @param {Point[]} after
 */
export const pinched = (opening, view, before, after) =>
  zoomed(opening, view, reach(after) / Math.max(1, reach(before)), middle(before), middle(after));

/** @param {Point[]} points */
const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** @param {Point[]} points */
const reach = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * What a key does to a view; null if it does nothing.
 * @param {Opening} opening
 * @param {View} view
 * @param {string} key
 * @param {Point} [about] what stays where it is as the view comes closer; if none is given, the middle
 */
export function keyed(opening, view, key, about) {
  const { width, height } = opening;
  const fixed = about ?? { x: width / 2, y: height / 2 };
  switch (key) {
    case "+":
    case "=":
      return zoomed(opening, view, KEY_ZOOM, fixed);
    case "-":
      return zoomed(opening, view, 1 / KEY_ZOOM, fixed);
    case "0":
      return whole(opening);
    case "ArrowLeft":
      return panned(opening, view, width * KEY_PAN, 0);
    case "ArrowRight":
      return panned(opening, view, -width * KEY_PAN, 0);
    case "ArrowUp":
      return panned(opening, view, 0, height * KEY_PAN);
    case "ArrowDown":
      return panned(opening, view, 0, -height * KEY_PAN);
    default:
      return null;
  }
}

/**
 * The nearest view that has a square in sight, with room around it where there is any.
 * @param {Opening} opening
 * @param {View} view
 * @param {Place} place
 */
export function revealing(opening, view, { row, column }) {
  const { side } = view;
  const left = nearest(view.left, opening.width / side, column);
  const top = nearest(view.top, opening.height / side, row);
  return settled(opening, { left, top, side });
}

/**
 * Where a window begins that has a square in sight.
 * @param {number} start
 * @param {number} length of the window, in squares
 * @param {number} square
 */
function nearest(start, length, square) {
  const room = Math.min(MARGIN, (length - 1) / 2);
  return Math.min(Math.max(start, square + 1 + room - length), square - room);
}

/**
 * Where a key takes the cursor; null if it is no key of the cursor's.
 * @param {Opening} opening
 * @param {View} view
 * @param {Place} from
 * @param {string} key
 * @returns {Place | null}
 */
export function cursorMoved({ size, height }, { side }, { row, column }, key) {
  const page = Math.max(1, Math.floor(height / side) - 1);
  const ways = {
    ...{ ArrowUp: [row - 1, column], ArrowDown: [row + 1, column] },
    ...{ ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1] },
    ...{ Home: [row, 0], End: [row, size.columns - 1] },
    ...{ PageUp: [row - page, column], PageDown: [row + page, column] },
  };
  if (!(key in ways)) return null;
  const [toRow, toColumn] = ways[/** @type {keyof typeof ways} */ (key)];
  return { row: within(toRow, size.rows), column: within(toColumn, size.columns) };
}

/** @param {number} n @param {number} end */
const within = (n, end) => Math.max(0, Math.min(end - 1, n));

/** The square in the middle of a window. @param {Opening} opening @param {View} view @returns {Place} */
export function middleSquare({ size, width, height }, { left, top, side }) {
  // Half of an even board is a line between squares, as near as fractions come to it.
  const at = (/** @type {number} */ line) => Math.floor(line + 1e-6);
  const row = within(at(top + height / 2 / side), size.rows);
  return { row, column: within(at(left + width / 2 / side), size.columns) };
}

/** The middle of a square, as a point of the window. @param {View} view @param {Place} place @returns {Point} */
export const pointOn = ({ left, top, side }, { row, column }) => ({
  x: (column + 0.5 - left) * side,
  y: (row + 0.5 - top) * side,
});

/**
 * The row and column under a point, or null beside the board.
 * @param {Opening} opening
 * @param {View} view
 * @param {Point} point
 */
export function squareUnder({ size }, { left, top, side }, { x, y }) {
  const [row, column] = [Math.floor(top + y / side), Math.floor(left + x / side)];
  const inside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return inside ? { row, column } : null;
}

/**
 * The first and the last line of squares that a window shows, of one direction.
 * @param {number} start
 * @param {number} length of the window in squares
 * @param {number} squares
 */
export function linesShown(start, length, squares) {
  const first = Math.max(0, Math.floor(start));
  return { first, last: Math.min(squares - 1, Math.ceil(start + length) - 1) };
}
