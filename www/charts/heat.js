/** A board whose squares take the colour of a value: light for few, dark for many, by logarithm. */
import { gradient } from "../base/colour.js";
import { columnLetters } from "../base/names.js";
import { count } from "../base/numbers.js";
import { marksOn } from "./heat-marks.js";
import { tickText } from "./scales.js";
import { box, drawing, moved, shape, widthOf, words } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/**
 * What a square shows: its colour, what is written on it where there is room, what stands there
 * where there is none, and what it is called.
 * @typedef {{fill: string, ink: string, texts: string[], mark: import("./heat-marks.js").Mark | null, label: string}} Cell
 */
/**
 * @typedef {object} HeatMap
 * @property {number} width
 * @property {number} rows
 * @property {number} columns
 * @property {Cell[]} cells
 * @property {string} label of the whole
 * @property {number | null} cursor the square that is looked at
 * @property {number} focus the square that the keyboard comes to
 */

/** What the names of ranks and files take. */
const NAMES = 22;
/** Narrower squares have no names beside them. */
const LEAST_NAMED = 24;
const MOST_SIDE = 56;

/** The side of a square. @param {{width: number, columns: number}} map */
function sideOf({ width, columns }) {
  const side = Math.min(MOST_SIDE, (width - NAMES) / columns);
  return side < LEAST_NAMED ? Math.min(MOST_SIDE, width / columns) : side;
}

/** @param {HeatMap} map */
export function heatMap(map) {
  const { rows, columns, label } = map;
  const side = sideOf(map);
  const margin = side < LEAST_NAMED ? 0 : NAMES;
  const grid = shape(
    "g",
    { role: "grid", "aria-label": label, transform: `translate(${margin} 0)` },
    Array.from({ length: rows }, (_, row) => rowOf(map, row, side)),
  );
  const ring = cursorRing(map, side, margin);
  const names = margin ? namesOf(rows, columns, side, margin) : [];
  const marks = moved(margin, 0, marksOn(marksIn(map, side), side));
  return drawing(margin + columns * side, rows * side + margin, [grid, marks, ...names, ...ring]);
}

/** Whether some of its squares have marks in the place of text. @param {HeatMap} map */
export const isMarked = (map) => marksIn(map, sideOf(map)).length > 0;

/** @param {HeatMap} map @param {number} side */
const marksIn = ({ columns, cells }, side) =>
  cells.flatMap(({ mark, ink, texts }, square) => {
    if (mark === null || texts.some((text) => typeFor(text, side) > 0)) return [];
    const [x, y] = [square % columns, Math.floor(square / columns)];
    return [{ mark, ink, x: (x + 0.5) * side, y: (y + 0.5) * side }];
  });

/** @param {HeatMap} map @param {number} row @param {number} side */
function rowOf({ columns, cells, focus }, row, side) {
  const squares = Array.from({ length: columns }, (_, column) => {
    const square = row * columns + column;
    return cellOf(cells[square], square, [column * side, row * side, side], square === focus);
  });
  return shape("g", { role: "row" }, squares);
}

/** @param {Cell} cell @param {number} square @param {number[]} place @param {boolean} isFocus */
function cellOf({ fill, ink, texts, label }, square, [x, y, side], isFocus) {
  const look = { fill, stroke: "var(--panel)", "stroke-width": side > 16 ? 2 : 0.5 };
  const text = texts.find((text) => typeFor(text, side) > 0) ?? "";
  const type = typeFor(text, side);
  const written = words(x + side / 2, y + side / 2 + type * 0.36, text, {
    ...{ "font-size": type, "font-weight": 600, fill: ink, "text-anchor": "middle" },
  });
  const attributes = {
    ...{ role: "gridcell", "aria-label": label, tabindex: isFocus ? 0 : -1 },
    "data-square": square,
  };
  return shape("g", attributes, [box(x, y, side, side, look), ...(type > 0 ? [written] : [])]);
}

/** The largest type in which a text fits into a square, 0 for none. @param {string} text @param {number} side */
function typeFor(text, side) {
  if (side < LEAST_NAMED) return 0;
  const sizes = [14, 12, 10.5, 9.5].filter((type) => type < side * 0.6);
  return sizes.find((type) => widthOf(text, type * 1.08) <= side - 2) ?? 0;
}

/** @param {HeatMap} map @param {number} side @param {number} margin */
function cursorRing({ cursor, columns }, side, margin) {
  if (cursor === null) return [];
  const [x, y] = [margin + (cursor % columns) * side, Math.floor(cursor / columns) * side];
  const ring = (/** @type {string} */ stroke, /** @type {number} */ width) =>
    box(x + 1.5, y + 1.5, side - 3, side - 3, {
      ...{ fill: "none", stroke, "stroke-width": width, rx: 4, class: "heat-cursor" },
    });
  return [ring("var(--panel)", 6), ring("var(--ink)", 3)];
}

/** @param {number} rows @param {number} columns @param {number} side @param {number} margin */
function namesOf(rows, columns, side, margin) {
  const look = { "font-size": 11, "text-anchor": "middle" };
  const ranks = Array.from({ length: rows }, (_, row) =>
    words(margin / 2, (row + 0.5) * side + 4, String(rows - row), look),
  );
  const files = Array.from({ length: columns }, (_, column) =>
    words(margin + (column + 0.5) * side, rows * side + 15, columnLetters(column), look),
  );
  return [...ranks, ...files];
}

/** @typedef {{colourOf: (value: number) => string, shareOf: (value: number) => number}} HeatScale */

/**
 * A scale of colours by logarithm, and how far along it a value lies, from 0 to 1; what lies outside
 * is at its end. A single value is at the beginning.
 * @param {string[]} colours from few to many
 * @param {[number, number]} values the least and the most, above 0
 * @returns {HeatScale}
 */
export function heatScale(colours, [least, most]) {
  const colourAt = gradient(colours);
  const whole = Math.log(most / least);
  const shareOf = (/** @type {number} */ value) =>
    whole > 0 ? Math.min(1, Math.log(Math.max(value, least) / least) / whole) : 0;
  return { shareOf, colourOf: (value) => colourAt(shareOf(value)) };
}

/** Into so many parts is a strip of colours divided, and this is its height. */
const PARTS = 48;
const STRIP = 12;

/**
 * The scale as a strip, with values under it.
 * @param {number} width
 * @param {HeatScale} scale
 * @param {[number, number]} values
 * @param {((colour: string) => string) | null} inkOn for the dots that stand for its colours, if any do
 */
export function ramp(width, { colourOf }, [least, most], inkOn) {
  const at = (/** @type {number} */ share) => least * (most / least) ** share;
  const strip = Array.from({ length: PARTS }, (_, part) =>
    box((part * width) / PARTS, 0, width / PARTS + 0.5, STRIP, {
      fill: colourOf(at(part / (PARTS - 1))),
    }),
  );
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const named = shares.map((share) => rampWords(width, share, at(share)));
  const dots = shares.map((mark) => ({
    ...{ mark, ink: inkOn?.(colourOf(at(mark))) ?? "", y: STRIP / 2 },
    x: STRIP / 2 + mark * (width - STRIP),
  }));
  return drawing(width, 32, [...strip, ...(inkOn ? marksOn(dots, STRIP) : []), ...named]);
}

/** @param {number} width @param {number} share @param {number} at the value there */
function rampWords(width, share, at) {
  const anchor = share === 0 ? "start" : share === 1 ? "end" : "middle";
  const value = share % 1 === 0 ? at : Number(at.toPrecision(2));
  const text = value < 1e4 ? count(value) : tickText(Number(value.toPrecision(3)));
  return words(share * width, 27, text, { "font-size": 11.5, "text-anchor": anchor });
}
