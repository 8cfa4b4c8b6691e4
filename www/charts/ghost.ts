/** The ghost profile: a run's depth, with the dead ends hatched that a stronger method never entered. */

import { count } from "../core/numbers.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import { CachedPicture } from "../render/cached.ts";
import type { Theme } from "../render/theme.ts";
import { drawOutline, outlineOf } from "./outline.ts";
import { highest } from "./spans.ts";

interface Ghost {
  profile: GhostProfile | null;
  /** The dead end chosen. */
  span: number | null;
  /** The current step of the weaker method. */
  step: number;
  /** The colour of the weaker method, and of the stronger. */
  line: string;
  shade: string;
}

interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  x: (step: number) => number;
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
const APART = 8;
/** Pixels between hatching strokes. */
const HATCH = 5;

export class GhostPicture {
  /** The part that stays the same from step to step. */
  #still = new CachedPicture();

  /** @param size in CSS pixels */
  show(
    context: CanvasRenderingContext2D,
    { profile, span, step, line, shade }: Ghost,
    theme: Theme,
    { width, height }: { width: number; height: number },
  ) {
    if (!profile) return;
    this.#still.update([profile, line, shade, theme], width, height, (still) =>
      drawStill(sheetOf(still, width, height, profile), theme, profile, line, shade),
    );
    context.drawImage(this.#still.canvas, 0, 0, width, height);
    const sheet = sheetOf(context, width, height, profile);
    if (span !== null) drawChosen(sheet, profile, span, shade);
    else drawCursor(sheet, theme, step);
  }
}

function drawStill(sheet: Sheet, theme: Theme, profile: GhostProfile, line: string, shade: string) {
  const most = highest(profile.profile);
  drawAxes(sheet, theme, most, profile.steps);
  drawSpans(sheet, profile, shade);
  drawCourse(sheet, profile, most, line);
  drawNumbers(sheet, theme, profile, shade);
}

const sheetOf = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { steps }: GhostProfile,
): Sheet => ({
  context,
  width,
  height,
  x: (at) => LEFT + ((width - LEFT) * at) / Math.max(1, steps),
});

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

const baseOf = ({ height }: Sheet) => height - FOOT;

function drawAxes(sheet: Sheet, theme: Theme, most: number, steps: number) {
  const { context, width, x } = sheet;
  const base = baseOf(sheet);
  context.font = `11px ${theme.font}`;
  context.textBaseline = "middle";
  context.strokeStyle = theme.line;
  const every = Math.max(1, Math.ceil(most / 4));
  for (let depth = 1; depth <= most; depth += every) {
    const y = depthY(base, most)(depth);
    context.fillStyle = theme.muted;
    context.textAlign = "left";
    context.fillText(String(depth), 0, y);
    context.fillStyle = theme.line;
    context.fillRect(LEFT, y, width - LEFT, 1);
  }
  context.fillRect(LEFT, base, width - LEFT, 1);
  context.fillStyle = theme.muted;
  for (const tick of roundTicks(steps, (width - LEFT) / 90)) {
    const isLast = x(tick) > width - 30;
    context.textAlign = tick === 0 ? "left" : isLast ? "right" : "center";
    context.fillText(tick === 0 ? "step 0" : count(tick), x(tick), base + 12);
  }
}

const depthY = (base: number, most: number) => (depth: number) =>
  base - ((base - TOP) * depth) / most;

/** Round step numbers, about `most` of them. */
function roundTicks(steps: number, most: number) {
  const least = steps / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const every = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 10 * power;
  return Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => index * every);
}

/** Hatches the dead ends, merged where they touch: there can be far more of them than pixels. */
function drawSpans(sheet: Sheet, { from, to }: GhostProfile, colour: string) {
  const { context, x } = sheet;
  const base = baseOf(sheet);
  context.save();
  context.beginPath();
  const runs: [number, number][] = [];
  for (let span = 0; span < from.length; span++) {
    const [left, right] = [x(from[span]!), x(to[span]! + 1)];
    const last = runs.at(-1);
    if (last && left - last[1] < 0.75) last[1] = Math.max(last[1], right);
    else runs.push([left, right]);
  }
  context.fillStyle = colour;
  for (const [left, right] of runs) {
    const across = Math.max(1.5, right - left);
    context.fillRect(left, TOP - 4, across, 3);
    context.rect(left, TOP - 1, across, base - TOP + 1);
  }
  context.clip();
  hatch(sheet, colour);
  context.restore();
}

function hatch({ context, width, height }: Sheet, colour: string) {
  context.strokeStyle = colour;
  context.globalAlpha = 0.4;
  context.lineWidth = 1.25;
  context.beginPath();
  for (let left = -height; left < width; left += HATCH) {
    context.moveTo(left, height);
    context.lineTo(left + height, 0);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawCourse(sheet: Sheet, { profile, steps }: GhostProfile, most: number, colour: string) {
  const { context, width } = sheet;
  const across = Math.max(1, Math.floor(width - LEFT));
  const toX = (step: number) => step / Math.max(1, steps);
  const outline = outlineOf(
    { opening: null, whole: profile, reached: steps, step: steps, most, toX },
    across,
  );
  const height = baseOf(sheet) - TOP;
  context.save();
  context.translate(LEFT, TOP);
  drawOutline(context, outline, { height, most, colour, isPast: true });
  context.restore();
}

function drawChosen(sheet: Sheet, { from, to }: GhostProfile, span: number, colour: string) {
  const { context, x } = sheet;
  const left = x(from[span]!);
  const [width, height] = [Math.max(3, x(to[span]! + 1) - left), baseOf(sheet) - TOP + 4];
  context.fillStyle = context.strokeStyle = colour;
  context.globalAlpha = 0.4;
  context.fillRect(left, TOP - 4, width, height);
  context.globalAlpha = 1;
  context.lineWidth = 2;
  context.strokeRect(left, TOP - 4, width, height);
}

function drawCursor(sheet: Sheet, theme: Theme, step: number) {
  const { context, x } = sheet;
  context.fillStyle = theme.ink;
  context.fillRect(x(step) - 0.75, TOP - 10, 1.5, baseOf(sheet) - TOP + 10);
}

/** Labels the largest dead ends with their numbers of steps. */
function drawNumbers(
  { context, width, x }: Sheet,
  theme: Theme,
  { from, to }: GhostProfile,
  colour: string,
) {
  const length = (span: number) => to[span]! - from[span]! + 1;
  const largest = [...Array(from.length).keys()].sort((a, b) => length(b) - length(a));
  context.font = `600 11px ${theme.font}`;
  context.fillStyle = colour;
  context.textAlign = "center";
  const written: [number, number][] = [];
  for (const span of largest.slice(0, 4 * NUMBERED)) {
    const words = count(length(span));
    const half = context.measureText(words).width / 2 + APART;
    const middle = Math.min(width - half, Math.max(half, (x(from[span]!) + x(to[span]! + 1)) / 2));
    const covers = written.some(([left, right]) => middle - half < right && middle + half > left);
    if (written.length === NUMBERED || covers) continue;
    written.push([middle - half, middle + half]);
    context.fillText(words, middle, TOP - 12);
  }
}
