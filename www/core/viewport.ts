/**
 * Zoom and pan over a board larger than its window, as numbers. Lengths are CSS pixels; places on
 * the board are counted in squares from its top left corner.
 */

import type { Size } from "./geometry.ts";

/** A board and its window. */
export interface Opening {
  size: Size;
  width: number;
  height: number;
}
export interface View {
  /** Squares left of the window. */
  left: number;
  /** Squares above it. */
  top: number;
  /** Of a square. */
  side: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Place {
  row: number;
  column: number;
}

/** The side of a square when it is looked at as closely as can be. */
export const CLOSEST = 64;

/** What a press of a key zooms by. */
const KEY_ZOOM = 1.5;

/** So many squares are kept in sight beyond the cursor. */
const MARGIN = 1;

/** How much of the window a press of an arrow moves by. */
const KEY_PAN = 0.15;

/** The whole board, in the middle. */
export function whole(opening: Opening): View {
  const { size, width, height } = opening;
  const side = Math.min(width / size.columns, height / size.rows);
  return settled(opening, { left: 0, top: 0, side });
}

/**
 * The nearest view that does not lose the board: no smaller than the whole, no closer than
 * `CLOSEST`, and nothing beside the board where it could fill the window.
 */
export function settled({ size, width, height }: Opening, { left, top, side }: View): View {
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
 * @param length of the window
 */
function along(start: number, length: number, squares: number) {
  if (length >= squares) return (squares - length) / 2;
  return Math.min(Math.max(start, 0), squares - length);
}

/** Closer by a factor, with the place under one point brought under another. */
export function zoomed(
  opening: Opening,
  view: View,
  factor: number,
  from: Point,
  to: Point = from,
) {
  const { side } = settled(opening, { ...view, side: view.side * factor });
  const left = view.left + from.x / view.side - to.x / side;
  const top = view.top + from.y / view.side - to.y / side;
  return settled(opening, { left, top, side });
}

/** The board moved along and down. */
export const panned = (opening: Opening, view: View, dx: number, dy: number) =>
  zoomed(opening, view, 1, { x: 0, y: 0 }, { x: dx, y: dy });

/** Follows two fingers: what was under them stays under them. */
export const pinched = (opening: Opening, view: View, before: Point[], after: Point[]) =>
  zoomed(opening, view, reach(after) / Math.max(1, reach(before)), middle(before), middle(after));

const middle = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

const reach = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/**
 * What a key does to a view; null if it does nothing.
 * @param about what stays where it is as the view comes closer; if none is given, the middle
 */
export function keyed(opening: Opening, view: View, key: string, about?: Point) {
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

/** The nearest view that has a square in sight, with room around it where there is any. */
export function revealing(opening: Opening, view: View, { row, column }: Place) {
  const { side } = view;
  const left = nearest(view.left, opening.width / side, column);
  const top = nearest(view.top, opening.height / side, row);
  return settled(opening, { left, top, side });
}

/**
 * Where a window begins that has a square in sight.
 * @param length of the window, in squares
 */
function nearest(start: number, length: number, square: number) {
  const room = Math.min(MARGIN, (length - 1) / 2);
  return Math.min(Math.max(start, square + 1 + room - length), square - room);
}

/** Where a key takes the cursor; null if it is no key of the cursor's. */
export function cursorMoved(
  { size, height }: Opening,
  { side }: View,
  { row, column }: Place,
  key: string,
): Place | null {
  const page = Math.max(1, Math.floor(height / side) - 1);
  const ways: Record<string, [row: number, column: number]> = {
    ...{ ArrowUp: [row - 1, column], ArrowDown: [row + 1, column] },
    ...{ ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1] },
    ...{ Home: [row, 0], End: [row, size.columns - 1] },
    ...{ PageUp: [row - page, column], PageDown: [row + page, column] },
  };
  const way = ways[key];
  if (!way) return null;
  const [toRow, toColumn] = way;
  return { row: within(toRow, size.rows), column: within(toColumn, size.columns) };
}

const within = (n: number, end: number) => Math.max(0, Math.min(end - 1, n));

/** The square in the middle of a window. */
export function middleSquare({ size, width, height }: Opening, { left, top, side }: View): Place {
  // Half of an even board is a line between squares, as near as fractions come to it.
  const at = (line: number) => Math.floor(line + 1e-6);
  const row = within(at(top + height / 2 / side), size.rows);
  return { row, column: within(at(left + width / 2 / side), size.columns) };
}

/** The middle of a square, as a point of the window. */
export const pointOn = ({ left, top, side }: View, { row, column }: Place): Point => ({
  x: (column + 0.5 - left) * side,
  y: (row + 0.5 - top) * side,
});

/** The row and column under a point, or null beside the board. */
export function squareUnder({ size }: Opening, { left, top, side }: View, { x, y }: Point) {
  const [row, column] = [Math.floor(top + y / side), Math.floor(left + x / side)];
  const inside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return inside ? { row, column } : null;
}

/**
 * The first and the last line of squares that a window shows, of one direction.
 * @param length of the window in squares
 */
export function linesShown(start: number, length: number, squares: number) {
  const first = Math.max(0, Math.floor(start));
  return { first, last: Math.min(squares - 1, Math.ceil(start + length) - 1) };
}
