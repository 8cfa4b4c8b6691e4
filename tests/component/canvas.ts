/** Canvases drawn by Skia, as in Chromium. */
import { type Canvas, createCanvas, ImageData, Path2D, type SKRSContext2D } from "@napi-rs/canvas";

type Element = object;

/** The canvas behind an element. */
const canvases = new WeakMap<Element, Canvas>();

function canvasOf(element: Element): Canvas {
  const known = canvases.get(element);
  if (known) return known;
  const made = createCanvas(300, 150);
  canvases.set(element, made);
  return made;
}

/** An element is drawn as its canvas. */
const drawable = (source: Element): Element => canvases.get(source) ?? source;

const contexts = new WeakMap<Canvas, SKRSContext2D>();

/**
 * The context of a canvas. It accepts elements in place of the canvases behind them, and returns
 * its own element.
 */
function contextOf(element: Element, canvas: Canvas): SKRSContext2D {
  const known = contexts.get(canvas);
  if (known) return known;
  const context = canvas.getContext("2d");
  contexts.set(canvas, context);
  const drawImage = context.drawImage.bind(context) as (...given: unknown[]) => void;
  const createPattern = context.createPattern.bind(context) as (...given: unknown[]) => unknown;
  Object.defineProperties(context, {
    canvas: { value: element },
    drawImage: { value: (image: Element, ...at: number[]) => drawImage(drawable(image), ...at) },
    createPattern: { value: (image: Element, how: string) => createPattern(drawable(image), how) },
  });
  return context;
}

/** Gives the canvases of a window a context that draws. */
export function drawOn(prototype: object): void {
  const size = (side: "width" | "height") => ({
    configurable: true,
    get(this: Element) {
      return canvasOf(this)[side];
    },
    set(this: Element, pixels: number) {
      canvasOf(this)[side] = pixels;
    },
  });
  Object.defineProperties(prototype, {
    width: size("width"),
    height: size("height"),
    getContext: {
      configurable: true,
      value(this: Element, kind: string) {
        return kind === "2d" ? contextOf(this, canvasOf(this)) : null;
      },
    },
    toDataURL: {
      configurable: true,
      value(this: Element) {
        return canvasOf(this).toDataURL();
      },
    },
  });
}

/** The picture on a canvas, which is empty afterwards. */
function bitmapOf(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const bitmap = createCanvas(width, height);
  bitmap.getContext("2d").drawImage(canvas, 0, 0);
  canvas.width = width;
  return Object.assign(bitmap, { close() {} });
}

/** A canvas outside the page. */
class OffscreenCanvas {
  constructor(width: number, height: number) {
    const canvas = createCanvas(width, height);
    contextOf(canvas, canvas);
    Object.defineProperties(canvas, {
      getContext: { value: () => contexts.get(canvas) },
      transferToImageBitmap: { value: () => bitmapOf(canvas) },
    });
    // biome-ignore lint/correctness/noConstructorReturn: what is made is the real canvas.
    return canvas as unknown as OffscreenCanvas;
  }
}

export const globals = { OffscreenCanvas, ImageData, Path2D };
