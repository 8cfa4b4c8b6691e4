/** The view model of runs from every start. */

import { place } from "../core/geometry.ts";
import { squareName } from "../core/names.ts";
import { count, tenths } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { LIMIT, type Starts } from "../routes/compare/starts.ts";
import { type Contender, contenders } from "./contenders.ts";
import { type KnownOf, newsOf, startsTask } from "./survey-tasks.ts";

export interface Value {
  value: number;
  label: string;
  stopped: boolean;
}

/** The first square with each value. */
interface Range {
  least: number;
  median: number;
  most: number;
}

interface StartsMap {
  contender: Contender;
  values: (Value | null)[];
  range: Range | null;
  /** `34 to 1,220 steps, median 259`. */
  message: string;
}

export type StartsView = ReturnType<typeof startsView>;

export const unitOf = (game: GameId, metric: "steps" | "nodes") =>
  metric === "steps" ? "steps" : game !== "knights" ? "queens tried" : "jumps";

export function startsView(starts: Starts, game: GameId, solvers: SolverInfo[], known: KnownOf) {
  const metric = starts.metric === "nodes" ? "nodes" : "steps";
  const unit = unitOf(game, metric);
  const nameOf = (square: number) => nameIn(starts, square);
  const maps = contenders(starts.lanes, solvers).map((contender) => {
    const runs = newsOf("starts", known(startsTask(starts, game, contender.lane)))?.squares ?? [];
    return mapOf(contender, starts, runs, metric, unit);
  });
  const all = maps.flatMap(({ values }) => values.flatMap((value) => value?.value ?? []));
  return {
    maps,
    unit,
    nameOf,
    ends: endsOf(all),
    caption: captionOf(maps, unit, nameOf),
    table: tableOf(maps, unit, nameOf),
  };
}

/** The least and the greatest value of both solvers. */
const endsOf = (all: number[]): [number, number] | null =>
  all.length > 0 ? [Math.max(1, Math.min(...all)), Math.max(2, ...all)] : null;

type NameOf = (square: number) => string;

const nameIn = (size: { rows: number; columns: number }, square: number) =>
  squareName(size, place(size, square));

function mapOf(
  contender: Contender,
  { rows, columns }: Starts,
  runs: (RunEnd | null)[],
  metric: "steps" | "nodes",
  unit: string,
): StartsMap {
  const values = Array.from({ length: rows * columns }, (_, square) => {
    const run = runs[square] ?? null;
    return run && { value: run[metric], label: resultOf(run), stopped: run.outcome === "stopped" };
  });
  const range = rangeOf(values);
  const at = (square: number) => count(values[square]?.value ?? 0);
  const message = range
    ? `${at(range.least)} to ${at(range.most)} ${unit}, median ${at(range.median)}`
    : "";
  return { contender, values, range, message };
}

function resultOf({ outcome }: RunEnd) {
  if (outcome === "stopped") return `stopped at ${count(LIMIT)} steps`;
  if (outcome === "exhausted") return "no solution";
  return outcome === "gave-up" ? "gave up" : "";
}

function rangeOf(values: (Value | null)[]): Range | null {
  const order = values.flatMap((value, square) => (value ? [{ ...value, square }] : []));
  if (order.length === 0) return null;
  order.sort((a, b) => a.value - b.value);
  const highest = order.at(-1)!.value;
  return {
    least: order[0]!.square,
    median: order[Math.floor(order.length / 2)]!.square,
    most: order.find(({ value }) => value === highest)!.square,
  };
}

function captionOf(maps: StartsMap[], unit: string, nameOf: NameOf) {
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

const stoppedWords = (maps: StartsMap[]) =>
  maps.flatMap(({ contender, values }) => {
    const stopped = values.filter((value) => value?.stopped).length;
    const runs = stopped === 1 ? "One run was" : `${stopped} runs were`;
    return stopped > 0 ? [`${runs} stopped at ${count(LIMIT)} steps (${contender.name}).`] : [];
  });

/** On how many squares the second solver takes fewer. */
function comparisonWords([one, other]: StartsMap[], unit: string) {
  if (!one || !other) return [];
  const pairs = one.values.flatMap((value, square): [number, number][] => {
    const against = other.values[square];
    return value && against ? [[value.value, against.value]] : [];
  });
  if (pairs.length === 0) return [];
  const fewer = pairs.filter(([a, b]) => b < a).length;
  return [
    `${other.contender.name} takes fewer ${unit} on ${count(fewer)} of ${count(pairs.length)} squares.`,
  ];
}

function tableOf(maps: StartsMap[], unit: string, nameOf: NameOf) {
  const squares = maps[0]?.values.map((_, square) => square) ?? [];
  return {
    head: ["square", ...maps.map(({ contender }) => `${contender.name}, ${unit}`)],
    rows: squares.map((square) => [
      nameOf(square),
      ...maps.map(({ values }) => valueText(values[square])),
    ]),
  };
}

const valueText = (value: Value | null | undefined) =>
  value?.stopped ? `over ${value.value}` : (value?.value ?? null);

export function squareWords({ maps, unit, nameOf }: StartsView, game: GameId, square: number) {
  const values = maps.map(({ values }) => values[square] ?? null);
  return {
    name: nameOf(square),
    title: game !== "knights" ? "Locked on" : "From",
    rows: maps.map(({ contender }, at) => ({
      name: contender.name,
      value: values[at]?.value ?? null,
      text: values[at] ? `${values[at].stopped ? "over " : ""}${count(values[at].value)}` : "…",
      message: values[at]?.label ?? "",
    })),
    ratio: ratioWords(
      maps.map(({ contender }) => contender.name),
      values,
      unit,
    ),
  };
}

/** The ratio between the two solvers, if known. */
function ratioWords([one, other]: string[], [a, b]: (Value | null)[], unit: string) {
  if (!a || !b || (a.stopped && b.stopped)) return "";
  if (a.value === b.value) return `Both take the same number of ${unit}.`;
  const [slow, high, low] = a.value > b.value ? [one, a, b] : [other, b, a];
  if (low.stopped || low.value === 0) return "";
  const times = tenths(high.value / low.value);
  return `${slow} takes ${high.stopped ? "more than " : ""}${times} times as many ${unit}.`;
}
