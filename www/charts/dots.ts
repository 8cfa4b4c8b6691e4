/** Many runs of a few solvers: a dot for each, heaped up over a common axis. */
import { count } from "../core/numbers.ts";
import { underneath, uprights } from "./axes.ts";
import { decades, type Scale, scale } from "./scales.ts";
import { circle, drawing, HALO, line, type Shape, widthOf, words } from "./tree.ts";

/** What a run took, above 0, and whether that led to a solution. */
interface Run {
  value: number;
  solved: boolean;
}
interface Row {
  name: string;
  colour: string;
  runs: Run[];
  median: number | null;
  /** What nine in ten runs lie between. */
  most: [number, number] | null;
  /** On the right. */
  says: string;
}

/** Which run is looked at: of a row, by its place. */
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
/** How far apart dots stand. */
const STEP = 5.6;
/** What the heading of a row takes, and what stands under its line. */
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
  const [least, most] = [Math.min(...values, 1e9), Math.max(...values, 1)];
  const ends: [number, number] =
    values.length === 0 ? decades([]) : [rounded(least, 1), rounded(most, -1)];
  return scale("logarithmic", ends, [MARGIN, width - MARGIN], width / 60);
}

/**
 * The nearest value of 1, 2 or 5 times a power of ten that leaves a little room.
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
  const room = width - widthOf(row.name, 13) > widthOf(row.says, 12) + 40;
  return [
    line(
      [
        [MARGIN, base + 1],
        [width - MARGIN, base + 1],
      ],
      { stroke: "var(--line)" },
    ),
    ...nineInTen(row, base, x),
    ...dots(row, base, rowHeight - HEAD - UNDER, x, seen),
    words(MARGIN - 10, top + 20, row.name, { ...name, ...HALO }),
    ...(room ? [words(width - 4, top + 20, row.says, { "text-anchor": "end", ...HALO })] : []),
    ...median(row, top, base, x, width),
  ];
}

const nineInTen = ({ most, colour }: Row, base: number, x: Scale) =>
  most === null
    ? []
    : [
        line(
          [
            [x.at(most[0]), base + 3],
            [x.at(most[1]), base + 3],
          ],
          {
            ...{ stroke: colour, "stroke-width": 4, opacity: 0.45 },
          },
        ),
      ];

function dots({ runs, colour }: Row, base: number, room: number, x: Scale, seen: number | null) {
  const heaps = heaped(runs, x);
  const highest = Math.max(1, ...heaps.map(({ level }) => level + 1));
  const up = Math.min(STEP, room / highest);
  const r = Math.max(1.8, Math.min(2.4, up * 0.6));
  return heaps.map(({ place, level, solved }, at) => {
    const isSeen = at === seen;
    const look = solved
      ? { fill: colour, opacity: isSeen ? 1 : 0.8 }
      : { fill: "var(--panel)", stroke: colour };
    const ring = isSeen ? { stroke: "var(--ink)", "stroke-width": 2 } : {};
    return circle(place, base - 3 - level * up, isSeen ? 4.5 : r, { ...look, ...ring });
  });
}

/** Where each dot stands, and on how many others. */
function heaped(runs: Run[], x: Scale) {
  const levels: Map<number, number> = new Map();
  return runs.map(({ value, solved }) => {
    const heap = Math.round(x.at(value) / STEP);
    const level = levels.get(heap) ?? 0;
    levels.set(heap, level + 1);
    return { place: heap * STEP, level, solved };
  });
}

function median({ median: value }: Row, top: number, base: number, x: Scale, width: number) {
  if (value === null) return [];
  const place = x.at(value);
  const text = `median ${count(value)}`;
  const fits = place + 10 + widthOf(text, 12) < width;
  const anchor = fits ? {} : { "text-anchor": "end" };
  return [
    line(
      [
        [place, base + 5],
        [place, top + 26],
      ],
      { stroke: "var(--ink)", "stroke-width": 1.6 },
    ),
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
      ...{ "font-weight": 600, fill: "var(--ink)", ...anchor, ...HALO },
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
