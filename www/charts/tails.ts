/** The share of runs that take more than x steps, on logarithmic axes: there a heavy tail is nearly a straight line. */
import { ascending } from "../core/lists.ts";
import { type Frame, levels, underneath } from "./axes.ts";
import { dashOf } from "./marks.ts";
import { type Scale, scale } from "./scales.ts";
import { drawing, line, type Spot, words } from "./tree.ts";

interface Run {
  name: string;
  colour: string;
  /** One number for each seed. */
  steps: number[];
}

export interface TailChart {
  width: number;
  height: number;
  runs: Run[];
}

const LEFT = 40;
const NAME = { "font-size": 12.5, "font-weight": 600 };
/** The height of a name, and between the names and the plot. */
const ROW = 18;

export function tailChart({ width, height, runs }: TailChart) {
  const top = 30 + ROW * runs.length;
  const frame = { left: LEFT, right: width - 12, top, bottom: height - 30 };
  const [x, y] = scalesOf(runs, frame);
  return drawing(width, height, [
    ...runs.map(({ name, colour }, at) => words(0, 14 + ROW * at, name, { ...NAME, fill: colour })),
    words(0, top - 12, "share of runs with more than x steps"),
    ...levels(frame, y),
    ...underneath(height - 10, x, "x = "),
    ...runs.map(({ colour, steps }, at) =>
      line(
        tailOf(steps).map(([value, share]): Spot => [x.at(value), y.at(share)]),
        {
          stroke: colour,
          "stroke-width": 2.2,
          "stroke-linejoin": "round",
          ...(dashOf(at) ? { "stroke-dasharray": dashOf(at) } : {}),
        },
      ),
    ),
  ]);
}

function scalesOf(runs: Run[], { left, right, top, bottom }: Frame): [Scale, Scale] {
  const seeds = Math.max(10, ...runs.map(({ steps }) => steps.length));
  const all = runs.flatMap(({ steps }) => steps);
  const ends: [number, number] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [1, 10];
  return [
    scale("logarithmic", ends, [left, right], (right - left) / 50),
    scale("logarithmic", [1 / seeds, 1], [bottom, top], (bottom - top) / 26),
  ];
}

/** For each number of steps, the share of the runs that take more; without the longest run. */
export function tailOf(steps: number[]): [value: number, share: number][] {
  const sorted = ascending(steps);
  const most = sorted.at(-1);
  return [...new Set(sorted)]
    .filter((value) => value !== most)
    .map((value) => [value, sorted.filter((other) => other > value).length / sorted.length]);
}
