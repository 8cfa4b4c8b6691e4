/** Canvases. Nobody else asks how many pixels the screen has. */

type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The members of a context that the renderer of the board uses, apart from what takes a path. */
type Drawing = Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "globalAlpha"
  | "font"
  | "textAlign"
  | "textBaseline"
  | "save"
  | "restore"
  | "translate"
  | "scale"
  | "setLineDash"
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "rect"
  | "arc"
  | "fillRect"
  | "strokeRect"
  | "fillText"
>;

/** A context that writes down what is drawn with it. */
export interface Recorder extends Drawing {
  /** It takes the text of a path where a canvas takes a `Path2D`. */
  takesText: true;
  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radii: number | [number, number, number, number],
  ): void;
  fill(path?: string, rule?: string): void;
  stroke(path?: string): void;
  clip(rule?: string): void;
}

/** What the board is drawn on. */
export type Surface = Canvas2D | Recorder;

/**
 * The most that a canvas has in every browser: pixels, of which phones draw no more, and pixels on a side. A
 * larger one stays empty, and no browser says so.
 */
export const MOST = { pixels: 4096 ** 2, side: 16_384 };

/** Pixels of the screen in a CSS pixel; where the page is zoomed out, one at least. */
export const pixelRatio = () => Math.max(1, devicePixelRatio);

/** What a canvas is drawn with. */
export function contextOf(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D;
export function contextOf(
  canvas: OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D;
export function contextOf(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): Canvas2D {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("This browser cannot draw: use one with a 2D canvas.");
  return context;
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
export function scaled<C extends Canvas2D>(context: C, pixels: number) {
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
