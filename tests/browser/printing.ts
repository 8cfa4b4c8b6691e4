/** What a printer is given, as a PDF has it. */
import { inflateSync } from "node:zlib";

/** What stands before the data of a picture. */
const PICTURE = /<<((?:(?!stream).)*?\/Subtype\s*\/Image(?:(?!stream).)*?)>>\s*stream\r?\n/gs;

/** The least side of a board's picture, in its own pixels: pieces are smaller. */
const BOARD = 200;

/** The boards on paper, each as the colour in its corner: red, green, blue. */
export function boardsIn(pdf: Buffer): number[][] {
  const boards = [];
  for (const { 0: all, 1: dictionary, index } of pdf.toString("latin1").matchAll(PICTURE)) {
    const side = Number(/\/Width\s+(\d+)/.exec(dictionary)?.[1]);
    // What lies over something else has a mask, which is a picture in grey.
    if (side < BOARD || /SMask|DeviceGray/.test(dictionary)) continue;
    const pixels = inflateSync(pdf.subarray(index + all.length));
    boards.push([...pixels.subarray(0, 3)]);
  }
  return boards;
}
