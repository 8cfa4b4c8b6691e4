/** The printed page, read from its PDF. */
import { inflateSync } from "node:zlib";
import type { Rgb } from "./table.ts";

/** The text before the data of a picture. */
const PICTURE = /<<((?:(?!stream).)*?\/Subtype\s*\/Image(?:(?!stream).)*?)>>\s*stream\r?\n/gs;

/**
 * The colours at the corners of the printed boards: a board's background is a picture with a pixel
 * per square.
 */
export function boardsIn(pdf: Buffer) {
  const boards: Rgb[] = [];
  for (const { 0: all, 1: dictionary, index } of pdf.toString("latin1").matchAll(PICTURE)) {
    // Overlays have a mask, which is a greyscale picture.
    if (/SMask|DeviceGray/.test(dictionary!)) continue;
    const pixels = inflateSync(pdf.subarray(index + all.length));
    boards.push([pixels[0]!, pixels[1]!, pixels[2]!]);
  }
  return boards;
}
