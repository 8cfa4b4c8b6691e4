/** Lines over a picture: a board between four corners, as its camera saw it. */

import { clamp, squaresOf } from "../../core/geometry.ts";
import { letterOf, lettersOf } from "../../core/regions.ts";
import type { SeenPart, Side } from "../../engine/reader.ts";

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
 * The letters of a whole board of which a part was seen. Missing squares have a colour that was not seen, or else that of the
 * nearest square.
 * @param cut the side at which they are missing; null if none are
 */
export function completed({ columns, rows, letters }: SeenPart, cut: Side | null): string {
  const side = Math.max(columns, rows);
  const used = new Set(letters).size;
  const unseen = used < side ? letterOf(used) : null;
  const [left, top] = [cut === "left" ? side - columns : 0, cut === "top" ? side - rows : 0];
  const all = squaresOf({ rows: side, columns: side }).map((square) => {
    const [column, row] = [(square % side) - left, Math.floor(square / side) - top];
    const [x, y] = [clamp(column, columns), clamp(row, rows)];
    const nearest = letters[y * columns + x]!;
    return x === column && y === row ? nearest : (unseen ?? nearest);
  });
  return lettersOf(all.join(""))!;
}

/** A side of a picture, as the text of a path. */
export function sidePath(side: Side, { width, height }: { width: number; height: number }): string {
  if (side === "left" || side === "right") return `M${side === "left" ? 0 : width} 0v${height}`;
  return `M0 ${side === "top" ? 0 : height}h${width}`;
}

/** The middle of a square. */
export function middleOf(corners: number[], side: number, square: number): Point {
  return between(corners)(((square % side) + 0.5) / side, (Math.floor(square / side) + 0.5) / side);
}
