/** Medians by board size on a logarithmic axis, each with a band around it. */
import { cursorLine, type Frame, levels, underneath } from "./axes.ts";
import { spread } from "./labels.ts";
import { dashOf, markOf, stoppedMark } from "./marks.ts";
import { decades, nearestTo, type Scale, scale } from "./scales.ts";
import { box, drawing, line, type Spot, segment, widthOf, words } from "./tree.ts";

/** A positive value, the middle half of the runs, and whether most were stopped. */
export interface Point {
  x: number;
  value: number;
  low: number;
  high: number;
  stopped: boolean;
}

export interface Series {
  name: string;
  colour: string;
  /** Picks its mark and its dash. */
  look: number;
  points: Point[];
}

export interface LineChart {
  width: number;
  height: number;
  /** The first and the last size. */
  sizes: [number, number];
  series: Series[];
  /** The size under the cursor. */
  cursor: number | null;
  /** Where runs are stopped. */
  limit: { value: number; label: string } | null;
  /** Whether names fit beside the lines, and values in the chart. */
  named: boolean;
  valueText: (value: number) => string;
}

const NAME = { "font-size": 13, "font-weight": 600 };
/** Between two names. */
const GAP = 18;

export function lineChart(chart: LineChart) {
  const frame = frameOf(chart);
  const [x, y] = scalesOf(chart, frame);
  const seen = chart.series.filter(({ points }) => points.length > 0);
  return drawing(chart.width, chart.height, [
    ...levels(frame, y, chart.limit?.value),
    ...underneath(chart.height - 12, x, "n = "),
    ...limitWords(chart, frame, y),
    ...cursorLine(chart.cursor, frame, x),
    ...seen.map((series) => band(series, x, y)),
    ...seen.flatMap((series) => lineOf(series, chart.cursor, x, y)),
    ...(chart.named ? [...names(chart, frame, x, y), ...values(chart, frame)] : []),
  ]);
}

/**
 * The size nearest to a place on a chart.
 * @param place in pixels from the left
 */
export function sizeAt(chart: LineChart, place: number) {
  const [x] = scalesOf(chart, frameOf(chart));
  const sizes = chart.series.flatMap(({ points }) => points.map((point) => point.x));
  return nearestTo(sizes, x, place);
}

function frameOf({ width, height, series, named }: LineChart): Frame {
  const widest = Math.max(0, ...series.map(({ name }) => widthOf(name, 14)));
  const right = width - (named ? Math.min(300, widest + 30) : 14);
  return { left: 46, right, top: 26, bottom: height - 34 };
}

function scalesOf(
  { series, sizes, limit }: LineChart,
  { left, right, top, bottom }: Frame,
): [Scale, Scale] {
  const seen = series.flatMap(({ points }) => points.flatMap(({ low, high }) => [low, high]));
  const [least, most] = decades(limit ? [...seen, limit.value] : seen);
  return [
    scale("whole", sizes, [left, right], (right - left) / 42),
    scale("logarithmic", [Math.min(1, least), most], [bottom, top], 9),
  ];
}

const limitWords = ({ limit }: LineChart, { left }: Frame, y: Scale) =>
  limit ? [words(left + 6, y.at(limit.value) - 8, `△ ${limit.label}`)] : [];

function band({ colour, points }: Series, x: Scale, y: Scale) {
  const above = points.map((point): Spot => [x.at(point.x), y.at(point.high)]);
  const below = points.map((point): Spot => [x.at(point.x), y.at(point.low)]).toReversed();
  return line([...above, ...below], { fill: colour, opacity: 0.13 }, true);
}

function lineOf({ colour, points, look }: Series, cursor: number | null, x: Scale, y: Scale) {
  const stroke = { stroke: colour, "stroke-width": 2.2, "stroke-linejoin": "round" };
  const dash = dashOf(look) ? { "stroke-dasharray": dashOf(look) } : {};
  return [
    line(
      points.map((point) => [x.at(point.x), y.at(point.value)]),
      { ...stroke, ...dash },
    ),
    ...points.map((point) => {
      const [left, top] = [x.at(point.x), y.at(point.value)];
      if (point.stopped) return stoppedMark(left, top, colour);
      const isSeen = point.x === cursor;
      const ring = isSeen ? { stroke: "var(--panel)", "stroke-width": 2 } : {};
      return markOf(look)(left, top, isSeen ? 5 : 2.8, { fill: colour, ...ring });
    }),
  ];
}

/** Names beside the chart, each joined to the end of its line. */
function names({ series, height }: LineChart, { right }: Frame, x: Scale, y: Scale) {
  const ended = series.flatMap(({ name, colour, points }) => {
    const last = points.at(-1);
    return last ? [{ name, colour, last }] : [];
  });
  const places = spread(
    ended.map(({ last }) => y.at(last.value)),
    GAP,
    [12, height - 24],
  );
  return ended.flatMap(({ name, colour, last }, at) => {
    const end: Spot = [x.at(last.x) + 7, y.at(last.value)];
    const place = places[at]!;
    return [
      segment(end, [right + 10, place], { stroke: colour, opacity: 0.4 }),
      words(right + 15, place + 4, name, { ...NAME, fill: colour }),
    ];
  });
}

/** A box of the values at the cursor, in the corner that growing lines leave free. */
function values(chart: LineChart, { left, top }: Frame) {
  const rows = valuesAt(chart);
  if (chart.cursor === null || rows.length === 0) return [];
  const [x, y] = [left + 14, top + 16];
  const widest = Math.max(...rows.map(({ name, text }) => widthOf(`${name}  ${text}`, 12.5)));
  const width = widest + 54;
  const ground = { fill: "var(--panel)", stroke: "var(--line)", rx: 8 };
  return [
    box(x, y, width, 32 + rows.length * 20, ground),
    words(x + 14, y + 21, `${chart.cursor} × ${chart.cursor}`, {
      "font-size": 13,
      "font-weight": 700,
      fill: "var(--ink)",
    }),
    ...rows.flatMap((row, at) => valueRow(row, x + 14, y + 40 + at * 20, width - 28)),
  ];
}

function valueRow(
  { name, colour, text, look }: ReturnType<typeof valuesAt>[number],
  x: number,
  y: number,
  width: number,
) {
  const type = { "font-size": 12.5, fill: "var(--ink)" };
  return [
    markOf(look)(x + 5, y - 4, 4, { fill: colour }),
    words(x + 16, y, name, type),
    words(x + width, y, text, { "font-weight": 600, "text-anchor": "end", ...type }),
  ];
}

/** The values at the cursor, largest first. */
export const valuesAt = ({ series, cursor, valueText }: LineChart) =>
  series
    .flatMap(({ points, ...line }) =>
      points.filter(({ x }) => x === cursor).map((point) => ({ ...line, ...point })),
    )
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, colour, look, stopped, value }) => ({
      name,
      colour,
      look,
      text: `${stopped ? "over " : ""}${valueText(value)}`,
    }));
