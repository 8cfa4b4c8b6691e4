/**
 * Squares too small for anything but a colour: one pixel each in a little picture, drawn at once.
 */

import { readColour } from "../base/colour.ts";
import { type Layout, place } from "../base/geometry.ts";
import { contextOf } from "./canvas.ts";

let little: CanvasRenderingContext2D | null = null;

/** A canvas that grows and shrinks with the board. */
function littleContext() {
  little ??= contextOf(new OffscreenCanvas(1, 1), { willReadFrequently: true });
  return little;
}

const parsed: Map<string, number[]> = new Map();

/**
 * Red, green and blue of a colour, 0 to 255.
 * @param colour any that a canvas understands
 */
export function channels(colour: string) {
  const known = parsed.get(colour);
  if (known) return known;
  const found = readChannels(colour);
  parsed.set(colour, found);
  return found;
}

function readChannels(colour: string) {
  const read = readColour(colour);
  if (read) return [read.red, read.green, read.blue];
  const context = littleContext();
  context.canvas.width = context.canvas.height = 1;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/**
 * Fills squares with colours, in one go.
 * @param paint colour and opacity, or nothing
 */
export function paintSquares(
  context: CanvasRenderingContext2D,
  layout: Layout,
  paint: (square: number) => [string, number] | null,
) {
  if ("takesText" in context) return fillSquares(context, layout, paint);
  const { size, width, height } = layout;
  const image = new ImageData(size.columns, size.rows);
  for (let square = 0; square < size.rows * size.columns; square++) {
    const painted = paint(square);
    if (!painted) continue;
    const [red, green, blue] = channels(painted[0]);
    image.data.set([red, green, blue, 255 * painted[1]], 4 * square);
  }
  // Only now: a colour that is met for the first time is looked up on the same little canvas.
  const small = littleContext();
  small.canvas.width = size.columns;
  small.canvas.height = size.rows;
  small.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small.canvas, 0, 0, width, height);
}

/** The same, a rectangle a square, for a context that has no pixels. */
function fillSquares(
  context: CanvasRenderingContext2D,
  { size, side }: Layout,
  paint: (square: number) => [string, number] | null,
) {
  context.save();
  for (let square = 0; square < size.rows * size.columns; square++) {
    const painted = paint(square);
    if (!painted) continue;
    const { row, column } = place(size, square);
    [context.fillStyle, context.globalAlpha] = painted;
    context.fillRect(column * side, row * side, side, side);
  }
  context.restore();
}
