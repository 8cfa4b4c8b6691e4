/** Lines over a picture: a board between four corners, as its camera saw it. */

import type { SeenPart } from "../../engine/reader.ts";

type Point = [x: number, y: number];

/** Where a place of the unit square is between four corners, clockwise from the top left one. */
export function between(corners: number[]): (u: number, v: number) => Point {
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 0, x2 = 1, y2 = 1, x3 = 0, y3 = 1] = corners;
  const [dx1, dy1] = [x1 - x2, y1 - y2];
  const [dx2, dy2] = [x3 - x2, y3 - y2];
  const [dx3, dy3] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const [ax, bx] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [ay, by] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u, v) => {
    const far = g * u + h * v + 1 || 1;
    return [(ax * u + bx * v + x0) / far, (ay * u + by * v + y0) / far];
  };
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The lines of a board of so many columns and rows, as the text of a path. */
export function latticePath(corners: number[], columns: number, rows = columns): string {
  const at = between(corners);
  const across = shares(columns).map((share) => `M${text(at(share, 0))}L${text(at(share, 1))}`);
  const down = shares(rows).map((share) => `M${text(at(0, share))}L${text(at(1, share))}`);
  return [...across, ...down].join("");
}

const shares = (cells: number) => Array.from({ length: cells + 1 }, (_, line) => line / cells);

/**
 * The side of a picture that cuts a board off, as a line; null if it can't be told.
 * @param seen the part of the board in the picture
 */
export function cutSide(seen: SeenPart, width: number, height: number): [Point, Point] | null {
  const { columns, rows, corners } = seen;
  if (columns === rows) return null;
  const isAcross = columns < rows;
  const places = corners.filter((_, at) => at % 2 === (isAcross ? 0 : 1));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const [end, cell] = [isAcross ? width : height, (last - first) / Math.min(columns, rows)];
  const cuts = [first < cell, end - last < cell];
  // At both ends there may be squares missing, or none.
  if (cuts[0] === cuts[1]) return null;
  const place = cuts[0] ? 0 : end;
  return isAcross
    ? [
        [place, 0],
        [place, height],
      ]
    : [
        [0, place],
        [width, place],
      ];
}

/** The middle of a square. */
export function middleOf(corners: number[], side: number, square: number): Point {
  return between(corners)(((square % side) + 0.5) / side, (Math.floor(square / side) + 0.5) / side);
}
