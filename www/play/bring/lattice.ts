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

interface Area {
  width: number;
  height: number;
}

export type Side = "left" | "right" | "top" | "bottom";

/**
 * The sides of a picture that cut a board off: the board reaches them, but not those opposite, where no more can be told.
 * @param seen the part of the board in the picture
 */
export function cutSides({ columns, rows, corners }: SeenPart, { width, height }: Area): Side[] {
  const [left = 0, top = 0, , , right = 0, bottom = 0] = corners;
  // Where there are more of them, none is missing.
  const across = columns <= rows ? cutEnd(left, width - right, (right - left) / columns) : null;
  const down = rows <= columns ? cutEnd(top, height - bottom, (bottom - top) / rows) : null;
  const sides: Side[] = [];
  if (across) sides.push(across === "first" ? "left" : "right");
  if (down) sides.push(down === "first" ? "top" : "bottom");
  return sides;
}

/** Which of two ends is nearer than a square, if only one is. */
function cutEnd(first: number, last: number, square: number) {
  if (first < square === last < square) return null;
  return first < square ? "first" : "last";
}

/** A side of a picture, as the text of a path. */
export function sidePath(side: Side, { width, height }: Area): string {
  if (side === "left" || side === "right") return `M${side === "left" ? 0 : width} 0v${height}`;
  return `M0 ${side === "top" ? 0 : height}h${width}`;
}

/** The middle of a square. */
export function middleOf(corners: number[], side: number, square: number): Point {
  return between(corners)(((square % side) + 0.5) / side, (Math.floor(square / side) + 0.5) / side);
}
