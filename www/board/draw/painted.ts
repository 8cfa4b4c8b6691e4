/** Draws what the editor shows on a board being painted: two solutions, or a repair. */

import { centre } from "../../core/geometry.ts";
import type { Point } from "../../core/viewport.ts";
import { inkOn } from "../../ui/theme.ts";
import { isColoured, paletteOf } from "../games/palette.ts";
import type { PaintedMarks } from "../scene/scene.ts";
import type { Frame } from "./frame.ts";
import { dot, line, write } from "./ink.ts";
import { drawQueen } from "./pieces.ts";

export function drawPainted(frame: Frame, { solutions, repair }: PaintedMarks) {
  const [one = [], other = []] = solutions;
  for (const square of new Set([...one, ...other])) {
    drawSolutions(frame, square, one.includes(square), other.includes(square));
  }
  if (repair) drawRepair(frame, repair);
}

/** A queen of solution 1 in a solid frame, of solution 2 in a dashed one, of both in both. */
function drawSolutions(frame: Frame, square: number, isInOne: boolean, isInOther: boolean) {
  const { context, layout, theme } = frame;
  const { side } = layout;
  const at = centre(layout, square);
  strokeBox(frame, at, 0.84, theme.panel, 0.19);
  if (isInOne) strokeBox(frame, at, 0.89, theme.accent, 0.055);
  if (isInOther) strokeBox(frame, at, isInOne ? 0.75 : 0.87, theme.locked, 0.055, true);
  drawQueen(frame, at, side * 0.86);
  if (isInOne && isInOther) return;
  const colour = isInOne ? theme.accent : theme.locked;
  const badge = { x: at.x + side * 0.33, y: at.y - side * 0.33 };
  dot(context, badge, side * 0.16, theme.panel);
  dot(context, badge, side * 0.13, colour);
  const number = isInOne ? "1" : "2";
  write(frame, number, badge.x, badge.y, Math.max(8, side * 0.17), inkOn(colour));
}

/**
 * @param size of the box, in squares
 * @param width of its line, in squares
 */
function strokeBox(
  { context, layout: { side } }: Frame,
  { x, y }: Point,
  size: number,
  colour: string,
  width: number,
  isDashed = false,
) {
  const length = size * side;
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, width * side);
  if (isDashed) context.setLineDash([side * 0.12, side * 0.07]);
  context.beginPath();
  context.roundRect(x - length / 2, y - length / 2, length, length, side * 0.08);
  context.stroke();
  context.restore();
}

/** The square half in its new colour, and an arrow to a neighbour of that colour. */
function drawRepair(frame: Frame, { square, to, beside }: NonNullable<PaintedMarks["repair"]>) {
  const { context, layout, theme, after } = frame;
  const { side } = layout;
  const at = centre(layout, square);
  const half = side * 0.44;
  if (after.kind === "queens" && isColoured(after)) {
    context.fillStyle = theme.regions[paletteOf(after.regions)[to]!]!;
  }
  context.beginPath();
  context.moveTo(at.x - half, at.y - half);
  context.lineTo(at.x + half, at.y - half);
  context.lineTo(at.x + half, at.y + half);
  context.fill();
  context.save();
  context.strokeStyle = theme["region-edge"];
  context.lineWidth = Math.max(1.5, side * 0.035);
  context.setLineDash([side * 0.08, side * 0.06]);
  context.beginPath();
  context.moveTo(at.x - half, at.y - half);
  context.lineTo(at.x + half, at.y + half);
  context.stroke();
  context.restore();
  strokeBox(frame, at, 0.86, theme.panel, 0.11);
  strokeBox(frame, at, 0.9, theme.accent, 0.055);
  drawArrow(frame, at, centre(layout, beside));
}

/** From the middle of a square to a little over half-way to the next. */
function drawArrow({ context, layout: { side }, theme }: Frame, from: Point, to: Point) {
  const [dx, dy] = [(to.x - from.x) / side, (to.y - from.y) / side];
  const at = (along: number, across = 0) => ({
    x: from.x + side * (along * dx - across * dy),
    y: from.y + side * (along * dy + across * dx),
  });
  const [tip, left, right] = [at(0.8), at(0.62, 0.17), at(0.62, -0.17)];
  for (const [colour, width] of [
    [theme.panel, 0.13],
    [theme.accent, 0.065],
  ] as const) {
    line(context, at(0.22), tip, colour, width * side);
    line(context, left, tip, colour, width * side);
    line(context, right, tip, colour, width * side);
  }
}
