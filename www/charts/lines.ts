/** Lines over the sizes of a board, on a logarithmic axis: medians, and a band around each. */
import { type Frame, levels, underneath } from "./axes.ts";
import { spread } from "./labels.ts";
import { dashOf, markOf, stoppedMark } from "./marks.ts";
import { decades, type Scale, scale } from "./scales.ts";
import { box, drawing, line, type Spot, widthOf, words } from "./tree.ts";

/**
 * A value above 0, what half of the runs lie between, and whether it would be more without a limit.
 */
interface Point {
  x: number;
  value: number;
  low: number;
  high: number;
  stopped: boolean;
}
/** A line; its number tells its mark and its dash. */
interface Series {
  name: string;
  colour: string;
  points: Point[];
  look: number;
}
export interface LineChart {
  width: number;
  height: number;
  /** The first and the last size. */
  sizes: [number, number];
  series: Series[];
  /** The size that is looked at. */
  cursor: number | null;
  /** Where runs are stopped, on this axis. */
  limit: { value: number; says: string } | null;
  /** Whether there is room for names beside the lines, and for the values looked at. */
  named: boolean;
  valueText: (value: number) => string;
}

const NAME = { "font-size": 13, "font-weight": 600 };
/** The height of a line of names. */
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
  const all = [...new Set(chart.series.flatMap(({ points }) => points.map((point) => point.x)))];
  const far = (size: number) => Math.abs(x.at(size) - place);
  return all.length === 0
    ? null
    : all.reduce((one, other) => (far(other) < far(one) ? other : one));
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
    scale("logarithmic", [Math.min(1, least) === 1 ? 1 : least, most], [bottom, top], 9),
  ];
}

const limitWords = ({ limit }: LineChart, { left }: Frame, y: Scale) =>
  limit ? [words(left + 6, y.at(limit.value) - 8, `△ ${limit.says}`)] : [];

const cursorLine = (cursor: number | null, { top, bottom }: Frame, x: Scale) =>
  cursor === null
    ? []
    : [
        line(
          [
            [x.at(cursor), top],
            [x.at(cursor), bottom],
          ],
          {
            ...{ stroke: "var(--muted)", "stroke-dasharray": "3 3" },
          },
        ),
      ];

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

/** The names of the lines beside the chart, each joined to the end of its line. */
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
      line([end, [right + 10, place]], { stroke: colour, opacity: 0.4 }),
      words(right + 15, place + 4, name, { ...NAME, fill: colour }),
    ];
  });
}

/** All values at the size that is looked at, the most first, where growing lines leave room. */
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
      ...{ "font-size": 13, "font-weight": 700, fill: "var(--ink)" },
    }),
    ...rows.flatMap((row, at) => valueRow(row, x + 14, y + 40 + at * 20, width - 28)),
  ];
}

const valueRow = (
  { name, colour, text, look }: ReturnType<typeof valuesAt>[number],
  x: number,
  y: number,
  width: number,
) => [
  markOf(look)(x + 5, y - 4, 4, { fill: colour }),
  words(x + 16, y, name, { "font-size": 12.5, fill: "var(--ink)" }),
  words(x + width, y, text, {
    ...{ "font-size": 12.5, "font-weight": 600, fill: "var(--ink)", "text-anchor": "end" },
  }),
];

/** What every line comes to at the size that is looked at, the most first. */
export const valuesAt = ({ series, cursor, valueText }: LineChart) =>
  series
    .flatMap(({ points, ...of }) =>
      points.filter(({ x }) => x === cursor).map((point) => ({ ...of, ...point })),
    )
    .toSorted((a, b) => b.value - a.value)
    .map((point) => ({
      ...{ name: point.name, colour: point.colour, look: point.look },
      text: `${point.stopped ? "over " : ""}${valueText(point.value)}`,
    }));
