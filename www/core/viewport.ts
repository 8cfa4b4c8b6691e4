/**
 * Zoom and pan over a board larger than its window. Lengths are CSS pixels; places on the board are
 * counted in squares from the top left corner.
 */

import { clamp, type Position, type Size } from "./geometry.ts";

export interface Opening {
  size: Size;
  width: number;
  height: number;
}
export interface View {
  left: number;
  top: number;
  side: number;
}
export interface Point {
  x: number;
  y: number;
}
/** The largest side of a square. */
export const CLOSEST = 64;

/** The zoom factor of a key. */
const KEY_ZOOM = 1.5;

/** How many squares stay visible beyond the cursor. */
const MARGIN = 1;

/** The share of the window that an arrow key pans by. */
const KEY_PAN = 0.15;

export function whole(opening: Opening): View {
  const { size, width, height } = opening;
  const side = Math.min(width / size.columns, height / size.rows);
  return settled(opening, { left: 0, top: 0, side });
}

/** The nearest valid view: between the whole board and `CLOSEST`, with no needless space around it. */
export function settled({ size, width, height }: Opening, { left, top, side }: View): View {
  const smallest = Math.min(width / size.columns, height / size.rows);
  const clamped = Math.min(Math.max(side, smallest), Math.max(CLOSEST, smallest));
  return {
    left: along(left, width / clamped, size.columns),
    top: along(top, height / clamped, size.rows),
    side: clamped,
  };
}

/** Clamps one coordinate; a window longer than the board centres it. */
function along(start: number, length: number, squares: number) {
  if (length >= squares) return (squares - length) / 2;
  return Math.min(Math.max(start, 0), squares - length);
}

/** Zooms by a factor, and brings what is under one point under another. */
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

export const panned = (opening: Opening, view: View, dx: number, dy: number) =>
  zoomed(opening, view, 1, { x: 0, y: 0 }, { x: dx, y: dy });

/** Pinch zoom: what was under two fingers stays under them. */
export const pinched = (opening: Opening, view: View, before: Point[], after: Point[]) =>
  zoomed(opening, view, reach(after) / Math.max(1, reach(before)), middle(before), middle(after));

const middle = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

const reach = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/**
 * The view after a key, or null.
 * @param about the fixed point of a zoom; the middle by default
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

/** The nearest view that shows a square and, if there is room, a margin. */
export function revealing(opening: Opening, view: View, { row, column }: Position) {
  const { side } = view;
  const left = nearest(view.left, opening.width / side, column);
  const top = nearest(view.top, opening.height / side, row);
  return settled(opening, { left, top, side });
}

function nearest(start: number, length: number, square: number) {
  const room = Math.min(MARGIN, (length - 1) / 2);
  return Math.min(Math.max(start, square + 1 + room - length), square - room);
}

/** Where a key moves the cursor, or null. */
export function cursorMoved(
  { size, height }: Opening,
  { side }: View,
  { row, column }: Position,
  key: string,
): Position | null {
  const page = Math.max(1, Math.floor(height / side) - 1);
  const ways: Record<string, Position> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  const to = ways[key];
  return to ? { row: clamp(to.row, size.rows), column: clamp(to.column, size.columns) } : null;
}
export function middleSquare(
  { size, width, height }: Opening,
  { left, top, side }: View,
): Position {
  // Floating point may land just short of the line between two squares.
  const at = (line: number) => Math.floor(line + 1e-6);
  const row = clamp(at(top + height / 2 / side), size.rows);
  return { row, column: clamp(at(left + width / 2 / side), size.columns) };
}

export const pointOn = ({ left, top, side }: View, { row, column }: Position): Point => ({
  x: (column + 0.5 - left) * side,
  y: (row + 0.5 - top) * side,
});

/** The square under a point; null outside the board. */
export function squareUnder({ size }: Opening, { left, top, side }: View, { x, y }: Point) {
  const [row, column] = [Math.floor(top + y / side), Math.floor(left + x / side)];
  const inside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return inside ? { row, column } : null;
}

/** The first and last visible row or column; `length` is that of the window, in squares. */
export function linesShown(start: number, length: number, squares: number) {
  const first = Math.max(0, Math.floor(start));
  return { first, last: Math.min(squares - 1, Math.ceil(start + length) - 1) };
}
