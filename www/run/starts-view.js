/** What there is to show of runs from every start. */

import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { count } from "../base/numbers.js";
import { LIMIT } from "../session/compare/starts.js";
import { contenders } from "./contenders.js";
import { startsTask } from "./survey-tasks.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").SurveyRun} SurveyRun */
/** @typedef {import("../session/compare/starts.js").Starts} Starts */
/** @typedef {import("./surveys.js").KnownOf} KnownOf */
/** @typedef {import("./contenders.js").Contender} Contender */
/** What a run from a square came to. @typedef {{value: number, says: string, stopped: boolean}} Value */
/** @typedef {{least: number, median: number, most: number}} Range by square, each the first that has it */
/**
 * A solver on every start.
 * @typedef {object} StartsMap
 * @property {Contender} contender
 * @property {(Value | null)[]} values by square
 * @property {Range | null} range
 * @property {string} says `34 to 1,220 steps, median 259`
 */
/**
 * @typedef {object} StartsView
 * @property {StartsMap[]} maps
 * @property {[number, number] | null} ends the least and the most of both
 * @property {string} unit
 * @property {string} caption
 * @property {import("../base/csv.js").Table} table
 * @property {(square: number) => string} nameOf
 */

/**
 * What the figures of a game are called.
 * @param {GameId} game
 * @param {"steps" | "nodes"} metric
 */
export const unitOf = (game, metric) =>
  metric === "steps" ? "steps" : game === "queens" ? "queens tried" : "jumps";

/**
 * @param {Starts} starts
 * @param {GameId} game
 * @param {SolverInfo[]} solvers
 * @param {KnownOf} known
 * @returns {StartsView}
 */
export function startsView(starts, game, solvers, known) {
  const metric = starts.metric === "nodes" ? "nodes" : "steps";
  const unit = unitOf(game, metric);
  const nameOf = (/** @type {number} */ square) => nameIn(starts, square);
  const maps = contenders(starts.lanes, solvers).map((contender) => {
    const runs = known(startsTask(starts, game, contender.lane))?.value?.squares ?? [];
    return mapOf(contender, starts, runs, metric, unit);
  });
  const all = maps.flatMap(({ values }) => values.flatMap((value) => value?.value ?? []));
  return {
    ...{ maps, unit, nameOf },
    ends: all.length > 0 ? [Math.max(1, Math.min(...all)), Math.max(2, ...all)] : null,
    caption: captionOf(maps, unit, nameOf),
    table: tableOf(maps, unit, nameOf),
  };
}

/** @param {{rows: number, columns: number}} size @param {number} square */
const nameIn = (size, square) => squareName(size, place(size, square));

/**
 * @param {Contender} contender
 * @param {Starts} starts
 * @param {(SurveyRun | null)[]} runs
 * @param {"steps" | "nodes"} metric
 * @param {string} unit
 * @returns {StartsMap}
 */
function mapOf(contender, { rows, columns }, runs, metric, unit) {
  const values = Array.from({ length: rows * columns }, (_, square) => {
    const run = runs[square] ?? null;
    return run && { value: run[metric], says: resultOf(run), stopped: run.outcome === "stopped" };
  });
  const range = rangeOf(values);
  const at = (/** @type {number} */ square) => count(values[square]?.value ?? 0);
  const says = range
    ? `${at(range.least)} to ${at(range.most)} ${unit}, median ${at(range.median)}`
    : "";
  return { contender, values, range, says };
}

/** What there is to say of how a run ended. @param {SurveyRun} run */
function resultOf({ outcome }) {
  if (outcome === "stopped") return `stopped at ${count(LIMIT)} steps`;
  if (outcome === "exhausted") return "no solution";
  return outcome === "gave-up" ? "gave up" : "";
}

/** @param {(Value | null)[]} values @returns {Range | null} */
function rangeOf(values) {
  const order = values.flatMap((value, square) => (value ? [{ ...value, square }] : []));
  if (order.length === 0) return null;
  order.sort((a, b) => a.value - b.value);
  const most = order.find(({ value }) => value === order[order.length - 1].value);
  return {
    least: order[0].square,
    median: order[Math.floor(order.length / 2)].square,
    most: most?.square ?? order[0].square,
  };
}

/**
 * @param {StartsMap[]} maps
 * @param {string} unit
 * @param {StartsView["nameOf"]} nameOf
 */
function captionOf(maps, unit, nameOf) {
  const sentences = maps.flatMap(({ contender, values, range }) => {
    if (!range) return [];
    const [least, most] = [range.least, range.most].map((square) =>
      count(values[square]?.value ?? 0),
    );
    const ends = `${least} (${nameOf(range.least)}) to ${most} (${nameOf(range.most)})`;
    return [`${contender.name}: ${ends} ${unit}.`];
  });
  return [...sentences, ...stoppedWords(maps), ...comparisonWords(maps, unit)].join(" ");
}

/** @param {StartsMap[]} maps */
const stoppedWords = (maps) =>
  maps.flatMap(({ contender, values }) => {
    const stopped = values.filter((value) => value?.stopped).length;
    const runs = stopped === 1 ? "One run was" : `${stopped} runs were`;
    return stopped > 0 ? [`${runs} stopped at ${count(LIMIT)} steps (${contender.name}).`] : [];
  });

/** From how many starts each takes fewer. @param {StartsMap[]} maps @param {string} unit */
function comparisonWords([one, other], unit) {
  if (!one || !other) return [];
  const pairs = one.values.flatMap((value, square) => {
    const against = other.values[square];
    return value && against ? [[value.value, against.value]] : [];
  });
  if (pairs.length === 0) return [];
  const fewer = pairs.filter(([a, b]) => b < a).length;
  return [
    `${other.contender.name} takes fewer ${unit} on ${count(fewer)} of ${count(pairs.length)} squares.`,
  ];
}

/**
 * @param {StartsMap[]} maps
 * @param {string} unit
 * @param {StartsView["nameOf"]} nameOf
 */
function tableOf(maps, unit, nameOf) {
  const squares = maps[0]?.values.map((_, square) => square) ?? [];
  return {
    head: ["square", ...maps.map(({ contender }) => `${contender.name}, ${unit}`)],
    rows: squares.map((square) => [
      nameOf(square),
      ...maps.map(({ values }) => valueText(values[square])),
    ]),
  };
}

/** As a table has it: a number, unless the run was stopped. @param {Value | null} value */
const valueText = (value) => (value?.stopped ? `over ${value.value}` : (value?.value ?? null));

/**
 * What both solvers come to on a square.
 * @param {StartsView} view
 * @param {GameId} game
 * @param {number} square
 */
export function squareWords({ maps, unit, nameOf }, game, square) {
  const values = maps.map(({ values }) => values[square]);
  return {
    name: nameOf(square),
    title: game === "queens" ? "Locked on" : "From",
    rows: maps.map(({ contender }, at) => ({
      ...{ name: contender.name, value: values[at]?.value ?? null },
      text: values[at] ? `${values[at].stopped ? "over " : ""}${count(values[at].value)}` : "…",
      says: values[at]?.says ?? "",
    })),
    ratio: ratioWords(
      maps.map(({ contender }) => contender.name),
      values,
      unit,
    ),
  };
}

/**
 * How many times as many one takes as the other: said where it is true.
 * @param {string[]} names
 * @param {(Value | null)[]} values
 * @param {string} unit
 */
function ratioWords([one, other], [a, b], unit) {
  if (!a || !b || (a.stopped && b.stopped)) return "";
  if (a.value === b.value) return `Both take as many ${unit}.`;
  const [slow, high, low] = a.value > b.value ? [one, a, b] : [other, b, a];
  if (low.stopped || low.value === 0) return "";
  const ratio = high.value / low.value;
  const times = ratio < 10 ? ratio.toFixed(1) : count(ratio);
  return `${slow} takes ${high.stopped ? "more than " : ""}${times} times as many ${unit}.`;
}
