/** Canvases. Nobody else asks how many pixels the screen has. */

/**
 * The most that a canvas has in every browser: pixels, of which phones draw no more, and pixels on a side. A
 * larger one stays empty, and no browser says so.
 */
export const MOST = { pixels: 4096 ** 2, side: 16_384 };

/** Pixels of the screen in a CSS pixel; where the page is zoomed out, one at least. */
export const pixelRatio = () => Math.max(1, devicePixelRatio);

/**
 * What a canvas is drawn with.
 * @returns or one that draws just like it
 */
export function contextOf(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("This browser cannot draw: use one with a 2D canvas.");
  return context as CanvasRenderingContext2D;
}

/**
 * How many pixels a canvas has for one of CSS: those of the screen, as far as there may be so many.
 * @param width in CSS pixels
 */
const ratioFor = (width: number, height: number) =>
  Math.min(
    pixelRatio(),
    Math.sqrt(MOST.pixels / (width * height)),
    MOST.side / Math.max(width, height),
  );

/**
 * Gives a canvas, which this empties, the pixels that the screen has for its size.
 * @param width in CSS pixels
 * @returns its context, which draws in CSS pixels
 */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number) {
  const ratio = ratioFor(width, height);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  return scaled(contextOf(canvas), canvas.width / width);
}

/** Has a context draw in lengths that are a number of pixels long. */
export function scaled(context: CanvasRenderingContext2D, pixels: number) {
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  return context;
}

/**
 * Has an element take up a size.
 * @param size in CSS pixels
 */
export function setSize(
  { style }: HTMLElement,
  { width, height }: { width: number; height: number },
) {
  style.width = `${width}px`;
  style.height = `${height}px`;
}
