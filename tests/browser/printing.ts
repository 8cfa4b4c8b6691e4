/** The printed page: its styles, and its PDF. */
import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Rgb } from "./table.ts";

/**
 * Shows the page in its styles for paper. Firefox's driver ignores `emulateMedia`, so there the style sheets, and those
 * that load later, take the screen for paper.
 */
export async function showAsPrinted(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => {
    if (matchMedia("print").matches) return;
    const readAsPaper = (rules: CSSStyleSheet | CSSRule) => {
      if ("media" in rules && rules.media instanceof MediaList) {
        const { media } = rules;
        if (media.mediaText === "print") media.mediaText = "all";
        if (media.mediaText === "not print") media.mediaText = "not all";
      }
      if ("cssRules" in rules && rules.cssRules instanceof CSSRuleList) {
        for (const rule of rules.cssRules) readAsPaper(rule);
      }
    };
    const readAll = () => {
      for (const sheet of document.styleSheets) readAsPaper(sheet);
    };
    readAll();
    document.addEventListener("load", readAll, true);
  });
}

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
