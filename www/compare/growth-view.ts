/** The view model of growth. */

import type { Point, Series } from "../charts/lines.ts";
import { OFFERED } from "../content/compare/first.ts";
import { count, tenths } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { SurveySize } from "../engine/generated/survey.ts";
import { type Growth, LIMIT, type Measure, SAMPLES } from "../routes/compare/growth.ts";
import { isSame, offered as offeredOf } from "./contenders.ts";
import { unitOf } from "./starts-view.ts";
import { type KnownOf, sizesOf } from "./survey-tasks.ts";

/** The figure of each measure, and its unit. */
const FIGURES: Record<Measure, { key: "steps" | "nodes" | "microseconds"; per: number }> = {
  steps: { key: "steps", per: 1 },
  nodes: { key: "nodes", per: 1 },
  time: { key: "microseconds", per: 1000 },
};

export const measureUnit = (game: GameId, measure: Measure) =>
  measure === "time" ? "milliseconds" : unitOf(game, measure);

export type GrowthView = ReturnType<typeof growthView>;

export function growthView(growth: Growth, game: GameId, solvers: SolverInfo[], known: KnownOf) {
  const others = growth.lanes.filter((lane) => !OFFERED[game].some((one) => isSame(one, lane)));
  const offered = offeredOf([...OFFERED[game], ...others], growth.lanes, solvers);
  const shown = offered.filter(({ shown }) => shown);
  const series = shown.map(({ lane, name, colour, look }) => {
    const sizes = sizesOf(growth, game, lane, known);
    return { name, colour, look, points: pointsOf(sizes, growth.measure) };
  });
  const [unit, valueText] = [measureUnit(game, growth.measure), textOf(growth.measure)];
  return {
    offered,
    series,
    unit,
    valueText,
    limit:
      growth.measure === "steps"
        ? { value: LIMIT, label: `stopped at ${count(LIMIT)} steps` }
        : null,
    caption: captionOf(series, growth.n, unit, valueText, game),
    table: tableOf(series, unit),
  };
}

function pointsOf(sizes: SurveySize[], measure: Measure): Point[] {
  const { key, per } = FIGURES[measure];
  return sizes.flatMap(({ n, stopped, runs, [key]: spread }) => {
    const [value, low, high] = [spread.median / per, spread.low / per, spread.high / per];
    // Logarithmic axes have no 0.
    return value > 0
      ? [{ x: n, value, low: low || value, high, stopped: 2 * stopped > runs.length }]
      : [];
  });
}

const textOf =
  (measure: Measure): ((value: number) => string) =>
  (value) =>
    measure === "time" ? milliseconds(value) : count(value);

const milliseconds = (value: number) =>
  `${value < 10 ? Number(value.toPrecision(2)) : count(value)} ms`;

/** What a chart of growth runs on. */
const BOARDS: Record<GameId, string> = {
  queens: "boards of each size, each with a random queen locked",
  colour: "generated boards of each size, each with one solution",
  knights: "boards of each size, each with a random start",
};

function captionOf(
  series: Series[],
  n: number,
  unit: string,
  valueText: (value: number) => string,
  game: GameId,
) {
  const there = series.flatMap(({ name, points }) =>
    points.filter(({ x }) => x === n).map((point) => ({ name, ...point })),
  );
  const ground = `Medians of ${SAMPLES} ${BOARDS[game]}; the band holds half of the runs.`;
  if (there.length === 0) return ground;
  const order = there.toSorted((a, b) => a.value - b.value);
  const [least, most] = [order[0]!, order.at(-1)!];
  const what = ({ value }: Point) =>
    unit === "milliseconds" ? valueText(value) : `${valueText(value)} ${unit}`;
  if (least === most) return `On ${n} × ${n}, ${most.name} takes ${what(most)}. ${ground}`;
  const ratio = most.value / least.value;
  const times = `${most.stopped ? "over " : ""}${tenths(ratio)} times`;
  const over = most.stopped ? "over " : "";
  const as = unit === "milliseconds" ? "as long as" : "as many as";
  return `On ${n} × ${n}, ${most.name} takes ${over}${what(most)}, ${times} ${as} ${least.name} (${valueText(least.value)}). ${ground}`;
}

function tableOf(series: Series[], unit: string) {
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  const cell = (point: Point | undefined) =>
    point ? `${point.stopped ? "over " : ""}${Number(point.value.toPrecision(6))}` : null;
  return {
    head: ["n", ...series.map(({ name }) => `${name}, ${unit}`)],
    rows: sizes
      .toSorted((a, b) => a - b)
      .map((n) => [n, ...series.map(({ points }) => cell(points.find(({ x }) => x === n)))]),
  };
}
