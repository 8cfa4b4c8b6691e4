/** The board as a picture to be kept: as SVG, and as PNG of a chosen size. One renderer draws all. */
import { drawBoard } from "../render/board.js";
import { contextOf } from "../render/canvas.js";
import { Layers, noLayers } from "../render/layer.js";
import { SvgContext } from "./svg-context.js";

/** @typedef {import("../base/geometry.js").Layout} Layout */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../render/theme.js").Theme} Theme */
/**
 * What is to be drawn.
 * @typedef {object} Drawn
 * @property {Scene} scene
 * @property {string[]} names of all squares
 * @property {Theme} theme
 */

/** The side of a square in an SVG, which is shown in any size. */
const SIDE = 80;

/** The narrowest and the widest picture, in pixels. */
export const WIDTHS = { least: 64, most: 4096 };

/**
 * The board in squares of a whole number of pixels, as near as can be to a width.
 * @param {import("../base/geometry.js").Size} size
 * @param {number} width in pixels
 * @returns {Layout}
 */
export function layoutFor(size, width) {
  const wanted = Math.min(WIDTHS.most, Math.max(WIDTHS.least, width));
  const side = Math.max(1, Math.round(wanted / Math.max(size.rows, size.columns)));
  return { size, side, width: side * size.columns, height: side * size.rows };
}

/**
 * Draws a scene on a context that has one unit a pixel.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Drawn} drawn
 * @param {Layers} layers
 */
export function draw(context, layout, { scene, names, theme }, layers) {
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({ context, layout, theme, names, layers, ...still });
}

/**
 * The board as SVG.
 * @param {Drawn} drawn
 * @param {string} title for those who cannot see it
 */
export function toSvg(drawn, title) {
  const context = new SvgContext();
  const { size } = drawn.scene;
  const layout = { size, side: SIDE, width: SIDE * size.columns, height: SIDE * size.rows };
  const canvas = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
  draw(canvas, layout, drawn, noLayers());
  return context.drawing(layout.width, layout.height, title);
}

/**
 * The board as PNG.
 * @param {Drawn} drawn
 * @param {number} width in pixels, about
 * @returns {Promise<Blob>}
 */
export function toPng(drawn, width) {
  const layout = layoutFor(drawn.scene.size, width);
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  draw(contextOf(canvas), layout, drawn, new Layers());
  return canvas.convertToBlob({ type: "image/png" });
}
