/** A picture as the content of a file. */

import { contextOf } from "../render/canvas.ts";
import { paint } from "./paint.ts";
import { type ColourOf, type Shape, toMarkup } from "./tree.ts";

/** Pixels of a file for each of the picture. */
const SHARP = 2;

/** The colour that a token of the style sheet has now. */
const colourNow: ColourOf = (token) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

export const toSvg = (picture: Shape): string => toMarkup(picture, colourNow);

/** @throws if the browser has no room for so many pixels */
export function toPng(picture: Shape): Promise<Blob> {
  const { width, height } = picture.attributes;
  const pixels = (length: typeof width) => Math.ceil(Number(length) * SHARP);
  const canvas = new OffscreenCanvas(pixels(width), pixels(height));
  const context = contextOf(canvas);
  context.scale(SHARP, SHARP);
  paint(context, picture, colourNow);
  return canvas.convertToBlob({ type: "image/png" });
}
