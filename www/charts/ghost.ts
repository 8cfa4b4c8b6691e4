/** The ghost profile: a run's depth, with the dead ends hatched that a stronger method never entered. */

import { count } from "../core/numbers.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import { outlineOf, pastOf } from "./profile.ts";
import { highest } from "./spans.ts";
import { type Attributes, box, moved, round, type Shape, shape, widthOf, words } from "./tree.ts";

export interface GhostChart {
  profile: GhostProfile;
  width: number;
  height: number;
  /** The colour of the weaker method, and of the stronger. */
  line: string;
  shade: string;
}

/** Margins of the plot, in pixels. */
const LEFT = 24;
const TOP = 22;
const FOOT = 20;
/** A click this near to a dead end chooses it, in pixels. */
const NEAR = 6;
/** The number of largest dead ends with a label, if they fit. */
const NUMBERED = 9;
/** Room beside a label, in pixels. */
const APART = 9;
/** Pixels between hatching strokes. */
const HATCH = 5;
const SMALL = { "font-size": 11 };

/** The part that stays the same from step to step. */
export function ghostChart(chart: GhostChart): Shape[] {
  const { profile, width, height, line, shade } = chart;
  const [across, base] = [Math.max(1, Math.floor(width - LEFT)), height - FOOT];
  const most = highest(profile.profile);
  const { steps, profile: whole } = profile;
  const toX = (step: number) => step / Math.max(1, steps);
  const outline = outlineOf({ opening: null, whole, reached: steps, toX }, across);
  return [
    ...axes(chart, most),
    ...hatched(chart),
    moved(LEFT, TOP, pastOf(outline, { height: base - TOP, most, colour: line }, across)),
    ...numbers(chart, shade),
  ];
}

/** The chosen dead end, or else the step. */
export function ghostCursor(chart: GhostChart, span: number | null, step: number): Shape {
  const { height, shade, profile } = chart;
  const [x, base] = [placesOf(chart), height - FOOT];
  if (span === null) {
    return box(x(step) - 0.75, TOP - 10, 1.5, base - TOP + 10, { fill: "var(--ink)" });
  }
  const left = x(profile.from[span]!);
  const wide = Math.max(3, x(profile.to[span]! + 1) - left);
  const look = { fill: shade, "fill-opacity": 0.4, stroke: shade, "stroke-width": 2 };
  return box(left, TOP - 4, wide, base - TOP + 4, look);
}

/** In pixels from the left. */
const placesOf =
  ({ width, profile: { steps } }: GhostChart) =>
  (at: number) =>
    LEFT + ((width - LEFT) * at) / Math.max(1, steps);

/**
 * The dead end at a place on the chart, or else the step.
 * @param at pixels from the left
 */
export function ghostAt(
  profile: GhostProfile,
  at: number,
  width: number,
): { span: number } | { step: number } {
  const across = Math.max(1, width - LEFT);
  const step = ((at - LEFT) / across) * profile.steps;
  const near = (NEAR / across) * profile.steps;
  const span = nearest(profile, step);
  const isNear =
    span >= 0 && profile.from[span]! - near <= step && step <= profile.to[span]! + 1 + near;
  return isNear ? { span } : { step: Math.max(0, Math.min(profile.steps, Math.round(step))) };
}

/** The dead end that ends first at a step or after it. */
function nearest({ from, to }: GhostProfile, step: number) {
  let best = from.length - 1;
  for (let span = from.length - 1; span >= 0 && to[span]! >= step; span--) best = span;
  const before = best - 1;
  return before >= 0 && step - to[before]! < from[best]! - step ? before : best;
}

function axes(chart: GhostChart, most: number): Shape[] {
  const { width, height, profile } = chart;
  const [x, base] = [placesOf(chart), height - FOOT];
  const rule = (y: number) => box(LEFT, y, width - LEFT, 1, { fill: "var(--line)" });
  const every = Math.max(1, Math.ceil(most / 4));
  const depths = Array.from({ length: Math.ceil(most / every) }, (_, at) => 1 + at * every);
  const anchorOf = (tick: number) =>
    tick === 0 ? "start" : x(tick) > width - 30 ? "end" : "middle";
  return [
    ...depths.flatMap((depth) => {
      const y = base - ((base - TOP) * depth) / most;
      return [words(0, y + 4, String(depth), SMALL), rule(y)];
    }),
    rule(base),
    ...roundTicks(profile.steps, (width - LEFT) / 90).map((tick) =>
      words(x(tick), base + 16, tick === 0 ? "step 0" : count(tick), {
        ...SMALL,
        "text-anchor": anchorOf(tick),
      }),
    ),
  ];
}

/** Round step numbers, about `most` of them. */
function roundTicks(steps: number, most: number) {
  const least = steps / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const every = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 10 * power;
  return Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => index * every);
}

/** Hatches the dead ends, merged where they touch: there can be far more of them than pixels. */
function hatched(chart: GhostChart): Shape[] {
  const { height, shade } = chart;
  const { from, to } = chart.profile;
  const [x, base] = [placesOf(chart), height - FOOT];
  const runs: [number, number][] = [];
  for (let span = 0; span < from.length; span++) {
    const [left, right] = [x(from[span]!), x(to[span]! + 1)];
    const last = runs.at(-1);
    if (last && left - last[1] < 0.75) last[1] = Math.max(last[1], right);
    else runs.push([left, right]);
  }
  const boxes = (top: number, high: number) =>
    runs
      .map(([left, right]) => {
        const wide = round(Math.max(1.5, right - left));
        return `M${round(left)} ${top}h${wide}v${high}h${-wide}z`;
      })
      .join("");
  const area = { width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse" };
  const stroke: Attributes = { stroke: shade, "stroke-opacity": 0.4, "stroke-width": 1.25 };
  const corner = `M0 ${HATCH}L${HATCH} 0M-1 1L1 -1M${HATCH - 1} ${HATCH + 1}l2 -2`;
  return [
    shape("pattern", { id: "hatch", ...area }, [shape("path", { d: corner, ...stroke })]),
    shape("path", { d: boxes(TOP - 4, 3), fill: shade }),
    shape("path", { d: boxes(TOP - 1, base - TOP + 1), fill: "url(#hatch)" }),
  ];
}

/** Labels the largest dead ends with their numbers of steps. */
function numbers(chart: GhostChart, fill: string): Shape[] {
  const { width } = chart;
  const { from, to } = chart.profile;
  const x = placesOf(chart);
  const length = (span: number) => to[span]! - from[span]! + 1;
  const largest = [...Array(from.length).keys()].sort((a, b) => length(b) - length(a));
  const look = { ...SMALL, "font-weight": 600, "text-anchor": "middle", fill };
  const written: [number, number][] = [];
  const labels: Shape[] = [];
  for (const span of largest.slice(0, 4 * NUMBERED)) {
    const text = count(length(span));
    const half = widthOf(text, 11) / 2 + APART;
    const middle = Math.min(width - half, Math.max(half, (x(from[span]!) + x(to[span]! + 1)) / 2));
    const covers = written.some(([left, right]) => middle - half < right && middle + half > left);
    if (written.length === NUMBERED || covers) continue;
    written.push([middle - half, middle + half]);
    labels.push(words(middle, TOP - 8, text, look));
  }
  return labels;
}
