/** Draws the colours of squares: as a picture with one pixel each, scaled up. */

import { type BoardLayout, place } from "../../core/geometry.ts";
import { mix } from "../../core/tween.ts";
import type { Surface } from "../../ui/canvas.ts";
import { channels, scratchContext } from "../../ui/channels.ts";

/** The colour of a square. */
export type Paint = (square: number) => string;

/** The earlier look of squares, and how far they have changed since, from 0 to 1. */
interface Past {
  paint: Paint;
  t: number;
}

export function paintSquares(context: Surface, layout: BoardLayout, paint: Paint, past?: Past) {
  if ("takesText" in context) return fillSquares(context, layout, paint);
  const { size, width, height } = layout;
  const image = new ImageData(size.columns, size.rows);
  for (let square = 0; square < size.rows * size.columns; square++) {
    setPixel(image.data, 4 * square, paint(square), past?.paint(square), past?.t);
  }
  // Only now: `channels` uses the same scratch canvas.
  const small = scratchContext();
  small.canvas.width = size.columns;
  small.canvas.height = size.rows;
  small.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small.canvas, 0, 0, width, height);
  context.imageSmoothingEnabled = true;
}

function setPixel(data: Uint8ClampedArray, at: number, now: string, old = now, t = 1) {
  const to = channels(now);
  const from = old === now ? to : channels(old);
  for (let part = 0; part < 3; part++) data[at + part] = mix(from[part]!, to[part]!, t);
  data[at + 3] = 255;
}

/** The same for a context without pixels: a rectangle for each square. */
function fillSquares(context: Surface, { size, side }: BoardLayout, paint: Paint) {
  for (let square = 0; square < size.rows * size.columns; square++) {
    const { row, column } = place(size, square);
    context.fillStyle = paint(square);
    context.fillRect(column * side, row * side, side, side);
  }
}
