/** What a printer is given, as a PDF has it. */
import { inflateSync } from "node:zlib";
import type { Rgb } from "./table.ts";

/** What stands before the data of a picture. */
const PICTURE = /<<((?:(?!stream).)*?\/Subtype\s*\/Image(?:(?!stream).)*?)>>\s*stream\r?\n/gs;

/** The least side of a board's picture, in its own pixels: pieces are smaller. */
const BOARD = 200;

/** The boards on paper, each as the colour in its corner. */
export function boardsIn(pdf: Buffer) {
  const boards: Rgb[] = [];
  for (const { 0: all, 1: dictionary, index } of pdf.toString("latin1").matchAll(PICTURE)) {
    const side = Number(/\/Width\s+(\d+)/.exec(dictionary!)?.[1]);
    // What lies over something else has a mask, which is a picture in grey.
    if (side < BOARD || /SMask|DeviceGray/.test(dictionary!)) continue;
    const pixels = inflateSync(pdf.subarray(index + all.length));
    boards.push([pixels[0]!, pixels[1]!, pixels[2]!]);
  }
  return boards;
}
