/** What a printer is given, as a PDF has it. */
import { inflateSync } from "node:zlib";
import type { Rgb } from "./table.ts";

/** What stands before the data of a picture. */
const PICTURE = /<<((?:(?!stream).)*?\/Subtype\s*\/Image(?:(?!stream).)*?)>>\s*stream\r?\n/gs;

/** The boards on paper, each as the colour of its corner: the ground of a board is a picture of a pixel a square. */
export function boardsIn(pdf: Buffer) {
  const boards: Rgb[] = [];
  for (const { 0: all, 1: dictionary, index } of pdf.toString("latin1").matchAll(PICTURE)) {
    // What lies over something else has a mask, which is a picture in grey.
    if (/SMask|DeviceGray/.test(dictionary!)) continue;
    const pixels = inflateSync(pdf.subarray(index + all.length));
    boards.push([pixels[0]!, pixels[1]!, pixels[2]!]);
  }
  return boards;
}
