/** Draws the board itself and hands over to the game on it. */
import { drawKnights } from "./knights.js";
import { paintSquares } from "./pixels.js";
import { drawQueens } from "./queens.js";

/** @typedef {import("../base/geometry.js").Layout} Layout */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("./theme.js").Theme} Theme */
/**
 * What the pointer or the cursor is on, in a game in play.
 * @typedef {object} Hover
 * @property {number} square
 * @property {boolean} allowed
 * @property {number[]} attackers the queens that forbid it
 */
/**
 * @typedef {object} Frame
 * @property {CanvasRenderingContext2D} context
 * @property {Layout} layout
 * @property {Theme} theme
 * @property {Scene} before
 * @property {Scene} after
 * @property {number} t how far from one to the other, 0 to 1
 * @property {Hover | null} hover
 * @property {string[]} names of all squares
 * @property {import("./layer.js").Layers} layers what is kept between frames
 */

/** Squares smaller than this carry no text. */
export const TEXT_SIDE = 30;

/**
 * Draws a whole frame.
 * @param {Frame} frame
 */
export function drawBoard(frame) {
  drawSquares(frame);
  if (frame.after.kind === "queens") drawQueens(frame, frame.after);
  else drawKnights(frame, frame.after);
  drawNames(frame);
}

/** @param {Frame} frame */
function drawSquares({ context, layout, theme, layers }) {
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

/** Ranks along the left edge, column letters along the bottom one. @param {Frame} frame */
function drawNames({ context, layout, theme, names, layers }) {
  if (layout.side < TEXT_SIDE) return;
  const own = layers.names.open(context, layout, theme);
  if (!layers.names.drawn) {
    layers.names.drawn = true;
    writeNames(own, layout, theme, names);
  }
  layers.names.lay(context, layout);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {string[]} names
 */
function writeNames(context, { size, side }, theme, names) {
  const font = Math.min(12, side * 0.2);
  const inset = side * 0.075;
  context.font = `${font}px ${theme.font}`;
  context.fillStyle = theme.ink;
  context.globalAlpha = 0.6;
  context.textBaseline = "top";
  context.textAlign = "left";
  for (let row = 0; row < size.rows; row++) {
    context.fillText(String(size.rows - row), inset, row * side + inset);
  }
  context.textBaseline = "bottom";
  context.textAlign = "right";
  for (let column = 0; column < size.columns; column++) {
    const letters = names[column].replace(/\d+$/, "");
    context.fillText(letters, (column + 1) * side - inset, size.rows * side - inset * 0.6);
  }
  context.globalAlpha = 1;
}

/**
 * Fills a square's rounded inside.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {number} square
 * @param {string} colour
 * @param {number} alpha
 */
export function fillSquare(context, { size, side }, square, colour, alpha) {
  const [row, column] = [Math.floor(square / size.columns), square % size.columns];
  const gap = side * 0.0375;
  context.save();
  context.globalAlpha *= alpha;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(
    column * side + gap,
    row * side + gap,
    side - 2 * gap,
    side - 2 * gap,
    side * 0.09,
  );
  context.fill();
  context.restore();
}

/**
 * Writes in bold around a point.
 * @param {Pick<Frame, "context" | "theme">} frame
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
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
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
 * @param {{x: number, y: number}} middle
 * @param {number} reach half its width
 * @param {string} colour
 * @param {number} width
 */
export function cross(context, { x, y }, reach, colour, width) {
  line(context, { x: x - reach, y: y - reach }, { x: x + reach, y: y + reach }, colour, width);
  line(context, { x: x - reach, y: y + reach }, { x: x + reach, y: y - reach }, colour, width);
}
