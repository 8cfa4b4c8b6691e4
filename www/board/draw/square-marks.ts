/** Marks of single squares: rings, corners, and strokes on blocked ones. */

import { centre, place } from "../../core/geometry.ts";
import { mixed } from "../../ui/theme.ts";
import type { Frame } from "./frame.ts";
import { line } from "./ink.ts";

/** A ring along the edge of a square, with a gap that sets it off from the piece. */
export function drawRing({ context, layout, theme }: Frame, square: number, colour: string) {
  const { row, column } = place(layout.size, square);
  const { side } = layout;
  const thick = Math.max(2, side * 0.06);
  const edge = (inset: number) => {
    context.lineWidth = thick;
    context.beginPath();
    const length = side - 2 * inset;
    context.roundRect(column * side + inset, row * side + inset, length, length, side * 0.1);
    context.stroke();
  };
  context.strokeStyle = theme.panel;
  edge(thick * 1.1);
  context.strokeStyle = colour;
  edge(thick / 2);
}

/** The length of a corner mark, in sides of a square. */
const CORNER = 0.2;

/** Marks the corners of the squares that the sentence names. */
export function drawNamed({ context, layout, theme }: Frame, named: number[]) {
  const { side } = layout;
  context.strokeStyle = theme.ink;
  context.lineWidth = Math.max(1.5, side * 0.05);
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  const [far, reach] = [side * 0.42, side * CORNER];
  for (const square of named) {
    const { x, y } = centre(layout, square);
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(x + dx * (far - reach), y + dy * far);
      context.lineTo(x + dx * far, y + dy * far);
      context.lineTo(x + dx * far, y + dy * (far - reach));
    }
  }
  context.stroke();
}

/** A stroke on each blocked square: a dark fill alone is hard to see on a dark board. */
export function drawBlocked({ context, layout, theme }: Frame, blocked: number[]) {
  const colour = mixed(theme.piece, theme.blocked, 0.5);
  for (const square of blocked) {
    const { x, y } = centre(layout, square);
    const reach = layout.side * 0.16;
    const [low, high] = [
      { x: x - reach, y: y + reach },
      { x: x + reach, y: y - reach },
    ];
    line(context, low, high, colour, Math.max(1.5, layout.side * 0.05));
  }
}
