/** How deep a run was, drawn pixel by pixel, with what has been run up to a moment standing out. */

import { highest } from "../../charts/spans.ts";
import { fitCanvas } from "../../render/canvas.ts";
import type { Course } from "../../run/race-view.ts";

/** The least and the greatest depth of every pixel; −1 where nothing is known. */
interface Outline {
  low: Float32Array;
  high: Float32Array;
  last: number;
}

/**
 * The outline of a course on so many pixels. Its first steps are known one by one, the others as columns
 * of several.
 */
export function outlineOf(course: Course, pixels: number): Outline {
  const { opening, whole, reached, toX } = course;
  const outline = {
    low: new Float32Array(pixels).fill(-1),
    high: new Float32Array(pixels).fill(-1),
    last: 0,
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
  outline: Outline,
  { width, least, most }: NonNullable<Course["whole"]>,
  from: number,
  to: number,
  toX: Course["toX"],
) {
  const pixels = outline.low.length;
  for (let column = Math.floor(from / width); column < most.length; column++) {
    const [begin, end] = [Math.max(from, column * width), Math.min(to, (column + 1) * width)];
    if (begin >= end) continue;
    const left = Math.floor(toX(begin) * pixels);
    const right = Math.min(pixels, Math.max(left + 1, Math.floor(toX(end) * pixels)));
    for (let x = left; x < right; x++) widen(outline, x, least[column]!, most[column]!);
    outline.last = Math.max(outline.last, right);
  }
}

function widen({ low, high }: Outline, x: number, least: number, most: number) {
  low[x] = high[x]! < 0 ? least : Math.min(low[x]!, least);
  high[x] = Math.max(high[x]!, most);
}

/** The depth that a course is drawn up to. */
export const heightOf = ({ most, whole, opening }: Course) =>
  most || Math.max(highest(whole), highest(opening));

/** How strongly what lies ahead is filled, and what has been run. */
const AHEAD = 0.13;
const PAST = 0.3;
/** Room above the greatest depth, in pixels. */
const HEADROOM = 4;

/** Draws an outline: all of it strongly, with a line on top, or faintly. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  { low, high }: Outline,
  {
    height,
    most,
    colour,
    isPast,
  }: { height: number; most: number; colour: string; isPast: boolean },
) {
  const y = (depth: number) => height - 1 - ((height - HEADROOM) * depth) / most;
  context.fillStyle = context.strokeStyle = colour;
  context.globalAlpha = isPast ? PAST : AHEAD;
  context.beginPath();
  for (let x = 0; x < high.length; x++) {
    const deepest = high[x]!;
    if (deepest < 0) continue;
    const top = y(deepest);
    context.fillRect(x, top, 1, height - top);
    context.lineTo(x, top);
    context.lineTo(x + 1, top);
    if (isPast) context.fillRect(x, top, 1, y(low[x]!) - top);
  }
  context.globalAlpha = 1;
  context.lineWidth = 1.25;
  context.lineJoin = "round";
  if (isPast) context.stroke();
}

/** A course drawn once, as it has been run and as it lies ahead: a frame shows a part of each. */
export class CoursePicture {
  #past = makeCanvas();
  #ahead = makeCanvas();
  /** What it was drawn of. */
  #key: unknown[] = [];

  /** Has it drawn anew when it is shown next. */
  forget() {
    this.#key = [];
  }

  /**
   * Shows the course up to a moment strongly, and faintly from there on.
   * @param how lengths in pixels
   */
  show(
    context: CanvasRenderingContext2D,
    course: Course,
    { width, height, colour, now }: { width: number; height: number; colour: string; now: number },
  ) {
    const { opening, whole, reached, toX } = course;
    const key = [opening, whole, reached, toX(1), toX(reached), width, height, colour];
    if (key.length !== this.#key.length || key.some((value, index) => value !== this.#key[index])) {
      this.#key = key;
      this.#draw(course, width, height, colour);
    }
    const scale = this.#past.width / width;
    const blit = (from: HTMLCanvasElement, left: number, right: number) => {
      const [x, across] = [left * scale, (right - left) * scale];
      if (across > 0)
        context.drawImage(from, x, 0, across, from.height, left, 0, right - left, height);
    };
    blit(this.#past, 0, now);
    blit(this.#ahead, now, width);
  }

  #draw(course: Course, width: number, height: number, colour: string) {
    const outline = outlineOf(course, width);
    const most = heightOf(course);
    for (const [canvas, isPast] of [
      [this.#past, true],
      [this.#ahead, false],
    ] as const) {
      drawOutline(fitCanvas(canvas, width, height), outline, { height, most, colour, isPast });
    }
  }
}

const makeCanvas = () => document.createElement("canvas");
