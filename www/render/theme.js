/** The colours of the page, read from its style sheet, so that the canvas has the same ones. */

import { gradient } from "../base/colour.js";
import { COLOURS } from "../cards/colours.js";
import { channels } from "./pixels.js";

const NAMES = /** @type {const} */ ([
  "paper",
  "panel",
  "ink",
  "muted",
  "line",
  "square-light",
  "square-dark",
  "square-ink",
  "accent",
  "accent-ink",
  "good",
  "bad",
  "free",
  "locked",
  "veil",
]);
const DEPTHS = 7;
const HEATS = 4;
const MOVES = 4;
/** How strongly a square is tinted by the depth that struck it; `src/paint/queens.rs` has the same. */
export const TINT = 0.47;

/** @typedef {Record<typeof NAMES[number], string> & More} Theme */
/**
 * @typedef {object} More
 * @property {string[]} depths
 * @property {Record<import("../cards/colours.js").Colour, string>} solvers
 * @property {string[]} heat from few to many
 * @property {string[]} moves from the first of a tour to the last
 * @property {boolean} dark
 * @property {boolean} contrast whether colours are not to be relied on
 * @property {string} font
 */

/**
 * The theme in force.
 * @returns {Theme}
 */
export function readTheme() {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const value = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.fromEntries(NAMES.map((name) => [name, value(name)]));
  const numbered = (/** @type {string} */ name, /** @type {number} */ length) =>
    Array.from({ length }, (_, i) => value(`${name}-${i + 1}`));
  const solvers = Object.fromEntries(COLOURS.map((name) => [name, value(`s-${name}`)]));
  const dark = root.dataset.theme === "dark";
  const { matches: contrast } = matchMedia("(prefers-contrast: more), (forced-colors: active)");
  return /** @type {Theme} */ ({
    ...colours,
    depths: numbered("depth", DEPTHS),
    heat: numbered("heat", HEATS),
    moves: numbered("move", MOVES),
    solvers,
    dark,
    contrast,
    font: value("font"),
  });
}

/**
 * The colour of a level: the locked queens' is 0, then one a depth, round again past the last.
 * @param {Theme} theme
 * @param {number} level
 */
export const levelColour = (theme, level) =>
  level <= 0 ? theme.locked : theme.depths[(level - 1) % DEPTHS];

/** More colours than this nobody tells apart. */
const FINEST = 4095;

/** What was made of a theme's stops, by how many steps there are. @type {WeakMap<string[], Map<number, string[]>>} */
const ramps = new WeakMap();

/**
 * The colour of a move of a tour: from blue at the start to orange at the end, ever lighter.
 * @param {Pick<Theme, "moves">} theme
 * @param {number} move
 * @param {number} last
 */
export const moveColour = (theme, move, last) => moveColours(theme, last)(move);

/**
 * The colours of the moves of a tour.
 * @param {Pick<Theme, "moves">} theme
 * @param {number} last move
 * @returns {(move: number) => string}
 */
export function moveColours({ moves }, last) {
  const steps = Math.min(last, FINEST);
  const made = ramps.get(moves) ?? new Map();
  ramps.set(moves, made);
  const ramp = made.get(steps) ?? makeRamp(moves, steps);
  made.set(steps, ramp);
  return (move) => ramp[steps < last ? Math.floor((move * steps) / last) : move];
}

/**
 * @param {string[]} stops
 * @param {number} last
 */
function makeRamp(stops, last) {
  const colourAt = gradient(stops);
  return Array.from({ length: last + 1 }, (_, move) => colourAt(move / Math.max(1, last)));
}

/** @type {Map<string, string>} */
const inks = new Map();

/**
 * Black or white, whichever reads better on a colour.
 * @param {string} colour any that a canvas understands
 */
export function inkOn(colour) {
  const known = inks.get(colour);
  if (known) return known;
  const ink = luminance(colour) > 0.179 ? "#000" : "#fff";
  inks.set(colour, ink);
  return ink;
}

/**
 * Relative luminance as in WCAG 2.
 * @param {string} colour
 */
export function luminance(colour) {
  const [r, g, b] = channels(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A colour mixed with another.
 * @param {string} colour
 * @param {string} other
 * @param {number} share of the first, from 0 to 1
 */
export function mixed(colour, other, share) {
  const [one, two] = [channels(colour), channels(other)];
  const mix = one.map((part, i) => Math.round(part * share + two[i] * (1 - share)));
  return `rgb(${mix.join(" ")})`;
}
