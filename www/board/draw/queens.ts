/** Draws Queen's Challenge. */
import { centre } from "../../core/geometry.ts";
import { mix, motions, motionsByHand } from "../../core/tween.ts";
import type { Point } from "../../core/viewport.ts";
import { inkOn, levelColour } from "../../ui/theme.ts";
import { isColoured, isFilled, paletteOf } from "../games/palette.ts";
import { culprits, TRIED, triedIn } from "../games/queens.ts";
import type { QueensScene } from "../scene/scene.ts";
import type { Frame } from "./frame.ts";
import { drawHintLines, drawQueensHint } from "./hints.ts";
import {
  addCircle,
  type Brush,
  cross,
  drawRays,
  levelWriter,
  line,
  NUMBER_SIDE,
  strokeLine,
  tile,
  write,
} from "./ink.ts";
import {
  crossInk,
  drawAttackers,
  drawCarried,
  drawCrosses,
  drawOffered,
  drawWave,
} from "./marks.ts";
import { drawPainted } from "./painted.ts";
import { drawFaint, drawPadlock, drawQueen } from "./pieces.ts";
import { runDrawing } from "./run-drawing.ts";
import { drawNamed } from "./square-marks.ts";

export function drawQueens(frame: Frame, scene: QueensScene) {
  drawDomains(frame, scene);
  drawAttackers(frame, scene);
  drawHintLines(frame, scene);
  drawCrosses(frame, scene);
  drawDryRow(frame, scene);
  runDrawing.below(frame, scene.annotations);
  drawWave(frame);
  drawConflicts(frame, scene);
  drawPieces(frame, scene);
  drawCulprits(frame, scene);
  runDrawing.above(frame, scene.annotations);
  drawRejected(frame, scene);
  drawNamed(frame, scene.named);
  if (scene.painted) drawPainted(frame, scene.painted);
  drawQueensHint(frame, scene);
  drawHover(frame, scene);
  drawCarried(frame);
}

/** The scene before, if it shows the same board. */
function earlier({ before }: Frame, scene: QueensScene): QueensScene {
  const same = before.kind === "queens" && before.size.rows === scene.size.rows;
  return same ? before : scene;
}

/** Draws domains; squares that change fade from the old look to the new one. */
function drawDomains(frame: Frame, scene: QueensScene) {
  if (!scene.levels || scene.solved) return;
  const { context, layout, t } = frame;
  if (layout.side < NUMBER_SIDE) return drawOpen(frame, possibleIn(scene.levels));
  const before = earlier(frame, scene);
  const looks = looksOf(scene);
  const moves = t < 1 && before !== scene && before.levels !== null;
  if (!moves) return drawLooks(frame, looks, () => true);
  const old = looksOf(before);
  const stays = (square: number) => looks[square] === old[square];
  drawLooks(frame, looks, stays);
  context.globalAlpha = 1 - t;
  drawLooks(frame, old, (square) => !stays(square));
  context.globalAlpha = t;
  drawLooks(frame, looks, (square) => !stays(square));
  context.globalAlpha = 1;
}

/** The look of an empty square. Squares ruled out by a locked queen have no number. */
const EMPTY = 0;

/**
 * The look of every square: below 0 while it is possible, otherwise the level that ruled it out.
 */
function looksOf(scene: QueensScene) {
  const levels = scene.levels ?? [];
  const isTried = triedIn(scene);
  const looks = new Int32Array(levels.length);
  for (let square = 0; square < levels.length; square++) {
    const level = levels[square]!;
    looks[square] = isTried(square, level) ? level + TRIED : level;
  }
  for (const square of scene.locked) looks[square] = EMPTY;
  for (const square of scene.queens) looks[square] = EMPTY;
  return looks;
}

/** Draws all dots in one path, then all numbers in one font. */
function drawLooks(frame: Frame, looks: Int32Array, isDrawn: (square: number) => boolean) {
  const struck: number[] = [];
  const open: number[] = [];
  for (let square = 0; square < looks.length; square++) {
    if (looks[square] === EMPTY || !isDrawn(square)) continue;
    (looks[square]! < 0 ? open : struck).push(square);
  }
  drawOpen(frame, open);
  const writeLevel = levelWriter(frame, frame.layout.side);
  for (const square of struck) writeLevel(centre(frame.layout, square), looks[square]!);
}

function possibleIn(levels: ArrayLike<number>) {
  const open: number[] = [];
  for (let square = 0; square < levels.length; square++) if (levels[square]! < 0) open.push(square);
  return open;
}

/** @param open squares that are possible */
function drawOpen({ context, layout, theme }: Frame, open: number[]) {
  const radius = layout.side * 0.13;
  const isSmall = layout.side < NUMBER_SIDE;
  context.fillStyle = theme.ring;
  context.beginPath();
  for (const square of open) {
    const at = centre(layout, square);
    if (isSmall) context.rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
    else addCircle(context, at, radius);
  }
  context.fill();
}

/** The row that a rejected queen would have left without a square. */
function drawDryRow({ context, layout, theme }: Frame, { dryRow }: QueensScene) {
  if (dryRow === null) return;
  strokeLine(context, layout, { kind: "row", index: dryRow }, theme.bad);
}

/** Rays from every queen to the squares that it took from the dry row. */
function drawCulprits(frame: Frame, scene: QueensScene) {
  frame.context.globalAlpha = frame.t;
  drawRays(frame, culprits(scene));
  frame.context.globalAlpha = 1;
}

function drawPieces(frame: Frame, scene: QueensScene) {
  for (const square of scene.locked) {
    drawPiece(frame, scene, centre(frame.layout, square), square, 0, 1);
  }
  const find = scene.attacked ? motionsByHand : motions;
  for (const { index, from, to } of find(earlier(frame, scene).queens, scene.queens)) {
    const [a, b] = [from ?? to, to ?? from];
    if (a === null || b === null) continue;
    const [start, end] = [centre(frame.layout, a), centre(frame.layout, b)];
    const at = { x: mix(start.x, end.x, frame.t), y: mix(start.y, end.y, frame.t) };
    const alpha = from === null ? frame.t : to === null ? 1 - frame.t : 1;
    if (alpha > 0) drawPiece(frame, scene, at, b, index + 1, alpha);
  }
}

/**
 * @param square its destination, or where it stood
 * @param level its depth, or in a game the order of placing
 */
function drawPiece(
  frame: Frame,
  scene: QueensScene,
  at: Point,
  square: number,
  level: number,
  alpha: number,
) {
  const { context, layout, theme, stamps } = frame;
  const { side } = layout;
  const inConflict = scene.conflicts.some((pair) => pair.includes(square));
  const byHand = scene.attacked !== null;
  const usual = scene.solved && level > 0 ? theme.won : groundOfPiece(frame, scene, square, level);
  const colour = inConflict && level > 0 ? theme.clash : usual;
  const half = side / 2;
  if (alpha === 1) {
    const [left, top] = [at.x - half, at.y - half];
    const middle = { x: half, y: half };
    const isLocked = level === 0;
    const number = byHand && theme.contrast && !isLocked ? level : 0;
    const look = isLocked ? `${colour} locked` : `${colour} ${number}`;
    return stamps.stamp(context, layout, theme, left, top, look, (context) => {
      const own = { context, theme };
      drawTile(own, side, middle, colour, 1);
      if (isLocked) drawPadlock(own, middle, side);
      if (number > 0) writeNumber(own, side, number, colour);
    });
  }
  context.globalAlpha = alpha;
  drawTile(frame, side, at, colour, 0.6 + 0.4 * alpha);
  context.globalAlpha = 1;
}

/** On a board in its colours the region's, deep; else that of its depth. */
function groundOfPiece({ theme }: Frame, scene: QueensScene, square: number, level: number) {
  if (!isColoured(scene) || !isFilled(scene)) return levelColour(theme, level);
  return theme.deeps[paletteOf(scene.regions)[scene.regions[square]!]!]!;
}

/** Writes when a queen was placed into the corner of its stamp. */
function writeNumber(stamp: Brush, side: number, number: number, ground: string) {
  const pixels = Math.max(9, side * 0.168);
  write(stamp, String(number), side * 0.84, side * 0.18, pixels, inkOn(ground));
}

/** @param grown the size of the queen, 0 to 1 */
function drawTile(stamp: Brush, side: number, at: Point, colour: string, grown: number) {
  tile(stamp.context, at, side, colour);
  drawQueen(stamp, at, side * grown);
}

/** The width of a line between queens in conflict, in squares, and the number of pairs that halves it. */
const WIDEST = 0.09;
const HALF_AS_WIDE = 10;

/** A line under each pair of queens in conflict, thinner the more there are. */
function drawConflicts({ context, layout, theme, t }: Frame, { conflicts }: QueensScene) {
  const wide = (layout.side * WIDEST * HALF_AS_WIDE) / (HALF_AS_WIDE + conflicts.length - 1);
  const width = Math.max(1.2, wide);
  context.globalAlpha = t;
  for (const [one, other] of conflicts) {
    line(context, centre(layout, one), centre(layout, other), theme.clash, width);
  }
  context.globalAlpha = 1;
}

/** A queen placed and taken back within the step. */
function drawRejected(frame: Frame, { rejected }: QueensScene) {
  const { context, layout, theme } = frame;
  if (rejected === null) return;
  const at = centre(layout, rejected);
  drawFaint(frame, drawQueen, at, layout.side);
  cross(context, at, layout.side * 0.3, theme.bad, Math.max(2, layout.side * 0.07));
}

/** Whether a queen may be placed under the pointer, and the queens that attack the square. */
function drawHover(frame: Frame, scene: QueensScene) {
  const { locked, queens, crosses } = scene;
  const { context, layout, theme, hover, hand, pen } = frame;
  if (!hover || (hand && hand.is !== "pressed")) return;
  const { square, allowed, attackers } = hover;
  const at = centre(layout, square);
  if (locked.includes(square) || queens.includes(square)) return;
  if (pen === "cross" && locked.length > 0) {
    context.globalAlpha = 0.4;
    const ink = crossInk(frame, scene)(square);
    if (!crosses.includes(square)) cross(context, at, layout.side * 0.13, ink, layout.side * 0.07);
    context.globalAlpha = 1;
    return;
  }
  if (!allowed)
    drawRays(
      frame,
      attackers.map((queen) => [queen, square]),
    );
  // Not red: pointing at a square is no mistake.
  if (allowed) drawOffered(frame, square, locked.length ? theme.accent : theme.locked);
  else cross(context, at, layout.side * 0.14, theme.ink, Math.max(2, layout.side * 0.05));
}
