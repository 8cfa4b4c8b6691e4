/** Reads colours in numbers. */

import { readColour } from "../core/colour.ts";
import { contextOf } from "./canvas.ts";

let scratch: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null = null;

/** A small canvas off the page, for what is used at once. */
export function scratchContext() {
  // Workers have no document, and some browsers no canvas off the page.
  scratch ??=
    typeof OffscreenCanvas === "function"
      ? contextOf(new OffscreenCanvas(1, 1), OFTEN_READ)
      : contextOf(document.createElement("canvas"), OFTEN_READ);
  return scratch;
}

const OFTEN_READ = { willReadFrequently: true };

type Channels = readonly [red: number, green: number, blue: number];

const parsed: Map<string, Channels> = new Map();

/**
 * Red, green and blue of a colour, 0 to 255.
 * @param colour any that a canvas understands
 */
export function channels(colour: string): Channels {
  const known = parsed.get(colour);
  if (known) return known;
  const found = readChannels(colour);
  parsed.set(colour, found);
  return found;
}

function readChannels(colour: string): Channels {
  const read = readColour(colour);
  if (read) return [read.red, read.green, read.blue];
  const context = scratchContext();
  context.canvas.width = context.canvas.height = 1;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return [data[0]!, data[1]!, data[2]!];
}
