/** Canvases. Nobody else asks how many pixels the screen has. */

/** Pixels of the screen in a CSS pixel; where the page is zoomed out, one at least. */
export const pixelRatio = () => Math.max(1, devicePixelRatio);

/**
 * What a canvas is drawn with.
 * @param {HTMLCanvasElement | OffscreenCanvas} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @returns {CanvasRenderingContext2D} or one that draws just like it
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("This browser cannot draw: use one with a 2D canvas.");
  return /** @type {CanvasRenderingContext2D} */ (context);
}

/**
 * Gives a canvas, which this empties, the pixels that the screen has for its size.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 * @returns its context, which draws in CSS pixels
 */
export function fitCanvas(canvas, width, height) {
  const ratio = pixelRatio();
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  return scaled(contextOf(canvas), canvas.width / width);
}

/**
 * Has a context draw in lengths that are a number of pixels long.
 * @param {CanvasRenderingContext2D} context
 * @param {number} pixels
 */
export function scaled(context, pixels) {
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  return context;
}

/**
 * Has an element take up a size.
 * @param {HTMLElement} element
 * @param {{width: number, height: number}} size in CSS pixels
 */
export function setSize({ style }, { width, height }) {
  style.width = `${width}px`;
  style.height = `${height}px`;
}
