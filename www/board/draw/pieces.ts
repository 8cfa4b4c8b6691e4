/** The pieces, as paths in a square of 45 × 45. */
import type { Point } from "../../core/viewport.ts";
import { type Brush, fillPath, strokePath } from "./ink.ts";

const BOX = 45;

const QUEEN = [
  "M9 26 L6 12 L14 22 L15.5 9.5 L22.5 21 L29.5 9.5 L31 22 L39 12 L36 26 C36 28.5 35 30 34 32 C27 30.2 18 30.2 11 32 C10 30 9 28.5 9 26 Z",
  "M11 32 C18 30.2 27 30.2 34 32 L34.8 36.2 C27 38.4 18 38.4 10.2 36.2 Z",
  ...[
    [6, 11],
    [15.3, 8],
    [29.7, 8],
    [39, 11],
  ].map(([x, y]) => `M${x! - 2.3} ${y} a2.3 2.3 0 1 0 4.6 0 a2.3 2.3 0 1 0 -4.6 0 Z`),
];

const KNIGHT = [
  "M14 37 L34.5 37 C34.6 27.5 33.4 20.6 28.6 15.6 C26.8 13.7 24.4 12.4 22 12 L20.6 8.4 L18 12.2 L14.8 10.4 L14.6 14.6 C12 17.2 10.6 20.8 8.6 23.8 C7.6 25.4 8.2 27.4 9.8 28.2 C11 28.8 12.4 28.6 13.4 27.6 L15.2 25.8 C16.6 26.2 18.4 25.9 20.2 25 C19.8 29.2 14.6 31 14 37 Z",
];
const EYE = "M14.6 18.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0 Z";

type DrawPiece = (brush: Brush, at: Point, side: number) => void;

/** @param side of its square */
export const drawQueen: DrawPiece = (brush, at, side) => {
  drawPaths(brush, QUEEN, at, side * 0.74, 22.5, 21.9);
};

/** @param side of its square */
export const drawKnight: DrawPiece = (brush, at, side) => {
  drawPaths(brush, KNIGHT, at, side * 0.78, 21.5, 23, EYE);
};

/** Draws a piece faintly: one that was taken back, or is only imagined. */
export function drawFaint(brush: Brush, drawPiece: DrawPiece, at: Point, side: number) {
  brush.context.save();
  brush.context.globalAlpha = 0.72;
  drawPiece(brush, at, side);
  brush.context.restore();
}

/** The shackle is open below; the body covers its ends. */
const SHACKLE = "M4.6 7.5 V5.2 a3.4 3.4 0 0 1 6.8 0 V7.5";
const BODY =
  "M4.6 7 h6.8 a1.6 1.6 0 0 1 1.6 1.6 v4.4 a1.6 1.6 0 0 1 -1.6 1.6 h-6.8 a1.6 1.6 0 0 1 -1.6 -1.6 v-4.4 a1.6 1.6 0 0 1 1.6 -1.6 Z";

/**
 * Draws the padlock of a locked piece in the upper right corner of its square.
 * @param middle of the square
 */
export function drawPadlock({ context, theme }: Brush, { x, y }: Point, side: number) {
  context.save();
  context.translate(x + side * 0.2, y - side * 0.43);
  context.scale(side * 0.015, side * 0.015);
  context.strokeStyle = context.fillStyle = theme.piece;
  context.lineWidth = 2;
  strokePath(context, SHACKLE);
  fillPath(context, BODY);
  context.restore();
}

function drawPaths(
  { context, theme }: Brush,
  paths: string[],
  { x, y }: Point,
  size: number,
  middleX: number,
  middleY: number,
  eye?: string,
) {
  context.save();
  context.translate(x, y);
  context.scale(size / BOX, size / BOX);
  context.translate(-middleX, -middleY);
  context.fillStyle = theme.piece;
  context.strokeStyle = theme["piece-line"];
  context.lineWidth = 1.7;
  context.lineJoin = context.lineCap = "round";
  for (const path of paths) {
    fillPath(context, path);
    strokePath(context, path);
  }
  if (eye) {
    context.fillStyle = theme["piece-line"];
    fillPath(context, eye);
  }
  context.restore();
}
