/** The positions of squares on the canvas, in CSS pixels. */

export interface Size {
  rows: number;
  columns: number;
}
export interface Position {
  row: number;
  column: number;
}
export interface BoardLayout {
  size: Size;
  side: number;
  width: number;
  height: number;
}

/** The largest side of a board that is drawn square by square, saved and raced: a larger one is an image. */
export const DRAWN_SIDE = 64;

/** The largest sides that fields offer; the engine explains what is too large for a solver. */
export const OFFERED_SIDES = { queens: 1_000_000, knights: 2000 };

/** From this size on, squares have whole device pixels, so that their edges are sharp. */
const WHOLE = 12;

/**
 * The largest layout that fits.
 * @param scale device pixels per CSS pixel
 */
export function fit(size: Size, width: number, height: number, scale: number = 1): BoardLayout {
  const most = Math.min(width / size.columns, height / size.rows);
  const side = most >= WHOLE ? Math.floor(most * scale) / scale : most;
  return { size, side, width: side * size.columns, height: side * size.rows };
}

export const place = ({ columns }: Size, square: number) => ({
  row: Math.floor(square / columns),
  column: square % columns,
});

export function centre({ size, side }: BoardLayout, square: number) {
  const { row, column } = place(size, square);
  return { x: (column + 0.5) * side, y: (row + 0.5) * side };
}

/** The square at a point; null outside the board. */
export function squareAt({ size, side }: BoardLayout, x: number, y: number) {
  const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
  const inside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return inside ? row * size.columns + column : null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The square that an arrow key, Home or End leads to; null for any other key. */
export function moved(size: Size, square: number, key: string) {
  const { row, column } = place(size, square);
  if (key === "Home") return row * size.columns;
  if (key === "End") return (row + 1) * size.columns - 1;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  return clamp(row + arrow[0], size.rows) * size.columns + clamp(column + arrow[1], size.columns);
}

/** Clamps a row or column to 0 … end − 1. */
export const clamp = (n: number, end: number) => Math.max(0, Math.min(end - 1, n));

/** Whether two different squares share a row, a column or a diagonal. */
export function inLine(size: Size, one: number, other: number) {
  const [a, b] = [place(size, one), place(size, other)];
  const [rows, columns] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)];
  return one !== other && (rows === 0 || columns === 0 || rows === columns);
}

export type LineKind = "row" | "column" | "diagonal" | "antidiagonal";
type Cell = [row: number, column: number];

/**
 * The first and the last square of a line of an n × n board.
 * @param index of a row or column; row + column along a diagonal, row + n − 1 − column along an
 * antidiagonal
 */
export function lineEnds(line: LineKind, index: number, n: number) {
  const last = n - 1;
  const [over, under] = [Math.max(0, index - last), Math.min(index, last)];
  const ends: Record<LineKind, [first: Cell, last: Cell]> = {
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

/** The squares on a straight line, without the first: a fast pointer skips none. */
export function squaresBetween(size: Size, from: number, to: number): number[] {
  const [a, b] = [place(size, from), place(size, to)];
  const [down, along] = [b.row - a.row, b.column - a.column];
  const steps = Math.max(Math.abs(down), Math.abs(along));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    const [row, column] = [a.row + Math.round(down * share), a.column + Math.round(along * share)];
    return row * size.columns + column;
  });
}

/** The other squares on the diagonals through a square. */
export function diagonalsThrough(size: Size, square: number) {
  const from = place(size, square);
  return squaresOf(size).filter((other) => {
    const { row, column } = place(size, other);
    return other !== square && Math.abs(row - from.row) === Math.abs(column - from.column);
  });
}

export const squaresOf = ({ rows, columns }: Size) =>
  Array.from({ length: rows * columns }, (_, square) => square);

/** The squares a knight's jump away. */
export function jumpsFrom(size: Size, square: number) {
  const from = place(size, square);
  return squaresOf(size).filter((other) => {
    const { row, column } = place(size, other);
    return Math.abs((row - from.row) * (column - from.column)) === 2;
  });
}
