/** Charts as an SVG or a PNG file: side by side under a title, over a caption. */

import { contextOf, pngOf } from "../ui/canvas.ts";
import { paint } from "./paint.ts";
import { box, type ColourOf, drawing, moved, type Shape, shape, toMarkup, words } from "./tree.ts";

const EDGE = 20;
const HEAD = 34;
const LINE = 17;
/** Letters of the caption per hundred pixels. */
const LETTERS = 15;

export function poster(title: string, pictures: Shape[], caption: string) {
  const sized = pictures.map(({ attributes, children }) => ({
    children,
    wide: Number(attributes.width),
    high: Number(attributes.height),
  }));
  const across = sized.reduce((sum, { wide }) => sum + wide + EDGE, -EDGE);
  const high = Math.max(...sized.map(({ high }) => high));
  const lines = wrapped(caption, (across / 100) * LETTERS);
  const [width, height] = [across + 2 * EDGE, EDGE + HEAD + high + 14 + lines.length * LINE + EDGE];
  let left = EDGE;
  const placed = sized.map(({ children, wide }) => {
    const group = moved(left, EDGE + HEAD, children);
    left += wide + EDGE;
    return group;
  });
  const below = EDGE + HEAD + high + 26;
  return drawing(width, height, [
    shape("title", {}, [], `${title}. ${caption}`),
    box(0, 0, width, height, { fill: "var(--panel)" }),
    words(EDGE, EDGE + 14, title, { "font-size": 17, "font-weight": 700, fill: "var(--ink)" }),
    ...placed,
    ...lines.map((text, at) => words(EDGE, below + at * LINE, text, { "font-size": 12.5 })),
  ]);
}

/** A text in lines of at most this many letters. */
export function wrapped(text: string, most: number) {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

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
