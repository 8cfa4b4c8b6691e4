/** A run's depth profile, drawn pixel by pixel; the part before the current step stands out. */

import { CachedPicture } from "../render/cached.ts";
import type { Theme } from "../render/theme.ts";
import type { Course } from "../run/race-view.ts";
import { highest } from "./spans.ts";

/** The range of depths at each pixel; −1 where it is unknown. */
interface Outline {
  low: Float32Array;
  high: Float32Array;
  last: number;
}

/** The first steps are known one by one, later ones as columns of several. */
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

const heightOf = ({ most, whole, opening }: Course) =>
  most || Math.max(highest(whole), highest(opening));

/** The opacity of the fill. */
const AHEAD = 0.13;
const PAST = 0.3;
/** Room above the greatest depth, in pixels. */
const HEADROOM = 4;

/** Draws an outline strongly, with a line on top, or faintly. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  { low, high }: Outline,
  look: { height: number; most: number; colour: string; isPast: boolean },
) {
  const { height, most, colour, isPast } = look;
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

/** A profile drawn twice, strong and faint; each frame shows a part of each picture. */
export class CoursePicture {
  #past = new CachedPicture();
  #ahead = new CachedPicture();

  show(
    context: CanvasRenderingContext2D,
    course: Course,
    { line, ink }: Theme,
    { width, height, colour }: { width: number; height: number; colour: string },
  ) {
    const now = Math.min(course.toX(course.step) * width, width - 1);
    context.fillStyle = line;
    context.fillRect(0, height - 1, width, 1);
    this.#update(course, width, height, colour);
    copyPart(context, this.#past, 0, now, { width, height });
    copyPart(context, this.#ahead, now, width, { width, height });
    context.fillStyle = ink;
    context.fillRect(now, 0, 1.5, height);
  }

  #update(course: Course, width: number, height: number, colour: string) {
    const { opening, whole, reached, toX } = course;
    const key = [opening, whole, reached, toX(1), toX(reached), colour];
    const draw = (isPast: boolean) => (context: CanvasRenderingContext2D) => {
      const [outline, most] = [outlineOf(course, width), heightOf(course)];
      drawOutline(context, outline, { height, most, colour, isPast });
    };
    this.#past.update(key, width, height, draw(true));
    this.#ahead.update(key, width, height, draw(false));
  }
}

/** Copies a part of a picture to the same place. */
function copyPart(
  context: CanvasRenderingContext2D,
  { canvas }: CachedPicture,
  left: number,
  right: number,
  { width, height }: { width: number; height: number },
) {
  const scale = canvas.width / width;
  const [x, across] = [left * scale, (right - left) * scale];
  if (across <= 0) return;
  context.drawImage(canvas, x, 0, across, canvas.height, left, 0, right - left, height);
}
