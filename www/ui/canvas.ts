/** Canvases: only this file asks for the screen's pixel ratio. */

type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The parts of a context that the board renderer uses, except those that take a path. */
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

/** A context that records what is drawn. */
export interface Recorder extends Drawing {
  /** Takes the text of a path where a canvas takes a `Path2D`. */
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

/** The largest canvas that works in every browser: a larger one stays empty, without an error. */
export const MOST = { pixels: 4096 ** 2, side: 16_384 };

/** Device pixels per CSS pixel; at least one when the page is zoomed out. */
export const pixelRatio = () => Math.max(1, devicePixelRatio);

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

/** Canvas pixels per CSS pixel: the screen's ratio, within the limits. */
const ratioFor = (width: number, height: number) =>
  Math.min(
    pixelRatio(),
    Math.sqrt(MOST.pixels / (width * height)),
    MOST.side / Math.max(width, height),
  );

/**
 * Fits the pixels of a canvas to the screen's, which clears it.
 * @param width in CSS pixels
 * @returns its context, which draws in CSS pixels
 */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number) {
  const ratio = ratioFor(width, height);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  return scaled(contextOf(canvas), canvas.width / width);
}

export function scaled<C extends Canvas2D>(context: C, pixels: number) {
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  return context;
}

/** @param size in CSS pixels */
export function setSize(
  { style }: HTMLElement,
  { width, height }: { width: number; height: number },
) {
  style.width = `${width}px`;
  style.height = `${height}px`;
}

// ---- pictures read back: against tracking, some browsers give noise or white instead -----------

/** Colours that neither white nor noise would all match. */
const KNOWN = [0x1f, 0x5c, 0x9a, 0xd7];

/** Whether the browser gives what was drawn, as far as it draws at all. */
export function readsBack(): boolean {
  if (!("OffscreenCanvas" in globalThis)) return true;
  const canvas = new OffscreenCanvas(KNOWN.length, 1);
  const context = canvas.getContext("2d")!;
  for (const [x, grey] of KNOWN.entries()) {
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, KNOWN.length, 1);
  // Slight noise shows in no picture.
  return KNOWN.every((grey, x) => Math.abs(data[4 * x]! - grey) < 8);
}

/** @throws if the browser can't make it, or gives something else */
export async function pngOf(canvas: OffscreenCanvas): Promise<Blob> {
  if (!readsBack()) throw new Error("The browser keeps pictures from the page.");
  return canvas.convertToBlob({ type: "image/png" });
}
