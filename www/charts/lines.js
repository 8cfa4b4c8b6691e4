/** Lines over the sizes of a board, on a logarithmic axis: medians, and a band around each. */
import { levels, underneath } from "./axes.js";
import { spread } from "./labels.js";
import { dashOf, markOf, stoppedMark } from "./marks.js";
import { decades, scale } from "./scales.js";
import { box, drawing, line, widthOf, words } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/** @typedef {import("./axes.js").Frame} Frame */
/** @typedef {import("./scales.js").Scale} Scale */
/**
 * A value above 0, what half of the runs lie between, and whether it would be more without a limit.
 * @typedef {{x: number, value: number, low: number, high: number, stopped: boolean}} Point
 */
/** A line; its number tells its mark and its dash. @typedef {{name: string, colour: string, points: Point[], look: number}} Series */
/**
 * @typedef {object} LineChart
 * @property {number} width
 * @property {number} height
 * @property {[number, number]} sizes the first and the last
 * @property {Series[]} series
 * @property {number | null} cursor the size that is looked at
 * @property {{value: number, says: string} | null} limit where runs are stopped, on this axis
 * @property {boolean} named whether there is room for names beside the lines, and for the values looked at
 * @property {(value: number) => string} valueText
 */

const NAME = { "font-size": 13, "font-weight": 600 };
/** The height of a line of names. */
const GAP = 18;

/** @param {LineChart} chart */
export function lineChart(chart) {
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
 * @param {LineChart} chart
 * @param {number} place in pixels from the left
 */
export function sizeAt(chart, place) {
  const [x] = scalesOf(chart, frameOf(chart));
  const all = [...new Set(chart.series.flatMap(({ points }) => points.map((point) => point.x)))];
  const far = (/** @type {number} */ size) => Math.abs(x.at(size) - place);
  return all.length === 0
    ? null
    : all.reduce((one, other) => (far(other) < far(one) ? other : one));
}

/** @param {LineChart} chart @returns {Frame} */
function frameOf({ width, height, series, named }) {
  const widest = Math.max(0, ...series.map(({ name }) => widthOf(name, 14)));
  const right = width - (named ? Math.min(300, widest + 30) : 14);
  return { left: 46, right, top: 26, bottom: height - 34 };
}

/** @param {LineChart} chart @param {Frame} frame @returns {[Scale, Scale]} */
function scalesOf({ series, sizes, limit }, { left, right, top, bottom }) {
  const seen = series.flatMap(({ points }) => points.flatMap(({ low, high }) => [low, high]));
  const [least, most] = decades(limit ? [...seen, limit.value] : seen);
  return [
    scale("whole", sizes, [left, right], (right - left) / 42),
    scale("logarithmic", [Math.min(1, least) === 1 ? 1 : least, most], [bottom, top], 9),
  ];
}

/** @param {LineChart} chart @param {Frame} frame @param {Scale} y */
const limitWords = ({ limit }, { left }, y) =>
  limit ? [words(left + 6, y.at(limit.value) - 8, `△ ${limit.says}`)] : [];

/** @param {number | null} cursor @param {Frame} frame @param {Scale} x */
const cursorLine = (cursor, { top, bottom }, x) =>
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

/** @param {Series} series @param {Scale} x @param {Scale} y */
function band({ colour, points }, x, y) {
  const above = points.map((point) => [x.at(point.x), y.at(point.high)]);
  const below = points.map((point) => [x.at(point.x), y.at(point.low)]).toReversed();
  return line([...above, ...below], { fill: colour, opacity: 0.13 }, true);
}

/**
 * @param {Series} series
 * @param {number | null} cursor
 * @param {Scale} x
 * @param {Scale} y
 */
function lineOf({ colour, points, look }, cursor, x, y) {
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

/**
 * The names of the lines beside the chart, each joined to the end of its line.
 * @param {LineChart} chart
 * @param {Frame} frame
 * @param {Scale} x
 * @param {Scale} y
 */
function names({ series, height }, { right }, x, y) {
  const ended = series.filter(({ points }) => points.length > 0);
  const ends = ended.map(({ points }) => points[points.length - 1]);
  const places = spread(
    ends.map(({ value }) => y.at(value)),
    GAP,
    [12, height - 24],
  );
  return ended.flatMap(({ name, colour }, at) => {
    const end = [x.at(ends[at].x) + 7, y.at(ends[at].value)];
    return [
      line([end, [right + 10, places[at]]], { stroke: colour, opacity: 0.4 }),
      words(right + 15, places[at] + 4, name, { ...NAME, fill: colour }),
    ];
  });
}

/**
 * All values at the size that is looked at, the most first, where growing lines leave room.
 * @param {LineChart} chart
 * @param {Frame} frame
 */
function values(chart, { left, top }) {
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

/** @param {ReturnType<typeof valuesAt>[number]} row @param {number} x @param {number} y @param {number} width */
const valueRow = ({ name, colour, text, look }, x, y, width) => [
  markOf(look)(x + 5, y - 4, 4, { fill: colour }),
  words(x + 16, y, name, { "font-size": 12.5, fill: "var(--ink)" }),
  words(x + width, y, text, {
    ...{ "font-size": 12.5, "font-weight": 600, fill: "var(--ink)", "text-anchor": "end" },
  }),
];

/**
 * What every line comes to at the size that is looked at, the most first.
 * @param {LineChart} chart
 */
export const valuesAt = ({ series, cursor, valueText }) =>
  series
    .flatMap(({ points, ...of }) =>
      points.filter(({ x }) => x === cursor).map((point) => ({ ...of, ...point })),
    )
    .toSorted((a, b) => b.value - a.value)
    .map((point) => ({
      ...{ name: point.name, colour: point.colour, look: point.look },
      text: `${point.stopped ? "over " : ""}${valueText(point.value)}`,
    }));
