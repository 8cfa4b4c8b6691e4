/** Draws a large board: a picture, with everything large enough to see over it. */

import type { Position } from "../../core/geometry.ts";
import { columnLetters } from "../../core/names.ts";
import {
  pointOn as centre,
  linesShown,
  type Opening,
  type Point,
  type View,
} from "../../core/viewport.ts";
import { channels } from "../../ui/channels.ts";
import { inkOn, moveColour, type Theme, type Token } from "../../ui/theme.ts";
import { BLOCKED } from "../games/knights.ts";
import { piecesOf, ruledOutIn } from "../scene/large-run.ts";
import type { LargeScene } from "../scene/scene.ts";
import { struckBy } from "./ground.ts";
import { levelWriter, line, NUMBER_SIDE, TEXT_SIDE, tile, write } from "./ink.ts";
import { drawKnight, drawQueen } from "./pieces.ts";

interface LargeFrame {
  /** In CSS pixels. */
  context: CanvasRenderingContext2D;
  /** Device pixels per CSS pixel. */
  scale: number;
  opening: Opening;
  view: View;
  theme: Theme;
  scene: LargeScene;
  /** The square under the pointer. */
  pointed: Position | null;
  /** The keyboard's cursor. */
  cursor: Position | null;
}

/** Pieces are drawn on squares from this size on, in pixels. */
export const PIECE_SIDE = 12;

/** The smallest size at which these are drawn, in pixels. */
const KNIGHT_SIDE = 22;
const NAMED_RADIUS = 15;
const RING_SIDE = 6;
const CURSOR_SIDE = 14;

/** The chip behind the name of a row or column, in pixels. */
const CHIP = { font: 9.5, height: 12, margin: 3, inset: 2 };

/** The theme's colours for the picture's colours with different names. */
const MARKS: Record<string, Token> = { queen: "accent", conflict: "clash" };

/**
 * The palette of pictures.
 * @param names of its colours, from the engine's `paletteNames`
 */
export function paletteOf(theme: Theme, names: string[]) {
  const moves = names.filter((name) => name.startsWith("ramp-")).length;
  return Uint32Array.from(names, (name) => packed(colourOf(theme, name, moves)));
}

/** @param moves the number of colours from the first move of a tour to the last */
function colourOf(theme: Theme, name: string, moves: number) {
  const [, what, number] = /^(depth|struck-a|struck-b|ramp)-(\d+)$/.exec(name) ?? [];
  if (what === "depth") return theme.depths[Number(number) - 1]!;
  if (what === "ramp") return moveColour(theme, Number(number) - 1, moves - 1);
  if (what) return struckBy(theme, Number(number))[what === "struck-a" ? 0 : 1];
  return theme[MARKS[name] ?? (name as Token)];
}

function packed(colour: string) {
  const [red, green, blue] = channels(colour);
  return red | (green << 8) | (blue << 16) | (255 << 24);
}

export function drawLarge(frame: LargeFrame) {
  const { context, opening, theme, scene, view } = frame;
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, opening.width, opening.height);
  drawImage(frame);
  if (view.side >= PIECE_SIDE) {
    drawLines(frame);
    if (scene.game !== "knights") drawQueens(frame);
    else drawMoves(frame);
  }
  drawTheKnight(frame);
  drawNamed(frame);
  drawPointed(frame);
  drawCursor(frame);
  if (view.side >= TEXT_SIDE) drawNames(frame);
}

/** The picture, moved and scaled if it was painted for another view. */
function drawImage({ context, scale, view, scene }: LargeFrame) {
  const { image } = scene;
  // A bitmap without a width is closed: the next frame shows the one that replaced it.
  if (!image?.bitmap.width) return;
  const pixel = image.squaresPerPixel * view.side;
  const snap = (length: number) => Math.round(length * scale) / scale;
  const left = snap((image.left - view.left) * view.side);
  const top = snap((image.top - view.top) * view.side);
  context.imageSmoothingEnabled = pixel * scale < 0.999;
  context.drawImage(image.bitmap, left, top, image.width * pixel, image.height * pixel);
}

function drawLines({ context, opening, view, theme }: LargeFrame) {
  const { size, width, height } = opening;
  const rows = linesShown(view.top, height / view.side, size.rows);
  const columns = linesShown(view.left, width / view.side, size.columns);
  const [top, left] = [Math.max(0, -view.top * view.side), Math.max(0, -view.left * view.side)];
  context.beginPath();
  for (let row = rows.first + 1; row <= rows.last; row++) {
    const y = (row - view.top) * view.side;
    context.moveTo(left, y);
    context.lineTo(width - left, y);
  }
  for (let column = columns.first + 1; column <= columns.last; column++) {
    const x = (column - view.left) * view.side;
    context.moveTo(x, top);
    context.lineTo(x, height - top);
  }
  context.strokeStyle = theme.panel;
  context.globalAlpha = 0.4;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
}

/** The queens, and the depths of squares that are ruled out. */
function drawQueens(frame: LargeFrame) {
  const { view, scene } = frame;
  if (view.side >= NUMBER_SIDE) {
    const writeLevel = levelWriter(frame, view.side);
    for (const { level, ...place } of ruledOutIn(scene)) writeLevel(centre(view, place), level);
  }
  for (const piece of piecesOf(scene)) {
    drawQueen(frame, centre(view, piece), view.side);
  }
}

/** The jumps between the squares in view, and their numbers. */
function drawMoves(frame: LargeFrame) {
  const { context, view, theme, scene } = frame;
  const moves = [...piecesOf(scene)].filter(({ what }) => what !== BLOCKED);
  const places = new Map(moves.map((piece) => [piece.what, piece]));
  context.globalAlpha = 0.45;
  for (const [move, place] of places) {
    const next = places.get(move + 1);
    if (!next) continue;
    const width = Math.max(1, view.side * 0.045);
    line(context, centre(view, place), centre(view, next), theme.ink, width);
  }
  context.globalAlpha = 1;
  if (view.side < TEXT_SIDE) return;
  for (const place of places.values()) drawNumber(frame, place, place.what);
}

function drawNumber({ context, view, theme, scene }: LargeFrame, place: Position, move: number) {
  const { x, y } = centre(view, place);
  const colour = moveColour(theme, move, scene.goal - 1);
  const text = String(move + 1);
  const font = Math.min(view.side * 0.26, (view.side * 1.3) / text.length);
  const [width, height] = [font * (0.62 * text.length + 0.5), font * 1.4];
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fill();
  write({ context, theme }, text, x, y, font, inkOn(colour));
}

/** The knight, large enough to be found. */
function drawTheKnight(frame: LargeFrame) {
  const { context, view, theme, scene } = frame;
  if (!scene.knight) return;
  const at = centre(view, scene.knight);
  const side = Math.max(view.side, KNIGHT_SIDE);
  tile(context, at, side, scene.solved ? theme.won : theme.locked);
  drawKnight(frame, at, side);
}

/** Rings around the squares that the sentence names. */
function drawNamed({ context, view, theme, scene }: LargeFrame) {
  const radius = Math.max(view.side * 0.6, NAMED_RADIUS);
  for (const [width, colour] of [
    [4, theme.panel],
    [1.75, theme.ink],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    for (const place of scene.named) {
      const { x, y } = centre(view, place);
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.stroke();
    }
  }
}

function drawPointed({ context, view, theme, pointed }: LargeFrame) {
  if (!pointed || view.side < RING_SIDE) return;
  const { x, y } = centre(view, pointed);
  context.strokeStyle = theme.ink;
  context.lineWidth = 2;
  context.strokeRect(x - view.side / 2 + 1, y - view.side / 2 + 1, view.side - 2, view.side - 2);
}

/** A frame around the keyboard's cursor: dark on light, so that it is visible on any square. */
function drawCursor({ context, view, theme, cursor }: LargeFrame) {
  if (!cursor) return;
  const { x, y } = centre(view, cursor);
  const side = Math.max(view.side, CURSOR_SIDE);
  for (const [width, colour] of [
    [6, theme.panel],
    [3, theme.ink],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.strokeRect(x - side / 2, y - side / 2, side, side);
  }
}

/** Row numbers along the left edge and column letters along the bottom, each on a chip. */
function drawNames(frame: LargeFrame) {
  const { opening, view } = frame;
  const { size, width, height } = opening;
  const rows = linesShown(view.top, height / view.side, size.rows);
  const columns = linesShown(view.left, width / view.side, size.columns);
  for (let row = rows.first; row <= rows.last; row++) {
    const top = (row - view.top) * view.side;
    drawName(frame, String(size.rows - row), { x: CHIP.inset, y: top + CHIP.inset }, "left");
  }
  const bottom = height - CHIP.height - CHIP.inset;
  for (let column = columns.first; column <= columns.last; column++) {
    const right = (column + 1 - view.left) * view.side;
    drawName(frame, columnLetters(column), { x: right - CHIP.inset, y: bottom }, "right");
  }
}

/** @param corner the chip's upper corner on that side */
function drawName(
  { context, theme }: LargeFrame,
  name: string,
  { x, y }: Point,
  side: "left" | "right",
) {
  context.font = `600 ${CHIP.font}px ${theme.font}`;
  context.textAlign = side;
  context.textBaseline = "middle";
  const width = context.measureText(name).width + 2 * CHIP.margin;
  const inward = side === "left" ? 1 : -1;
  context.globalAlpha = 0.85;
  context.fillStyle = theme.panel;
  context.beginPath();
  context.roundRect(side === "left" ? x : x - width, y, width, CHIP.height, 3);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = theme.muted;
  context.fillText(name, x + inward * CHIP.margin, y + CHIP.height / 2 + 0.5);
}
