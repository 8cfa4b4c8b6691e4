/** A dot plot: a row for each solver, a stacked dot for each run. */
import { count } from "../core/numbers.ts";
import { underneath, uprights } from "./axes.ts";
import { decades, type Scale, scale } from "./scales.ts";
import { circle, drawing, HALO, line, type Shape, segment, widthOf, words } from "./tree.ts";

export interface Seeds {
  /** The steps of each seed. */
  runs: { value: number; solved: boolean }[];
  median: number | null;
  /** The middle 90%. */
  most: [number, number] | null;
  label: string;
}

interface Row extends Seeds {
  name: string;
  colour: string;
}
type Run = Row["runs"][number];

interface Cursor {
  row: number;
  run: number;
}
export interface DotChart {
  width: number;
  rowHeight: number;
  rows: Row[];
  cursor: Cursor | null;
}

const FOOT = 30;
const MARGIN = 14;
/** Between neighbouring dots. */
const STEP = 5.6;
/** The height of a row's heading, and below its line. */
const HEAD = 40;
const UNDER = 12;

export function dotChart(chart: DotChart) {
  const { width, rowHeight, rows } = chart;
  const height = rows.length * rowHeight + FOOT;
  const x = axisOf(chart);
  const frame = { left: MARGIN, right: width - MARGIN, top: 0, bottom: height - 24 };
  return drawing(width, height, [
    ...uprights(frame, x),
    ...underneath(height - 8, x, ""),
    ...rows.flatMap((row, at) => rowOf(chart, row, at, x)),
  ]);
}

function axisOf({ width, rows }: DotChart): Scale {
  const values = rows.flatMap(({ runs }) => runs.map(({ value }) => value));
  const ends: [number, number] =
    values.length === 0
      ? decades([])
      : [rounded(Math.min(...values, 1e9), 1), rounded(Math.max(...values, 1), -1)];
  return scale("logarithmic", ends, [MARGIN, width - MARGIN], width / 60);
}

/**
 * The nearest 1, 2 or 5 times a power of ten that leaves a little room.
 * @param way 1 for one below, -1 for one above
 */
function rounded(value: number, way: 1 | -1) {
  const power = Math.floor(Math.log10(value));
  const all = [power - 1, power, power + 1].flatMap((p) => [1, 2, 5].map((part) => part * 10 ** p));
  return way === 1
    ? Math.max(...all.filter((one) => one <= value * 0.95))
    : Math.min(...all.filter((one) => one >= value * 1.05));
}

function rowOf({ width, rowHeight, cursor }: DotChart, row: Row, at: number, x: Scale): Shape[] {
  const [top, base] = [at * rowHeight, (at + 1) * rowHeight - UNDER];
  const seen = cursor?.row === at ? cursor.run : null;
  const name = { "font-size": 13, "font-weight": 600, fill: row.colour };
  const room = width - widthOf(row.name, 13) > widthOf(row.label, 12) + 40;
  return [
    segment([MARGIN, base + 1], [width - MARGIN, base + 1], { stroke: "var(--line)" }),
    ...nineInTen(row, base, x),
    ...dots(row, base, rowHeight - HEAD - UNDER, x, seen),
    words(MARGIN - 10, top + 20, row.name, { ...name, ...HALO }),
    ...(room ? [words(width - 4, top + 20, row.label, { "text-anchor": "end", ...HALO })] : []),
    ...median(row, top, base, x, width),
  ];
}

const nineInTen = ({ most, colour }: Row, base: number, x: Scale) =>
  most === null
    ? []
    : [
        segment([x.at(most[0]), base + 3], [x.at(most[1]), base + 3], {
          stroke: colour,
          "stroke-width": 4,
          opacity: 0.45,
        }),
      ];

function dots({ runs, colour }: Row, base: number, room: number, x: Scale, seen: number | null) {
  const stacks = stacked(runs, x);
  const highest = Math.max(1, ...stacks.map(({ level }) => level + 1));
  const up = Math.min(STEP, room / highest);
  const r = Math.max(1.8, Math.min(2.4, up * 0.6));
  return stacks.map(({ place, level, solved }, at) => {
    const isSeen = at === seen;
    const look = solved
      ? { fill: colour, opacity: isSeen ? 1 : 0.8 }
      : { fill: "var(--panel)", stroke: colour };
    const ring = isSeen ? { stroke: "var(--ink)", "stroke-width": 2 } : {};
    return circle(place, base - 3 - level * up, isSeen ? 4.5 : r, { ...look, ...ring });
  });
}

/** The place of each dot, and how many are below it. */
function stacked(runs: Run[], x: Scale) {
  const levels: Map<number, number> = new Map();
  return runs.map(({ value, solved }) => {
    const stack = Math.round(x.at(value) / STEP);
    const level = levels.get(stack) ?? 0;
    levels.set(stack, level + 1);
    return { place: stack * STEP, level, solved };
  });
}

function median({ median: value }: Row, top: number, base: number, x: Scale, width: number) {
  if (value === null) return [];
  const place = x.at(value);
  const text = `median ${count(value)}`;
  const fits = place + 10 + widthOf(text, 12) < width;
  const anchor = fits ? {} : { "text-anchor": "end" };
  return [
    segment([place, base + 5], [place, top + 26], { stroke: "var(--ink)", "stroke-width": 1.6 }),
    line(
      [
        [place - 5, base + 6],
        [place + 5, base + 6],
        [place, base + 1],
      ],
      { fill: "var(--ink)" },
      true,
    ),
    words(place + (fits ? 7 : -7), top + 36, text, {
      "font-weight": 600,
      fill: "var(--ink)",
      ...anchor,
      ...HALO,
    }),
  ];
}

/**
 * The dot nearest to a place on a chart.
 * @param left in pixels
 */
export function dotAt(chart: DotChart, left: number, top: number): Cursor | null {
  const row = Math.floor(top / chart.rowHeight);
  const runs = chart.rows[row]?.runs ?? [];
  if (runs.length === 0) return null;
  const x = axisOf(chart);
  const far = (run: Run) => Math.abs(x.at(run.value) - left);
  const run = runs.reduce((best, one, at) => (far(one) < far(runs[best]!) ? at : best), 0);
  return { row, run };
}
