/** Attacking pairs after each step of several runs: where they stall and where they start over. */
import { count } from "../core/numbers.ts";
import { cursorLine, type Frame, levels, underneath } from "./axes.ts";
import { dashOf } from "./marks.ts";
import { nearestTo, type Scale, scale, tickText } from "./scales.ts";
import { circle, drawing, HALO, line, type Shape, type Spot, widthOf, words } from "./tree.ts";

export interface Point {
  step: number;
  pairs: number;
  temperature: number | null;
}

/** The attacking pairs in the course of a run. */
export interface ConflictCourse {
  points: Point[];
  /** The steps at which a run starts over. */
  restarts: number[];
  /** The number of steps that fill an empty board. */
  placing: number;
  /** The last step, if the chart does not show it. */
  beyond: number | null;
}

interface Run extends ConflictCourse {
  name: string;
  colour: string;
  /** Selects its mark and its dashes. */
  look: number;
}

export interface ConflictChart {
  width: number;
  height: number;
  runs: Run[];
  cursor: number | null;
}

/** The axis is logarithmic if the longest run is this many times the shortest. */
const FAR_APART = 60;
/** Left of the chart, and between the names above it. */
const LEFT = 34;
const NAME = 18;
/** This many steps without a change count as a plateau. */
const PLATEAU = 5;
/** With more restarts than this, none is marked. */
const MOST_MARKED = 60;
/** A line through more points than this is thin and solid. */
const DENSE = 300;
const NOTE = { "font-size": 11.5, ...HALO };

export function conflictChart(chart: ConflictChart) {
  const names = legend(chart);
  const top = 36 + NAME * (names.at(-1)?.row ?? 0);
  const height = chart.height + top;
  const frame = { left: LEFT, right: chart.width - 12, top, bottom: height - 30 };
  const [x, y] = scalesOf(chart, frame);
  return drawing(chart.width, height, [
    ...names.map(({ text, left, row, colour }) =>
      words(left, 12 + NAME * row, text, { "font-weight": 600, "font-size": 12.5, fill: colour }),
    ),
    ...levels(frame, y),
    ...underneath(height - 10, x, "step "),
    ...chart.runs.flatMap((run) => (run.points.length > 0 ? lineOf(run, x, y) : [])),
    ...chart.runs.flatMap((run) => heatOf(run, frame, x)),
    ...apart(
      chart.runs.flatMap((run) => notes(run, x, y)),
      chart.runs.map(({ points }) =>
        points.map(({ step, pairs }): Spot => [x.at(step), y.at(pairs)]),
      ),
      chart.width,
    ),
    ...cursorLine(chart.cursor, frame, x),
    ...cursorDots(chart, x, y),
  ]);
}

/** The names of the runs, in rows above their lines. */
function legend({ runs, width }: ConflictChart) {
  let [left, row] = [LEFT, 0];
  return runs
    .filter(({ points }) => points.length > 0)
    .map(({ name, colour, beyond }) => {
      const text = beyond === null ? name : `${name} (to step ${count(beyond)})`;
      const wide = widthOf(text, 12.5) + NAME;
      if (left > LEFT && left + wide > width) [left, row] = [LEFT, row + 1];
      left += wide;
      return { text, colour, row, left: left - wide };
    });
}

function scalesOf({ runs }: ConflictChart, { left, right, top, bottom }: Frame): [Scale, Scale] {
  const ends = runs.map(({ points }) => points.at(-1)?.step ?? 1);
  const [least, most] = [Math.min(...ends, 1e9), Math.max(...ends, 1)];
  const highest = Math.max(1, ...runs.flatMap(({ points }) => points.map(({ pairs }) => pairs)));
  const y = scale("root", [0, highest], [bottom, top], (bottom - top) / 26);
  const many = (right - left) / 60;
  return most > FAR_APART * least
    ? [scale("logarithmic", [1, most], [left, right], many), y]
    : [scale("whole", [0, most], [left, right], many), y];
}

/**
 * The step nearest to a place on a chart.
 * @param place in pixels from the left
 */
export function stepAt(chart: ConflictChart, place: number) {
  const [x] = scalesOf(chart, { left: LEFT, right: chart.width - 12, top: 0, bottom: 1 });
  const steps = chart.runs.flatMap(({ points }) => points.map(({ step }) => step));
  return nearestTo(steps, x, place);
}

function lineOf({ colour, points, placing, look, beyond }: Run, x: Scale, y: Scale) {
  const place = ({ step, pairs }: Point): Spot => [x.at(step), y.at(pairs)];
  const stroke = { stroke: colour, "stroke-linejoin": "round" };
  const laid = points.filter(({ step }) => step <= placing);
  const moved = points.filter(({ step }) => step >= placing);
  const last = moved.at(-1) ?? laid.at(-1);
  const isDense = moved.length > DENSE;
  const dash = dashOf(look) && !isDense ? { "stroke-dasharray": dashOf(look) } : {};
  const width = isDense ? 1.2 : beyond === null ? 2.4 : 1.6;
  return [
    ...(placing > 0
      ? [line(laid.map(place), { ...stroke, "stroke-width": 2, "stroke-dasharray": "2 5" })]
      : []),
    line(moved.map(place), { ...stroke, "stroke-width": width, ...dash }),
    ...(last && beyond === null
      ? [
          circle(x.at(last.step), y.at(last.pairs), 5, {
            fill: colour,
            stroke: "var(--panel)",
            "stroke-width": 2,
          }),
        ]
      : []),
  ];
}

/** The temperature of simulated annealing, as a thin line from the top. */
function heatOf({ colour, points }: Run, { top, bottom }: Frame, x: Scale) {
  const warm = points.flatMap(({ step, temperature }) =>
    temperature === null ? [] : [{ step, temperature }],
  );
  const hottest = Math.max(...warm.map(({ temperature }) => temperature));
  const last = warm.at(-1);
  if (!last || hottest <= 0) return [];
  const y = scale("even", [0, hottest], [bottom, top]);
  return [
    line(
      warm.map(({ step, temperature }) => [x.at(step), y.at(temperature)]),
      { stroke: colour, "stroke-width": 1, "stroke-dasharray": "1 3" },
    ),
    words(
      x.at(last.step) - 4,
      y.at(last.temperature) - 6,
      `temperature, from ${tickText(Number(hottest.toPrecision(2)))}`,
      { fill: colour, "text-anchor": "end", ...NOTE },
    ),
  ];
}

interface Note {
  x: number;
  y: number;
  text: string;
  colour: string;
}

function notes(run: Run, x: Scale, y: Scale): Note[] {
  const { colour, points, restarts, placing } = run;
  const last = points.at(-1);
  if (!last) return [];
  const at = (point: Point, text: string, up = 8): Note => {
    return { x: x.at(point.step), y: y.at(point.pairs) - up, text, colour };
  };
  const [minimum, start] = [minimumOf(run), restarts[0]];
  // Simulated annealing stalls for another reason: it rejects moves.
  const plateau = last.temperature === null ? plateauOf(points) : null;
  const begun = points.find(({ step }) => step === start);
  return [
    ...(placing > 0
      ? [at(points[Math.min(placing, points.length - 1)]!, "placing its queens", 9)]
      : []),
    ...(minimum ? [at(minimum, "local minimum", -16)] : []),
    ...(begun ? [at(begun, "starts over", 6)] : []),
    ...(plateau ? [at(plateau, "plateau")] : []),
  ];
}

/** The start of the longest plateau. */
export function plateauOf(points: Point[]) {
  let [from, best, length] = [0, 0, 0];
  points.forEach((point, at) => {
    if (point.pairs !== points[from]!.pairs) from = at;
    if (point.pairs > 0 && at - from > length) [best, length] = [from, at - from];
  });
  return length >= PLATEAU ? points[best]! : null;
}

/** The last point before a run starts over for the first time. */
export function minimumOf({ points, restarts }: Run) {
  const [first] = restarts;
  if (first === undefined || restarts.length > MOST_MARKED) return null;
  return points.findLast(({ step }) => step < first) ?? null;
}

/** How far a note moves up or down to find room. */
const MOVES = [0, -16, 16, -32, 32, -48, 48];

/** A note's box: from its left to its right, around its baseline. */
interface Box {
  left: number;
  right: number;
  y: number;
}

/** The height of a note above its baseline, and below it. */
const [ABOVE, BELOW] = [11, 4];

/** Keeps notes from overlapping each other, and the lines if there is room: one that finds no room is left out. */
function apart(notes: Note[], lines: Spot[][], width: number): Shape[] {
  const taken: Box[] = [];
  return notes.flatMap(({ x, y: wanted, text, colour }) => {
    const wide = widthOf(text, 11.5);
    const left = Math.max(4, Math.min(x, width - wide - 4));
    const boxes = MOVES.map((by) => ({ left, right: left + wide, y: Math.max(12, wanted + by) }));
    const free = boxes.filter((box) => taken.every((one) => !overlap(one, box)));
    const box = free.find((box) => !lines.some((line) => isCrossed(box, line))) ?? free[0];
    if (!box) return [];
    taken.push(box);
    return [words(left, box.y, text, { ...NOTE, fill: colour })];
  });
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right + 4 && other.left < one.right + 4 && Math.abs(one.y - other.y) < 16;

/** Whether a part of a line comes near a note. */
const isCrossed = ({ left, right, y }: Box, line: Spot[]) =>
  line.some(([x, height], at) => {
    const [before, above] = line[at - 1] ?? [x, height];
    const isBeside = Math.max(x, before) < left || Math.min(x, before) > right;
    return !isBeside && Math.max(height, above) > y - ABOVE && Math.min(height, above) < y + BELOW;
  });

const cursorDots = ({ cursor, runs }: ConflictChart, x: Scale, y: Scale) =>
  runs.flatMap(({ points, colour }) => {
    const point = points.find(({ step }) => step === cursor);
    if (!point) return [];
    return [
      circle(x.at(point.step), y.at(point.pairs), 4, { fill: colour, stroke: "var(--panel)" }),
    ];
  });
