/** The ink that all pictures share: lines, text, crosses, dots and the ground of a square. */
import { centre } from "../base/geometry.js";

/** @typedef {import("../base/geometry.js").Layout} Layout */
/** @typedef {import("../base/viewport.js").Point} Point */
/** @typedef {import("./theme.js").Theme} Theme */

/** Squares smaller than this carry no text in their corners. */
export const TEXT_SIDE = 30;
/** Squares smaller than this carry no number at all. */
export const NUMBER_SIDE = 18;

/** @type {Map<string, Path2D>} */
const shapes = new Map();

/**
 * A path as a context takes it: those that write the picture down take its text.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 */
export function shapeOf(context, text) {
  if ("takesText" in context) return /** @type {any} */ (text);
  const shape = shapes.get(text) ?? new Path2D(text);
  shapes.set(text, shape);
  return shape;
}

/**
 * Fills a square's rounded inside.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {number} square
 * @param {string} colour
 * @param {number} alpha
 */
export function fillSquare(context, layout, square, colour, alpha) {
  context.save();
  context.globalAlpha *= alpha;
  tile(context, centre(layout, square), layout.side, colour);
  context.restore();
}

/**
 * The rounded inside of a square around a point: the ground that a piece stands on.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} side of the square
 * @param {string} colour
 */
export function tile(context, { x, y }, side, colour) {
  const inner = side * 0.925;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x - inner / 2, y - inner / 2, inner, inner, side * 0.09);
  context.fill();
}

/**
 * A dot around a point.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} radius
 * @param {string} colour
 */
export function dot(context, { x, y }, radius, colour) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/**
 * A ring around a point.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} radius
 * @param {string} colour
 * @param {number} width
 */
export function ring(context, { x, y }, radius, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * Writes in bold around a point.
 * @param {{context: CanvasRenderingContext2D, theme: Theme}} frame
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 * @param {string} colour
 */
export function write({ context, theme }, text, x, y, pixels, colour) {
  context.font = `700 ${pixels}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(text, x, y + pixels * 0.06);
}

/**
 * A straight line between two points.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} from
 * @param {Point} to
 * @param {string} colour
 * @param {number} width
 */
export function line(context, from, to, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/**
 * A cross over a square.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} reach half its width
 * @param {string} colour
 * @param {number} width
 */
export function cross(context, { x, y }, reach, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  for (const slope of [1, -1]) {
    context.moveTo(x - reach, y - slope * reach);
    context.lineTo(x + reach, y + slope * reach);
  }
  context.stroke();
}
