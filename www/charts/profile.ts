/** A run's depth, pixel by pixel: in a lane of a race, and between dead ends. */

import type { Snapshot } from "../engine/generated/run.ts";
import { highest, type Profile } from "./spans.ts";
import { box, drawing, round, type Shape, shape } from "./tree.ts";

/** The depth at each step, and where steps are on the clock's scale. */
export interface LaneProfile {
  opening: Snapshot["profile"];
  whole: Snapshot["profile"];
  reached: number;
  step: number;
  /** The greatest possible depth, or 0 for the greatest reached. */
  most: number;
  toX: (step: number) => number;
}

/** The range of depths at each pixel; −1 where it is unknown. */
interface Outline {
  low: Float32Array;
  high: Float32Array;
}

/** The first steps are known one by one, later ones as columns of several. */
export function outlineOf(
  { opening, whole, reached, toX }: Pick<LaneProfile, "opening" | "whole" | "reached" | "toX">,
  pixels: number,
): Outline {
  const outline = {
    low: new Float32Array(pixels).fill(-1),
    high: new Float32Array(pixels).fill(-1),
  };
  const first = opening ? opening.width * opening.most.length : 0;
  if (opening) add(outline, opening, 0, Math.min(first, reached + 1), toX);
  if (whole && reached >= first) add(outline, whole, first, reached + 1, toX);
  return outline;
}

/**
 * @param from the first step
 * @param to the step after the last
 */
function add(
  { low, high }: Outline,
  { width, least, most }: Profile,
  from: number,
  to: number,
  toX: LaneProfile["toX"],
) {
  const pixels = low.length;
  for (let column = Math.floor(from / width); column < most.length; column++) {
    const [begin, end] = [Math.max(from, column * width), Math.min(to, (column + 1) * width)];
    if (begin >= end) continue;
    const left = Math.floor(toX(begin) * pixels);
    const right = Math.min(pixels, Math.max(left + 1, Math.floor(toX(end) * pixels)));
    for (let x = left; x < right; x++) {
      low[x] = high[x]! < 0 ? least[column]! : Math.min(low[x]!, least[column]!);
      high[x] = Math.max(high[x]!, most[column]!);
    }
  }
}

interface Edge {
  /** The line, and the area under it, as paths; both empty if nothing is known. */
  line: string;
  area: string;
}

/**
 * The edge of an outline between two places.
 * @param y the height of a depth
 * @param foot of the area
 */
function edgeOf(
  depths: Float32Array,
  y: (depth: number) => number,
  foot: number,
  [from, to]: [number, number],
): Edge {
  let [line, depth] = ["", -1];
  let x = Math.max(0, Math.floor(from));
  for (; x < Math.min(to, depths.length) && depths[x]! >= 0; x++) {
    if (depths[x] === depth) continue;
    depth = depths[x]!;
    const left = round(Math.max(x, from));
    line += line === "" ? `M${left} ${round(y(depth))}` : `H${left}V${round(y(depth))}`;
  }
  if (line === "") return { line, area: "" };
  line += `H${round(Math.min(x, to))}`;
  return { line, area: `${line}V${foot}H${round(Math.max(0, from))}Z` };
}

/** Its edges keep to whole pixels, which draws faster: it can change in every frame. */
const CRISP = { "shape-rendering": "crispEdges" };

const filled = (d: string, fill: string, opacity: number) =>
  shape("path", { d, fill, "fill-opacity": opacity, ...CRISP });

/** The opacity of the fill. */
const AHEAD = 0.13;
const PAST = 0.3;
/** Room above the greatest depth, in pixels. */
const HEADROOM = 4;

/** The part before the current step stands out. */
export function laneProfile(
  course: LaneProfile,
  { width, height }: { width: number; height: number },
  colour: string,
): Shape {
  const { opening, whole, step, toX } = course;
  const outline = outlineOf(course, width);
  const most = course.most || Math.max(highest(whole), highest(opening));
  const now = Math.min(toX(step) * width, width - 1);
  const { high } = outline;
  const y = heights(height, most);
  return drawing(width, height, [
    box(0, height - 1, width, 1, { fill: "var(--line)" }),
    ...pastOf(outline, { height, most, colour }, now),
    filled(edgeOf(high, y, height, [now, width]).area, colour, AHEAD),
    box(now, 0, 1.5, height, { fill: "var(--ink)" }),
  ]);
}

const heights = (height: number, most: number) => (depth: number) =>
  height - 1 - ((height - HEADROOM) * depth) / most;

/** The depths up to a place: a line over a fill, darker between the least and the greatest. */
export function pastOf(
  { low, high }: Outline,
  { height, most, colour }: { height: number; most: number; colour: string },
  to: number,
): Shape[] {
  const y = heights(height, most);
  const [top, bottom] = [high, low].map((depths) => edgeOf(depths, y, height, [0, to]));
  return [
    filled(top!.area, colour, PAST),
    shape("path", {
      d: top!.area + bottom!.area,
      "fill-rule": "evenodd",
      ...CRISP,
      fill: colour,
      "fill-opacity": PAST,
    }),
    shape("path", {
      d: top!.line,
      fill: "none",
      stroke: colour,
      "stroke-width": 1.25,
      "stroke-linejoin": "round",
    }),
  ];
}
