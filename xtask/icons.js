/** Makes the icons of `www/icons/` from `www/icon.svg`: `npm run icons`. */

import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const SVG = readFileSync("www/icon.svg", "utf8");

/**
 * The icon without round corners and with a margin: systems cut their own shape out of it, at least the
 * middle circle, four fifths wide.
 */
const MASKABLE = SVG.replace('viewBox="0 0 45 45"', 'viewBox="-4 -4 53 53"').replace(
  '<rect width="45" height="45" rx="10"',
  '<rect x="-4" y="-4" width="53" height="53"',
);
/** For home screens that round the corners themselves. */
const SQUARE = SVG.replace(' rx="10"', "");

/** @param {string} name @param {string} svg @param {number} width */
function make(name, svg, width) {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  writeFileSync(`www/icons/${name}-${width}.png`, png);
}

for (const width of [192, 512]) {
  make("icon", SVG, width);
  make("maskable", MASKABLE, width);
}
make("touch", SQUARE, 180);
