/** The shapes that all renderers share. */
import { type BoardLayout, centre } from "../../core/geometry.ts";
import type { Point } from "../../core/viewport.ts";
import type { BoardLine } from "../../engine/generated/thinking.ts";
import type { Surface } from "../../ui/canvas.ts";
import { inkOn, type Theme } from "../../ui/theme.ts";
import { TRIED } from "../games/queens.ts";
import { struckBy } from "./ground.ts";

/** Smaller squares have no text in their corners. */
export const TEXT_SIDE = 30;
/** Smaller squares have no number at all. */
export const NUMBER_SIDE = 18;

/** The context to draw on, and the colours. */
export interface Brush {
  context: Surface;
  theme: Theme;
}

const shapes: Map<string, Path2D> = new Map();

/** @param text of the path */
export function fillPath(context: Surface, text: string) {
  if ("takesText" in context) context.fill(text);
  else context.fill(shapeOf(text));
}

/** @param text of the path */
export function strokePath(context: Surface, text: string) {
  if ("takesText" in context) context.stroke(text);
  else context.stroke(shapeOf(text));
}

function shapeOf(text: string) {
  const known = shapes.get(text);
  if (known) return known;
  const shape = new Path2D(text);
  shapes.set(text, shape);
  return shape;
}

/**
 * Fills a path that is drawn once: it is not kept.
 * @param text of the path
 */
export function fillText(context: Surface, text: string, colour: string, rule: CanvasFillRule) {
  context.fillStyle = colour;
  if ("takesText" in context) context.fill(text, rule);
  else context.fill(new Path2D(text), rule);
}

/**
 * Strokes a path that is drawn once: it is not kept.
 * @param text of the path
 */
export function strokeText(context: Surface, text: string, colour: string, width: number) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  if ("takesText" in context) context.stroke(text);
  else context.stroke(new Path2D(text));
}

/** Fills the rounded inside of a square. */
export function fillSquare(
  context: Surface,
  layout: BoardLayout,
  square: number,
  colour: string,
  alpha: number,
) {
  const { globalAlpha } = context;
  context.globalAlpha = globalAlpha * alpha;
  tile(context, centre(layout, square), layout.side, colour);
  context.globalAlpha = globalAlpha;
}

/** Fills the rounded inside of a square around a point. */
export function tile(context: Surface, middle: Point, side: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  addInside(context, middle, side, 0.9);
  context.fill();
}

/**
 * Adds the rounded inside of a square to the path.
 * @param share of the square's side
 */
export function addInside(context: Surface, { x, y }: Point, side: number, share: number) {
  const inner = side * share;
  context.roundRect(x - inner / 2, y - inner / 2, inner, inner, side * 0.11);
}

/** Fills a circle. Browsers have a fast path for a path of a single arc. */
export function dot(context: Surface, { x, y }: Point, radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function dots(context: Surface, middles: Point[], radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  for (const middle of middles) addCircle(context, middle, radius);
  context.fill();
}

export function addCircle(context: Surface, { x, y }: Point, radius: number) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

export function ring(
  context: Surface,
  { x, y }: Point,
  radius: number,
  colour: string,
  width: number,
) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** Writes a bold text centred on a point. */
export function write(
  frame: Brush,
  text: string,
  x: number,
  y: number,
  pixels: number,
  colour: string,
) {
  writer(frame, pixels)(text, x, y, colour);
}

/** Writes bold text of one size; the caller must not write anything else in between. */
export function writer(
  { context, theme }: Brush,
  pixels: number,
): (text: string, x: number, y: number, colour: string) => void {
  context.font = `600 ${pixels}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  return (text, x, y, colour) => {
    context.fillStyle = colour;
    context.fillText(text, x, y + pixels * 0.06);
  };
}

/**
 * Labels ruled-out squares with the number of a level, or with a cross if `TRIED` is added to it,
 * because the square's own row tried it. The caller must not write anything else in between.
 * @param side of a square
 */
export function levelWriter(frame: Brush, side: number): (middle: Point, level: number) => void {
  const { context, theme } = frame;
  const width = Math.max(1.5, side * 0.06);
  const writeAt = writer(frame, Math.max(9, side * 0.168));
  // A small square has no room for more.
  const [right, up] = side < TEXT_SIDE ? [0, 0] : [side * 0.37, side * 0.3];
  return ({ x, y }, level) => {
    const ink = inkOn(struckBy(theme, level % TRIED)[0]);
    if (level >= TRIED) cross(context, { x, y }, side * 0.13, ink, width);
    else if (level > 0) writeAt(String(level), x + right, y - up, ink);
  };
}

export function line(context: Surface, from: Point, to: Point, colour: string, width: number) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Where a ray leaves its queen and where it ends, in squares from their middles. */
const RAY = { from: 0.38, to: 0.16 };

/** Rays from queens to the squares that they take, each with a round end. */
export function drawRays(
  { context, layout, theme }: Brush & { layout: BoardLayout },
  rays: readonly (readonly [from: number, to: number, ...rest: unknown[]])[],
) {
  const { side } = layout;
  const { globalAlpha } = context;
  for (const [from, to] of rays) {
    const [start, end] = [centre(layout, from), centre(layout, to)];
    const length = Math.hypot(end.x - start.x, end.y - start.y) / side;
    const onWay = (share: number) => ({
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    });
    context.globalAlpha = globalAlpha * 0.62;
    const ends = [onWay(RAY.from / length), onWay(1 - RAY.to / length)] as const;
    line(context, ...ends, theme.ink, Math.max(1.5, side * 0.05));
    context.globalAlpha = globalAlpha * 0.78;
    dot(context, end, side * 0.09, theme.ink);
  }
  context.globalAlpha = globalAlpha;
}

/** Frames a row or a column of the board. */
export function strokeLine(
  context: Surface,
  { side, width, height }: BoardLayout,
  { kind, index }: BoardLine,
  colour: string,
  thick = Math.max(2, side * 0.06),
) {
  const inset = side * 0.05;
  const isRow = kind === "row";
  const [left, top] = isRow ? [0, index * side] : [index * side, 0];
  const [across, down] = isRow ? [width, side] : [side, height];
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.beginPath();
  const corner = side * 0.13;
  context.roundRect(left + inset, top + inset, across - 2 * inset, down - 2 * inset, corner);
  context.stroke();
}

/** @param reach half its width */
export function cross(
  context: Surface,
  { x, y }: Point,
  reach: number,
  colour: string,
  width: number,
) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  for (const slope of [1, -1]) {
    context.moveTo(x - reach, y - slope * reach);
    context.lineTo(x + reach, y + slope * reach);
  }
  context.stroke();
}
