/** The ink that all pictures share: lines, text, crosses, dots and the ground of a square. */
import { centre } from "../base/geometry.js";
import { TRIED } from "../games/queens.js";

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
  fillSquares(context, layout, [square], () => colour, alpha);
}

/**
 * Fills the rounded insides of squares.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {ArrayLike<number>} squares
 * @param {(index: number) => string} colourOf one of them, by its place in the list
 * @param {number} alpha
 */
export function fillSquares(context, layout, squares, colourOf, alpha) {
  const { globalAlpha } = context;
  context.globalAlpha = globalAlpha * alpha;
  const made = insidesOf(layout);
  for (let index = 0; index < squares.length; index++) {
    const [square, colour] = [squares[index], colourOf(index)];
    if ("takesText" in context) {
      tile(context, centre(layout, square), layout.side, colour);
    } else {
      made[square] ??= roundedInside(new Path2D(), centre(layout, square), layout.side);
      context.fillStyle = colour;
      context.fill(made[square]);
    }
  }
  context.globalAlpha = globalAlpha;
}

/** The rounded insides of squares that were made. @type {WeakMap<Layout, Path2D[]>} */
const insides = new WeakMap();

/** Those of a layout, each of which is made once. @param {Layout} layout */
function insidesOf(layout) {
  const made = insides.get(layout) ?? [];
  insides.set(layout, made);
  return made;
}

/**
 * Adds the rounded inside of a square to a path.
 * @template {Path2D | CanvasRenderingContext2D} P
 * @param {P} path
 * @param {Point} middle
 * @param {number} side of the square
 */
function roundedInside(path, { x, y }, side) {
  const inner = side * 0.925;
  path.roundRect(x - inner / 2, y - inner / 2, inner, inner, side * 0.09);
  return path;
}

/**
 * The rounded inside of a square around a point: the ground that a piece stands on.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} side of the square
 * @param {string} colour
 */
export function tile(context, middle, side, colour) {
  context.fillStyle = colour;
  context.beginPath();
  roundedInside(context, middle, side);
  context.fill();
}

/**
 * A dot around a point. The browser draws a path that is an arc and nothing else quicker than any other.
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
 * Dots around points.
 * @param {CanvasRenderingContext2D} context
 * @param {Point[]} middles
 * @param {number} radius
 * @param {string} colour
 */
export function dots(context, middles, radius, colour) {
  context.fillStyle = colour;
  context.beginPath();
  for (const middle of middles) addCircle(context, middle, radius);
  context.fill();
}

/**
 * Adds a circle to the path.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} radius
 */
export function addCircle(context, { x, y }, radius) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
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
export function write(frame, text, x, y, pixels, colour) {
  writer(frame, pixels)(text, x, y, colour);
}

/**
 * Writes in bold around points, with nothing else written in between.
 * @param {{context: CanvasRenderingContext2D, theme: Theme}} frame
 * @param {number} pixels
 * @returns {(text: string, x: number, y: number, colour: string) => void}
 */
export function writer({ context, theme }, pixels) {
  context.font = `700 ${pixels}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  return (text, x, y, colour) => {
    context.fillStyle = colour;
    context.fillText(text, x, y + pixels * 0.06);
  };
}

/**
 * Writes what is known of squares that are ruled out, with nothing else written in between: the number of a level,
 * with `TRIED` added a cross, as the square was tried by its own row.
 * @param {{context: CanvasRenderingContext2D, theme: Theme}} frame
 * @param {number} side of a square
 * @returns {(middle: Point, level: number) => void}
 */
export function levelWriter(frame, side) {
  const ink = frame.theme["square-ink"];
  const [reach, width] = [Math.max(3, side * 0.06), Math.max(1.5, side * 0.035)];
  const writeAt = writer(frame, Math.max(9, side * 0.165));
  return ({ x, y }, level) => {
    if (level < TRIED) writeAt(String(level), x, y, ink);
    else cross(frame.context, { x, y }, reach, ink, width);
  };
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
