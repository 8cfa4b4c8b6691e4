/**
 * Squares too small for anything but a colour: one pixel each in a little picture, drawn at once.
 */

import { readColour } from "../base/colour.js";
import { place } from "../base/geometry.js";
import { contextOf } from "./canvas.js";

/** @typedef {import("../base/geometry.js").Layout} Layout */

/** @type {CanvasRenderingContext2D | null} */
let little = null;

/** A canvas that grows and shrinks with the board. */
function littleContext() {
  little ??= contextOf(new OffscreenCanvas(1, 1), { willReadFrequently: true });
  return little;
}

/** @type {Map<string, number[]>} */
const parsed = new Map();

/**
 * Red, green and blue of a colour, 0 to 255.
 * @param {string} colour any that a canvas understands
 */
export function channels(colour) {
  const known = parsed.get(colour);
  if (known) return known;
  const found = readChannels(colour);
  parsed.set(colour, found);
  return found;
}

/** @param {string} colour */
function readChannels(colour) {
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
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {(square: number) => [string, number] | null} paint colour and opacity, or nothing
 */
export function paintSquares(context, layout, paint) {
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

/**
 * The same, a rectangle a square, for a context that has no pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {(square: number) => [string, number] | null} paint
 */
function fillSquares(context, { size, side }, paint) {
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
