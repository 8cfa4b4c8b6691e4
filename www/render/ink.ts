/** The shapes that all renderers share. */
import { centre, type Layout } from "../core/geometry.ts";
import type { Point } from "../core/viewport.ts";
import type { BoardLine } from "../engine/generated/thinking.ts";
import { TRIED } from "../games/queens.ts";
import type { Surface } from "./canvas.ts";
import type { Theme } from "./theme.ts";

/** Smaller squares have no text in their corners. */
export const TEXT_SIDE = 30;
/** Smaller squares have no number at all. */
export const NUMBER_SIDE = 18;

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

export function fillSquare(
  context: Surface,
  layout: Layout,
  square: number,
  colour: string,
  alpha: number,
) {
  fillSquares(context, layout, [square], () => colour, alpha);
}

/**
 * Fills the rounded insides of squares.
 * @param colourOf a square, by its index in the list
 */
export function fillSquares(
  context: Surface,
  layout: Layout,
  squares: ArrayLike<number>,
  colourOf: (index: number) => string,
  alpha: number,
) {
  const { globalAlpha } = context;
  context.globalAlpha = globalAlpha * alpha;
  const made = insidesOf(layout);
  for (let index = 0; index < squares.length; index++) {
    const [square, colour] = [squares[index]!, colourOf(index)];
    if ("takesText" in context) {
      tile(context, centre(layout, square), layout.side, colour);
    } else {
      made[square] ??= roundedInside(new Path2D(), centre(layout, square), layout.side);
      context.fillStyle = colour;
      context.fill(made[square]);
    }
  }
  context.globalAlpha = globalAlpha;
}

/** The rounded insides of squares, each made once. */
const insides: WeakMap<Layout, Path2D[]> = new WeakMap();

function insidesOf(layout: Layout) {
  const made = insides.get(layout) ?? [];
  insides.set(layout, made);
  return made;
}

/** Adds the rounded inside of a square to a path. */
function roundedInside<P extends Path2D | Surface>(path: P, { x, y }: Point, side: number) {
  const inner = side * 0.925;
  path.roundRect(x - inner / 2, y - inner / 2, inner, inner, side * 0.09);
  return path;
}

/** Fills the rounded inside of a square around a point. */
export function tile(context: Surface, middle: Point, side: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  roundedInside(context, middle, side);
  context.fill();
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
  frame: { context: Surface; theme: Theme },
  text: string,
  x: number,
  y: number,
  pixels: number,
  colour: string,
) {
  writer(frame, pixels)(text, x, y, colour);
}

/** Writes bold texts of one size; nothing else may be written in between. */
export function writer(
  { context, theme }: { context: Surface; theme: Theme },
  pixels: number,
): (text: string, x: number, y: number, colour: string) => void {
  context.font = `700 ${pixels}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  return (text, x, y, colour) => {
    context.fillStyle = colour;
    context.fillText(text, x, y + pixels * 0.06);
  };
}

/**
 * Labels squares that are ruled out: with the number of a level, or with a cross if `TRIED` is added to it, as the
 * square was tried by its own row. Nothing else may be written in between.
 * @param side of a square
 */
export function levelWriter(
  frame: { context: Surface; theme: Theme },
  side: number,
): (middle: Point, level: number) => void {
  const ink = frame.theme["square-ink"];
  const [reach, width] = [Math.max(3, side * 0.06), Math.max(1.5, side * 0.035)];
  const writeAt = writer(frame, Math.max(9, side * 0.165));
  return ({ x, y }, level) => {
    if (level < TRIED) writeAt(String(level), x, y, ink);
    else cross(frame.context, { x, y }, reach, ink, width);
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

/** Frames a row of the board. */
export function strokeRow(
  context: Surface,
  { side, width }: Layout,
  row: number,
  colour: string,
  thick: number,
) {
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.strokeRect(thick / 2, row * side + thick / 2, width - thick, side - thick);
}

/** Frames a row or a column of the board, with rounded corners. */
export function strokeLine(
  context: Surface,
  { side, width, height }: Layout,
  { kind, index }: BoardLine,
  colour: string,
  radius: number,
) {
  const thick = Math.max(2, side * 0.05);
  const isRow = kind === "row";
  const [left, top] = isRow ? [0, index * side] : [index * side, 0];
  const [across, down] = isRow ? [width, side] : [side, height];
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.beginPath();
  context.roundRect(left + thick / 2, top + thick / 2, across - thick, down - thick, side * radius);
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
