/** Charts as SVG and PNG files. */

import { contextOf, pngOf } from "../render/canvas.ts";
import { paint } from "./paint.ts";
import { type ColourOf, type Shape, toMarkup } from "./tree.ts";

/** File pixels per chart pixel. */
const SHARP = 2;

const colourNow: ColourOf = (token) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

export const toSvg = (picture: Shape): string => toMarkup(picture, colourNow);

/** @throws if the browser cannot make a canvas that large */
export async function toPng(picture: Shape): Promise<Blob> {
  const { width, height } = picture.attributes;
  const pixels = (length: typeof width) => Math.ceil(Number(length) * SHARP);
  const canvas = new OffscreenCanvas(pixels(width), pixels(height));
  const context = contextOf(canvas);
  context.scale(SHARP, SHARP);
  paint(context, picture, colourNow);
  return pngOf(canvas);
}
