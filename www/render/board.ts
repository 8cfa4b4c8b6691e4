/** Draws the board, then the game on it. */
import { centre, type Layout, place } from "../core/geometry.ts";
import type { Scene } from "../scene/scene.ts";
import type { Surface } from "./canvas.ts";
import type { Frame } from "./frame.ts";
import { TEXT_SIDE } from "./ink.ts";
import { drawKnights } from "./knights.ts";
import { drawLessonMarks } from "./lesson-marks.ts";
import { paintSquares } from "./pixels.ts";
import { drawQueens } from "./queens.ts";
import type { Theme } from "./theme.ts";

export function drawBoard(frame: Frame) {
  drawSquares(frame);
  if (frame.after.kind === "queens") drawQueens(frame, frame.after);
  else drawKnights(frame, frame.after);
  drawLessonMarks(frame, frame.after.lesson);
  drawNames(frame);
}

function drawSquares({ context, layout, theme, layers }: Frame) {
  const own = layers.squares.open(context, layout, theme);
  if (!layers.squares.drawn) {
    layers.squares.drawn = true;
    const { size, width, height } = layout;
    own.fillStyle = theme["square-light"];
    own.fillRect(0, 0, width, height);
    paintSquares(own, layout, (square) => {
      const dark = (Math.floor(square / size.columns) + (square % size.columns)) % 2 === 1;
      return dark ? [theme["square-dark"], 1] : null;
    });
  }
  layers.squares.lay(context, layout);
}

/**
 * Row numbers along the left edge and column letters along the bottom, except under pieces. Clipping is slow, so it
 * is skipped where no piece stands on a name.
 */
function drawNames({ context, layout, theme, names, layers, after }: Frame) {
  if (layout.side < TEXT_SIDE) return;
  const own = layers.names.open(context, layout, theme);
  if (!layers.names.drawn) {
    layers.names.drawn = true;
    writeNames(own, layout, theme, names);
  }
  const hidden = standing(after).filter((square) => isNamed(layout, square));
  if (hidden.length === 0) return layers.names.lay(context, layout);
  context.save();
  clipAway(context, layout, hidden);
  layers.names.lay(context, layout);
  context.restore();
}

/** Whether the name of a row or column is on a square. */
function isNamed({ size }: Layout, square: number) {
  const { row, column } = place(size, square);
  return column === 0 || row === size.rows - 1;
}

/** The squares that pieces stand on. */
const standing = (scene: Scene) =>
  scene.kind === "queens" ? [...scene.locked, ...scene.queens] : scene.path.slice(-1);

/** Clips out some squares. */
function clipAway(context: Surface, layout: Layout, squares: number[]) {
  const { side, width, height } = layout;
  context.beginPath();
  context.rect(0, 0, width, height);
  for (const square of new Set(squares)) {
    const { x, y } = centre(layout, square);
    context.rect(x - side / 2, y - side / 2, side, side);
  }
  context.clip("evenodd");
}

function writeNames(context: Surface, { size, side }: Layout, theme: Theme, names: string[]) {
  const font = Math.min(12, side * 0.2);
  const inset = side * 0.075;
  context.font = `${font}px ${theme.font}`;
  context.fillStyle = theme["square-ink"];
  context.globalAlpha = theme.contrast ? 1 : 0.62;
  context.textBaseline = "top";
  context.textAlign = "left";
  for (let row = 0; row < size.rows; row++) {
    context.fillText(String(size.rows - row), inset, row * side + inset);
  }
  context.textBaseline = "bottom";
  context.textAlign = "right";
  for (let column = 0; column < size.columns; column++) {
    const letters = names[column]!.replace(/\d+$/, "");
    context.fillText(letters, (column + 1) * side - inset, size.rows * side - inset * 0.6);
  }
  context.globalAlpha = 1;
}
