/** A heat map of a board: the colour of a square shows its value on a logarithmic scale. */
import { gradient } from "../core/colour.ts";
import { grouped } from "../core/groups.ts";
import { columnLetters } from "../core/names.ts";
import { count } from "../core/numbers.ts";
import { crossPath } from "./marks.ts";
import { tickText } from "./scales.ts";
import { box, drawing, moved, round, type Shape, shape, widthOf, words } from "./tree.ts";

export interface Cell {
  fill: string;
  ink: string;
  /** The first that fits is written on the square. */
  texts: string[];
  /** Drawn where no text fits. */
  mark: Mark | null;
  label: string;
}
export interface HeatMap {
  width: number;
  rows: number;
  columns: number;
  cells: Cell[];
  label: string;
  /** The square under the pointer. */
  cursor: number | null;
  /** The square that Tab stops at. */
  focus: number;
}

type Squares = Pick<HeatMap, "width" | "columns" | "cells">;

/** Room for the names of ranks and files. */
const NAMES = 22;
/** Smaller squares have neither names nor text. */
const LEAST_NAMED = 24;
const MOST_SIDE = 56;

function sideOf({ width, columns }: { width: number; columns: number }) {
  const side = Math.min(MOST_SIDE, (width - NAMES) / columns);
  return side < LEAST_NAMED ? Math.min(MOST_SIDE, width / columns) : side;
}

const marginFor = (side: number) => (side < LEAST_NAMED ? 0 : NAMES);

export function heatMap(map: HeatMap) {
  const { rows, columns, label } = map;
  const side = sideOf(map);
  const margin = marginFor(side);
  const grid = shape(
    "g",
    { role: "grid", "aria-label": label, transform: `translate(${margin} 0)` },
    Array.from({ length: rows }, (_, row) => rowOf(map, row, side)),
  );
  const names = margin ? namesOf(rows, columns, side, margin) : [];
  const marks = moved(margin, 0, marksOn(marksIn(map, side), side));
  return drawing(margin + columns * side, rows * side + margin, [
    grid,
    marks,
    ...names,
    ...cursorRing(map),
  ]);
}

/** Whether some squares have marks in place of text. */
export const isMarked = (map: Squares) => marksIn(map, sideOf(map)).length > 0;

const marksIn = ({ columns, cells }: Squares, side: number) =>
  cells.flatMap(({ mark, ink, texts }, square) => {
    if (mark === null || texts.some((text) => typeFor(text, side) > 0)) return [];
    const [x, y] = [square % columns, Math.floor(square / columns)];
    return [{ mark, ink, x: (x + 0.5) * side, y: (y + 0.5) * side }];
  });

function rowOf({ columns, cells, focus }: HeatMap, row: number, side: number) {
  const squares = Array.from({ length: columns }, (_, column) => {
    const square = row * columns + column;
    return cellOf(cells[square]!, square, [column * side, row * side, side], square === focus);
  });
  return shape("g", { role: "row" }, squares);
}

function cellOf(
  { fill, ink, texts, label }: Cell,
  square: number,
  [x, y, side]: [x: number, y: number, side: number],
  isFocus: boolean,
) {
  const look = { fill, stroke: "var(--panel)", "stroke-width": side > 16 ? 2 : 0.5 };
  const text = texts.find((text) => typeFor(text, side) > 0) ?? "";
  const type = typeFor(text, side);
  const written = words(x + side / 2, y + side / 2 + type * 0.36, text, {
    "font-size": type,
    "font-weight": 600,
    fill: ink,
    "text-anchor": "middle",
  });
  const attributes = {
    role: "gridcell",
    "aria-label": label,
    tabindex: isFocus ? 0 : -1,
    "data-square": square,
  };
  return shape("g", attributes, [box(x, y, side, side, look), ...(type > 0 ? [written] : [])]);
}

/** The largest font size in which a text fits into a square; 0 for none. */
function typeFor(text: string, side: number) {
  if (side < LEAST_NAMED) return 0;
  const sizes = [14, 12, 10.5, 9.5].filter((type) => type < side * 0.6);
  return sizes.find((type) => widthOf(text, type * 1.08) <= side - 2) ?? 0;
}

/** The ring around the square under the pointer, in two contrasting colours. */
export function cursorRing(map: Pick<HeatMap, "width" | "columns" | "cursor">) {
  const { cursor, columns } = map;
  if (cursor === null) return [];
  const side = sideOf(map);
  const margin = marginFor(side);
  const [x, y] = [margin + (cursor % columns) * side, Math.floor(cursor / columns) * side];
  const ring = (stroke: string, width: number) =>
    box(x + 1.5, y + 1.5, side - 3, side - 3, {
      fill: "none",
      stroke,
      "stroke-width": width,
      rx: 4,
      class: "heat-cursor",
    });
  return [ring("var(--panel)", 6), ring("var(--ink)", 3)];
}

function namesOf(rows: number, columns: number, side: number, margin: number) {
  const look = { "font-size": 11, "text-anchor": "middle" };
  const ranks = Array.from({ length: rows }, (_, row) =>
    words(margin / 2, (row + 0.5) * side + 4, String(rows - row), look),
  );
  const files = Array.from({ length: columns }, (_, column) =>
    words(margin + (column + 0.5) * side, rows * side + 15, columnLetters(column), look),
  );
  return [...ranks, ...files];
}

export interface HeatScale {
  colourOf: (value: number) => string;
  /** How far along the scale a value is, from 0 to 1. */
  shareOf: (value: number) => number;
}

/**
 * A logarithmic colour scale, clamped to its ends; a single value is at the start.
 * @param colours from few to many
 * @param values the least and the most, above 0
 */
export function heatScale(colours: string[], [least, most]: [number, number]): HeatScale {
  const colourAt = gradient(colours);
  const whole = Math.log(most / least);
  const shareOf = (value: number) =>
    whole > 0 ? Math.min(1, Math.log(Math.max(value, least) / least) / whole) : 0;
  return { shareOf, colourOf: (value) => colourAt(shareOf(value)) };
}

/** The strip's number of parts, and its height. */
const PARTS = 48;
const STRIP = 12;

/**
 * The scale as a strip, with values below it.
 * @param inkOn the colour of dots on it; null for no dots
 */
export function ramp(
  width: number,
  { colourOf }: HeatScale,
  [least, most]: [number, number],
  inkOn: ((colour: string) => string) | null,
) {
  const at = (share: number) => least * (most / least) ** share;
  const strip = Array.from({ length: PARTS }, (_, part) =>
    box((part * width) / PARTS, 0, width / PARTS + 0.5, STRIP, {
      fill: colourOf(at(part / (PARTS - 1))),
    }),
  );
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const named = shares.map((share) => rampWords(width, share, at(share)));
  const dots = shares.map((mark) => ({
    mark,
    ink: inkOn?.(colourOf(at(mark))) ?? "",
    x: STRIP / 2 + mark * (width - STRIP),
    y: STRIP / 2,
  }));
  return drawing(width, 32, [...strip, ...(inkOn ? marksOn(dots, STRIP) : []), ...named]);
}

function rampWords(width: number, share: number, at: number) {
  const anchor = share === 0 ? "start" : share === 1 ? "end" : "middle";
  const value = share % 1 === 0 ? at : Number(at.toPrecision(2));
  const text = value < 1e4 ? count(value) : tickText(Number(value.toPrecision(3)));
  return words(share * width, 27, text, { "font-size": 11.5, "text-anchor": anchor });
}

/** A share from 0 to 1, or a sign. */
export type Mark = number | "tick" | "cross";

interface Placed {
  mark: Mark;
  ink: string;
  x: number;
  y: number;
}

/** The radius of the smallest dot, and how much the largest adds, in sides of a square. */
const SMALLEST = 0.07;
const GROWTH = 0.19;

const dot = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SIGNS: Record<"tick" | "cross", (x: number, y: number, r: number) => string> = {
  tick: (x, y, r) => `M${round(x - r)} ${round(y)}l${0.7 * r} ${0.8 * r}l${1.3 * r} ${-1.6 * r}`,
  cross: crossPath,
};

function pathOf({ mark, x, y }: Placed, side: number) {
  if (typeof mark === "number") return dot(x, y, round(side * (SMALLEST + GROWTH * mark)));
  return SIGNS[mark](x, y, round(side * 0.22));
}

/**
 * All marks of a map. There can be thousands, so marks that look alike share a path.
 * @param side of a square
 */
export function marksOn(marks: Placed[], side: number): Shape[] {
  const alike = grouped(marks, ({ mark, ink }) => `${typeof mark} ${ink}`);
  return [...alike.values()].map((group) => {
    const [{ mark, ink }] = group;
    const stroke = { fill: "none", stroke: ink, "stroke-width": round(Math.max(1, side * 0.11)) };
    return shape("path", {
      ...(typeof mark === "number" ? { fill: ink } : stroke),
      d: group.map((placed) => pathOf(placed, side)).join(""),
      "pointer-events": "none",
    });
  });
}
