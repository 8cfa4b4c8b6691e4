/** Draws the annotations of a solver. What shows runs imports it; games need none of it. */

import { type BoardLayout, centre, lineEnds } from "../../core/geometry.ts";
import { outlineOf } from "../../core/outline.ts";
import { letterOf } from "../../core/regions.ts";
import type { Point } from "../../core/viewport.ts";
import type { Annotation, Axis } from "../../engine/generated/run.ts";
import type { BoardLine } from "../../engine/generated/thinking.ts";
import { levelColour, type Theme } from "../../ui/theme.ts";
import { squaresIn } from "../scene/pointing.ts";
import type { Frame } from "./frame.ts";
import {
  cross,
  dot,
  dots,
  line,
  ring,
  strokeLine,
  strokeText,
  TEXT_SIDE,
  write,
  writer,
} from "./ink.ts";
import { drawFaint, drawKnight, drawQueen } from "./pieces.ts";
import { strokeUnit } from "./regions.ts";
import { runDrawing } from "./run-drawing.ts";
import { drawNamed, drawRing } from "./square-marks.ts";

type Force = Extract<Annotation, { kind: "force" }>["force"];
type Candidate = Extract<Annotation, { kind: "candidate" }>;

export const forceColours = ({ depths }: Theme): Record<Force, string> => ({
  charge: depths[1]!,
  line: depths[4]!,
  border: depths[6]!,
});

/** The dashes of a force's arrow, in widths of its line. */
const FORCE_DASHES: Record<Force, number[]> = { charge: [], line: [1.5, 2.2], border: [0.1, 2] };

export function annotationColour(theme: Theme, kind: Annotation["kind"]) {
  if (["fault", "cut", "unsupported", "unsupported-by-colour", "emptied"].includes(kind))
    return theme.bad;
  if (kind === "taken-back") return theme.ink;
  if (kind === "covered" || kind === "edge" || kind === "jumped") return theme.muted;
  if (kind === "trail") return levelColour(theme, 2);
  return kind === "joined" ? theme.good : theme.accent;
}

/** Draws what goes under the pieces. */
function drawAnnotationsBelow(frame: Frame, annotations: Annotation[]) {
  for (const annotation of annotations) {
    if (annotation.kind === "covered") drawCovered(frame, annotation.line, annotation.place);
    else if (annotation.kind === "jumped") drawJumped(frame, annotation.row);
    else if (annotation.kind === "emptied" || annotation.kind === "used-up")
      drawRowOutline(frame, annotation.kind, annotation.row);
    else if (
      annotation.kind === "edge" ||
      annotation.kind === "cut" ||
      annotation.kind === "joined"
    ) {
      drawJump(frame, annotation.kind, annotation.from, annotation.to);
    }
  }
  drawTrails(frame, annotations);
  drawAlternatives(frame, candidatesIn(annotations));
}

/** Draws what goes over the pieces. */
function drawAnnotationsAbove(frame: Frame, annotations: Annotation[]) {
  for (const annotation of annotations) {
    if (annotation.kind === "number") {
      writeLow(frame, annotation.square, String(annotation.value), frame.theme.accent);
    } else if (annotation.kind === "row-number")
      drawRowNumber(frame, annotation.row, annotation.value);
    else if (annotation.kind === "chosen") drawRing(frame, annotation.square, frame.theme.accent);
    else if (annotation.kind === "fault") drawRing(frame, annotation.square, frame.theme.bad);
    else if (annotation.kind === "free-again") drawFreeAgain(frame, annotation.square);
    else if (annotation.kind === "taken-back") drawTakenBack(frame, annotation.square);
    else if (annotation.kind === "unsupported" || annotation.kind === "unsupported-by-colour")
      drawUnsupported(frame, annotation);
    else if (annotation.kind === "force") drawForce(frame, annotation);
  }
  drawCandidates(frame, candidatesIn(annotations));
}

const candidatesIn = (annotations: Annotation[]) =>
  annotations.filter((annotation) => annotation.kind === "candidate");

function drawRowOutline(
  { context, layout, theme }: Frame,
  kind: "emptied" | "used-up",
  row: number,
) {
  strokeLine(context, layout, { kind: "row", index: row }, annotationColour(theme, kind));
}

/** A square that is possible again: its dot with a ring around it. */
function drawFreeAgain({ context, layout, theme }: Frame, square: number) {
  const { side } = layout;
  const at = centre(layout, square);
  const thick = Math.max(1.5, side * 0.04);
  dot(context, at, side * 0.28 + thick, theme["free-a"]);
  ring(context, at, side * 0.28, theme.ring, thick);
  dot(context, at, side * 0.13, theme.ring);
}

/** A piece that the last step took back: faint, crossed out, within four corners. */
function drawTakenBack(frame: Frame, square: number) {
  const { context, layout, theme } = frame;
  const { side } = layout;
  const at = centre(layout, square);
  drawFaint(frame, frame.after.kind === "knights" ? drawKnight : drawQueen, at, side);
  const thick = Math.max(2, side * 0.05);
  cross(context, at, side * 0.27, theme.panel, 2 * thick);
  cross(context, at, side * 0.27, theme.ink, thick);
  drawNamed(frame, [square]);
}

/** Writes in the lower left of a square, clear of the piece and of the level. */
function writeLow(frame: Frame, square: number, text: string, colour: string) {
  const { context, layout, theme } = frame;
  const { side } = layout;
  if (side < TEXT_SIDE * 0.7) return;
  const { x, y } = centre(layout, square);
  const [left, low] = [x - side * 0.29, y + side * 0.28];
  dot(context, { x: left, y: low }, side * 0.16, theme.panel);
  write(frame, text, left, low, Math.max(8, side * (text.length < 3 ? 0.19 : 0.15)), colour);
}

/** A tab with a number at the right end of a row, clear of the names and levels in the corners. */
function drawRowNumber(frame: Frame, row: number, value: number) {
  const { context, layout, theme } = frame;
  const { side, width } = layout;
  if (side < 12) return;
  const text = String(value);
  const pixels = Math.max(9, side * 0.19);
  const [length, height] = [pixels * (0.65 + 0.6 * text.length), pixels * 1.4];
  const y = (row + 0.5) * side;
  context.fillStyle = value < 1 ? theme.bad : theme.accent;
  context.beginPath();
  const round = height / 2;
  context.roundRect(width - length, y - round, length, height, [round, 0, 0, round]);
  context.fill();
  write(frame, text, width - length * 0.45, y, pixels, theme["accent-ink"]);
}

type Unsupported = Extract<Annotation, { kind: "unsupported" | "unsupported-by-colour" }>;

/**
 * The number of the row or the letter of the colour that had no support for a square; the squares ruled out
 * last are joined to it.
 */
function drawUnsupported(frame: Frame, by: Unsupported) {
  const { context, layout, theme, after: scene } = frame;
  const { square, fresh } = by;
  const isRow = by.kind === "unsupported";
  const name = isRow ? String(layout.size.rows - by.row) : letterOf(by.colour);
  if (!fresh || scene.kind !== "queens") return writeLow(frame, square, name, theme.bad);
  const unit: BoardLine = isRow
    ? { kind: "row", index: by.row }
    : { kind: "colour", index: by.colour };
  const at = centre(layout, square);
  const thick = Math.max(1.5, layout.side * 0.04);
  context.setLineDash([thick * 2, thick * 2]);
  line(context, at, nearest(at, squaresIn(scene, unit), layout), theme.bad, thick);
  context.setLineDash([]);
  strokeUnit(frame, scene, unit, theme.bad);
  drawRing(frame, square, theme.bad);
  writeLow(frame, square, name, theme.bad);
}

/** The centre of the square nearest to a point. */
function nearest({ x, y }: Point, squares: number[], layout: BoardLayout): Point {
  const middles = squares.map((square) => centre(layout, square));
  const away = (middle: Point) => Math.hypot(middle.x - x, middle.y - y);
  return middles.reduce((one, other) => (away(other) < away(one) ? other : one));
}

function drawJumped({ context, layout, theme }: Frame, row: number) {
  context.save();
  context.globalAlpha = 0.3;
  context.fillStyle = theme.muted;
  context.fillRect(0, row * layout.side, layout.width, layout.side);
  context.restore();
}

/** A line through all squares of a covered item. */
function drawCovered(frame: Frame, item: Axis, index: number) {
  if (item === "colour") return drawCoveredColour(frame, index);
  // Squares that touch are covered with the queen's own.
  if (item === "corner") return;
  const { context, layout, theme } = frame;
  const { side, size } = layout;
  const [first, last] = lineEnds(item, index, size.columns);
  const at = ([row, column]: typeof first) => ({ x: (column + 0.5) * side, y: (row + 0.5) * side });
  const straight = item === "row" || item === "column";
  context.save();
  context.globalAlpha = straight ? 0.35 : 0.3;
  line(context, at(first), at(last), theme.muted, Math.max(1.5, side * (straight ? 0.1 : 0.06)));
  context.restore();
}

/** A line along the edge of a covered colour. */
function drawCoveredColour({ context, layout, theme, after }: Frame, colour: number) {
  if (after.kind !== "queens") return;
  const { side, size } = layout;
  const shape = { side, inset: side * 0.14, radius: side * 0.1 };
  const outline = outlineOf(squaresIn(after, { kind: "colour", index: colour }), size, shape);
  context.save();
  context.globalAlpha = 0.35;
  strokeText(context, outline, theme.muted, Math.max(1.5, side * 0.1));
  context.restore();
}

function drawJump(
  { context, layout, theme }: Frame,
  kind: "edge" | "joined" | "cut",
  from: number,
  to: number,
) {
  const { side } = layout;
  const width = kind === "edge" ? Math.max(1.2, side * 0.04) : Math.max(2.5, side * 0.08);
  context.save();
  if (kind === "cut") context.setLineDash([width * 2, width * 2]);
  if (kind === "edge") context.globalAlpha = 0.7;
  line(context, centre(layout, from), centre(layout, to), annotationColour(theme, kind), width);
  context.restore();
}

/** The jumps that the knight could have made instead. */
function drawAlternatives({ context, layout, theme }: Frame, candidates: Candidate[]) {
  if (candidates.length === 0) return;
  const width = Math.max(1.2, layout.side * 0.03);
  context.save();
  context.globalAlpha = 0.8;
  context.strokeStyle = theme.accent;
  context.lineWidth = width;
  context.lineCap = "round";
  context.setLineDash([width * 2.5, width * 2.5]);
  context.beginPath();
  for (const { from, square, chosen } of candidates) {
    if (chosen) continue;
    const [start, end] = [centre(layout, from), centre(layout, square)];
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
  }
  context.stroke();
  context.restore();
}

/** The onward moves of the squares that the last jump could have led to; the one chosen is ringed. */
function drawCandidates(frame: Frame, candidates: Candidate[]) {
  const { theme } = frame;
  const chosen = candidates.filter((one) => one.chosen);
  const others = candidates.filter((one) => !one.chosen);
  for (const { square } of chosen) drawRing(frame, square, theme.accent);
  drawOnward(frame, others, 0, [theme.muted, theme.panel, theme.muted]);
  drawOnward(frame, chosen, 0.31, [theme.panel, theme.accent, theme["accent-ink"]]);
}

/**
 * Onward moves, on dots.
 * @param shift of the dots to the upper right, in sides of a square
 */
function drawOnward(
  frame: Frame,
  candidates: Candidate[],
  shift: number,
  [rim, fill, ink]: [rim: string, fill: string, ink: string],
) {
  const { context, layout } = frame;
  const { side } = layout;
  if (candidates.length === 0 || side < TEXT_SIDE * 0.7) return;
  const middles = candidates.map(({ square, value }) => {
    const { x, y } = centre(layout, square);
    return { x: x + shift * side, y: y - shift * side, value };
  });
  dots(context, middles, side * 0.19, rim);
  dots(context, middles, side * 0.16, fill);
  const writeOnward = writer(frame, Math.max(8, side * 0.2));
  for (const { x, y, value } of middles) writeOnward(String(value), x, y, ink);
}

/** The path of every piece in this round of the search. */
function drawTrails({ context, layout, theme, after }: Frame, annotations: Annotation[]) {
  const trails: Map<number, number[]> = new Map();
  for (const annotation of annotations) {
    if (annotation.kind !== "trail") continue;
    trails.set(annotation.piece, [...(trails.get(annotation.piece) ?? []), annotation.square]);
  }
  if (trails.size === 0) return;
  context.save();
  context.globalAlpha = 0.65;
  context.lineJoin = context.lineCap = "round";
  context.lineWidth = Math.max(1.5, layout.side * 0.04);
  const locked = after.kind === "queens" ? after.locked.length : 0;
  for (const [piece, squares] of trails) {
    context.strokeStyle = levelColour(theme, piece - locked + 1);
    context.beginPath();
    for (const square of squares) {
      const { x, y } = centre(layout, square);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.restore();
}

/** The longest arrow, in squares. */
const LONGEST = 0.95;

function drawForce(
  { context, layout, theme }: Frame,
  { square, force, along, down }: Extract<Annotation, { kind: "force" }>,
) {
  const strength = Math.hypot(along, down);
  if (strength < 1e-6) return;
  const { side } = layout;
  const head = Math.max(3, side * 0.1);
  const [dx, dy] = [along / strength, down / strength];
  const from = centre(layout, square);
  const room =
    Math.min(roomFor(from.x, dx, layout.width), roomFor(from.y, dy, layout.height)) - head;
  const length = Math.min(room, side * LONGEST * (strength / (strength + 3)));
  const to = { x: from.x + dx * length, y: from.y + dy * length };
  const colour = forceColours(theme)[force];
  const width = Math.max(1.5, side * 0.05);
  line(context, from, to, theme.panel, width * 2);
  context.setLineDash(FORCE_DASHES[force].map((part) => part * width));
  line(context, from, to, colour, width);
  context.setLineDash([]);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(to.x + dx * head, to.y + dy * head);
  context.lineTo(to.x - dy * head * 0.6, to.y + dx * head * 0.6);
  context.lineTo(to.x + dy * head * 0.6, to.y - dx * head * 0.6);
  context.fill();
}

/** The distance to the edge of the board in a direction. */
const roomFor = (at: number, direction: number, end: number) =>
  direction === 0 ? Number.POSITIVE_INFINITY : (direction > 0 ? end - at : -at) / direction;

// From now on, boards draw them.
runDrawing.below = drawAnnotationsBelow;
runDrawing.above = drawAnnotationsAbove;
