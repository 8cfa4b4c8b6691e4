/** What there is to show of runs on boards that grow. */

import { count } from "../base/numbers.js";
import { OFFERED } from "../cards/compare/presets.js";
import { LIMIT, SAMPLES } from "../session/compare/growth.js";
import { contenders, isSame } from "./contenders.js";
import { unitOf } from "./starts-view.js";
import { sizesOf } from "./survey-tasks.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/compare/growth.js").Growth} Growth */
/** @typedef {import("../session/compare/growth.js").Measure} Measure */
/** @typedef {import("./surveys.js").KnownOf} KnownOf */
/** @typedef {import("./contenders.js").Contender} Contender */
/** A value above 0, what half of the runs lie between, and whether most of them were stopped. @typedef {{x: number, value: number, low: number, high: number, stopped: boolean}} Point */
/** @typedef {{name: string, colour: string, look: number, points: Point[]}} Series */
/**
 * @typedef {object} GrowthView
 * @property {(Contender & {shown: boolean})[]} offered
 * @property {Series[]} series
 * @property {string} unit
 * @property {{value: number, says: string} | null} limit
 * @property {string} caption
 * @property {import("../base/csv.js").Table} table
 * @property {(value: number) => string} valueText
 */

/** Which of the figures of a size each measure is, and in what unit it is shown. @type {Record<Measure, {key: "steps" | "nodes" | "microseconds", per: number}>} */
const FIGURES = {
  steps: { key: "steps", per: 1 },
  nodes: { key: "nodes", per: 1 },
  time: { key: "microseconds", per: 1000 },
};

/** What a measure is counted in. @param {GameId} game @param {Measure} measure */
export const measureUnit = (game, measure) =>
  measure === "time" ? "milliseconds" : unitOf(game, measure);

/**
 * @param {Growth} growth
 * @param {GameId} game
 * @param {SolverInfo[]} solvers
 * @param {KnownOf} known
 * @returns {GrowthView}
 */
export function growthView(growth, game, solvers, known) {
  const others = growth.lanes.filter((lane) => !OFFERED[game].some((one) => isSame(one, lane)));
  const offered = contenders([...OFFERED[game], ...others], solvers).map((contender) => ({
    ...contender,
    shown: growth.lanes.some((lane) => isSame(lane, contender.lane)),
  }));
  const shown = offered.filter(({ shown }) => shown);
  const series = shown.map(({ lane, name, colour, look }) => {
    const sizes = sizesOf(growth, game, lane, known);
    return { name, colour, look, points: pointsOf(sizes, growth.measure) };
  });
  const [unit, valueText] = [measureUnit(game, growth.measure), textOf(growth.measure)];
  return {
    ...{ offered, series, unit, valueText },
    limit:
      growth.measure === "steps"
        ? { value: LIMIT, says: `stopped at ${count(LIMIT)} steps` }
        : null,
    caption: captionOf(series, growth.n, unit, valueText, game),
    table: tableOf(series, unit),
  };
}

/** @param {import("../engine/engine.js").SurveySize[]} sizes @param {Measure} measure @returns {Point[]} */
function pointsOf(sizes, measure) {
  const { key, per } = FIGURES[measure];
  return sizes.flatMap(({ n, stopped, runs, [key]: spread }) => {
    const [value, low, high] = [spread.median, spread.low, spread.high].map((one) => one / per);
    // A solver that puts no queens has no place on a logarithmic axis.
    return value > 0
      ? [{ x: n, value, low: low || value, high, stopped: 2 * stopped > runs.length }]
      : [];
  });
}

/** @param {Measure} measure @returns {(value: number) => string} */
const textOf = (measure) => (value) => (measure === "time" ? milliseconds(value) : count(value));

/** @param {number} value */
const milliseconds = (value) => `${value < 10 ? Number(value.toPrecision(2)) : count(value)} ms`;

/**
 * @param {Series[]} series
 * @param {number} n
 * @param {string} unit
 * @param {(value: number) => string} valueText
 * @param {GameId} game
 */
function captionOf(series, n, unit, valueText, game) {
  const there = series.flatMap(({ name, points }) =>
    points.filter(({ x }) => x === n).map((point) => ({ name, ...point })),
  );
  const given = game === "queens" ? "a random queen locked on each" : "a random start on each";
  const ground = `Medians of ${SAMPLES} boards of each size with ${given}; half of the runs lie in the band.`;
  if (there.length === 0) return ground;
  const order = there.toSorted((a, b) => a.value - b.value);
  const [least, most] = [order[0], order[order.length - 1]];
  const what = (/** @type {Point} */ { value }) =>
    unit === "milliseconds" ? valueText(value) : `${valueText(value)} ${unit}`;
  if (least === most) return `On ${n} × ${n}, ${most.name} takes ${what(most)}. ${ground}`;
  const ratio = most.value / least.value;
  const times = `${most.stopped ? "over " : ""}${ratio < 10 ? ratio.toFixed(1) : count(ratio)} times`;
  const over = most.stopped ? "over " : "";
  return `On ${n} × ${n}, ${most.name} takes ${over}${what(most)}: ${times} as many as ${least.name} (${valueText(least.value)}). ${ground}`;
}

/** @param {Series[]} series @param {string} unit */
function tableOf(series, unit) {
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  const cell = (/** @type {Point | undefined} */ point) =>
    point ? `${point.stopped ? "over " : ""}${Number(point.value.toPrecision(6))}` : null;
  return {
    head: ["n", ...series.map(({ name }) => `${name}, ${unit}`)],
    rows: sizes
      .toSorted((a, b) => a - b)
      .map((n) => [n, ...series.map(({ points }) => cell(points.find(({ x }) => x === n)))]),
  };
}
