/** Draws the board, then the game on it. */

import { fit } from "../../core/geometry.ts";
import { fitCanvas, setSize } from "../../ui/canvas.ts";
import type { Theme } from "../../ui/theme.ts";
import { isColoured, isFilled } from "../games/palette.ts";
import type { MomentPicture } from "../scene/moment-picture.ts";
import type { Frame } from "./frame.ts";
import { groundOf, noteOn } from "./ground.ts";
import { TEXT_SIDE } from "./ink.ts";
import { drawKnights } from "./knights.ts";
import { drawLessonMarks } from "./lesson-marks.ts";
import { type Paint, paintSquares } from "./pixels.ts";
import { drawQueens } from "./queens.ts";
import { drawRegions } from "./regions.ts";
import { newStamps } from "./stamps.ts";

export function drawBoard(frame: Frame) {
  const ground = groundOf(frame.after, frame.theme);
  drawSquares(frame, ground);
  if (frame.after.kind === "queens" && isColoured(frame.after)) drawRegions(frame, frame.after);
  writeNames(frame, ground);
  if (frame.after.kind === "queens") drawQueens(frame, frame.after);
  else drawKnights(frame, frame.after);
  drawLessonMarks(frame, frame.after.lesson);
}

/** Squares that change fade from the old look to the new one. */
function drawSquares({ context, layout, theme, before, after, t }: Frame, ground: Paint) {
  const same = before.kind === after.kind && before.size.rows === after.size.rows;
  const fades = t < 1 && before !== after && same;
  const past = fades ? { paint: groundOf(before, theme), t } : undefined;
  paintSquares(context, layout, ground, past);
}

/** Row numbers along the left edge and column letters along the bottom: pieces will cover them. */
function writeNames({ context, layout, theme, names, after }: Frame, ground: Paint) {
  const { size, side, height } = layout;
  // A picture in a list has no names.
  if (side < TEXT_SIDE || names.length === 0) return;
  const inset = side * 0.085;
  const isOnColours = after.kind === "queens" && isFilled(after);
  const inkOn = (square: number) =>
    isOnColours ? theme["region-ink"] : noteOn(theme, ground(square));
  context.font = `${Math.min(12, side * 0.2)}px ${theme.font}`;
  context.textBaseline = "top";
  context.textAlign = "left";
  for (let row = 0; row < size.rows; row++) {
    context.fillStyle = inkOn(row * size.columns);
    context.fillText(String(size.rows - row), inset, row * side + inset);
  }
  context.textBaseline = "bottom";
  context.textAlign = "right";
  for (let column = 0; column < size.columns; column++) {
    context.fillStyle = inkOn((size.rows - 1) * size.columns + column);
    const letters = names[column]!.replace(/\d+$/, "");
    context.fillText(letters, (column + 1) * side - inset, height - inset * 0.5);
  }
}

/**
 * @param most the longest side, in pixels of the page
 * @param ratio canvas pixels per pixel of the page; squares are fitted to it
 */
export function drawStill(
  canvas: HTMLCanvasElement,
  { scene, names }: MomentPicture,
  theme: Theme,
  most: number,
  ratio: number,
) {
  const layout = fit(scene.size, most, most, ratio);
  setSize(canvas, layout);
  const context = fitCanvas(canvas, layout.width, layout.height);
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({ context, layout, theme, ...still, names, stamps: newStamps() });
}
