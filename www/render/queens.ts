/** Draws Queen's Challenge. */
import { centre, place } from "../core/geometry.ts";
import { mix, ways, waysByHand } from "../core/tween.ts";
import type { Point } from "../core/viewport.ts";
import { culprits, type QueensScene, TRIED, triedIn } from "../games/queens.ts";
import { drawAnnotationsAbove, drawAnnotationsBelow, drawNamed } from "./annotations.ts";
import type { Surface } from "./canvas.ts";
import type { Frame } from "./frame.ts";
import { drawQueensHint } from "./hints.ts";
import {
  addCircle,
  cross,
  fillSquares,
  levelWriter,
  line,
  NUMBER_SIDE,
  strokeRow,
  TEXT_SIDE,
  tile,
  write,
} from "./ink.ts";
import { drawCarried, drawCrosses, drawOffered, drawShadows, drawWave } from "./marks.ts";
import { drawFaint, drawPadlock, drawQueen } from "./pieces.ts";
import { paintSquares } from "./pixels.ts";
import { inkOn, levelColour, type Theme, TINT } from "./theme.ts";

const POSSIBLE = -1;

export function drawQueens(frame: Frame, scene: QueensScene) {
  drawDomains(frame, scene);
  drawShadows(frame, scene);
  drawCrosses(frame, scene);
  drawDryRow(frame, scene);
  drawCulprits(frame, scene);
  drawAnnotationsBelow(frame, scene.annotations);
  drawWave(frame);
  drawPieces(frame, scene);
  drawConflicts(frame, scene);
  drawAnnotationsAbove(frame, scene.annotations);
  drawRejected(frame, scene);
  drawNamed(frame, scene.named);
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
  if (!scene.levels) return;
  const { context, layout, t } = frame;
  if (layout.side < NUMBER_SIDE) return drawSmallDomains(frame, scene, scene.levels);
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

/** The look of a square with nothing to show of its domain. */
const EMPTY = -1;
/** A possible square, and one in a row that already has its queen. */
const OPEN = -2;
const LATER = -3;

/** The look of every square: one of the constants above, or the level that struck it. */
function looksOf(scene: QueensScene) {
  const { size, locked, queens } = scene;
  const levels = scene.levels ?? [];
  const [done, isTried] = [decidedRows(scene), triedIn(scene)];
  const looks = new Int32Array(levels.length);
  for (let square = 0; square < levels.length; square++) {
    const level = levels[square]!;
    if (level === POSSIBLE) looks[square] = done.has(place(size, square).row) ? LATER : OPEN;
    else looks[square] = isTried(square, level) ? level + TRIED : level;
  }
  for (const square of locked) looks[square] = EMPTY;
  for (let depth = 0; depth < queens.length; depth++) looks[queens[depth]!] = EMPTY;
  return looks;
}

/** Draws all grounds, then all dots in one path, then all numbers in one font. */
function drawLooks(frame: Frame, looks: Int32Array, isDrawn: (square: number) => boolean) {
  const { context, layout, theme } = frame;
  const struck: number[] = [];
  const open: number[] = [];
  for (let square = 0; square < looks.length; square++) {
    if (looks[square] === EMPTY || !isDrawn(square)) continue;
    (looks[square]! < 0 ? open : struck).push(square);
  }
  const colourOf = (index: number) => levelColour(theme, looks[struck[index]!]! % TRIED);
  fillSquares(context, layout, struck, colourOf, TINT);
  drawOpen(frame, looks, open);
  writeLevels(frame, looks, struck);
}

/** @param open squares that are possible */
function drawOpen({ context, layout, theme }: Frame, looks: Int32Array, open: number[]) {
  if (open.length === 0) return;
  context.fillStyle = theme.free;
  context.beginPath();
  for (const square of open) {
    // In a row that has its queen, these are left to try after a backtrack.
    const radius = layout.side * (looks[square] === LATER ? 0.07 : 0.16);
    addCircle(context, centre(layout, square), radius);
  }
  context.fill();
}

function writeLevels(frame: Frame, looks: Int32Array, struck: number[]) {
  const { side } = frame.layout;
  // On a small square there is room for nothing else.
  const [right, up] = side < TEXT_SIDE ? [0, 0] : [side * 0.34, side * 0.32];
  const writeLevel = levelWriter(frame, side);
  for (const square of struck) {
    const { x, y } = centre(frame.layout, square);
    writeLevel({ x: x + right, y: y - up }, looks[square]!);
  }
}

/** On small squares: plain colours and small dots. */
function drawSmallDomains(
  { context, layout, theme }: Frame,
  scene: QueensScene,
  levels: ArrayLike<number>,
) {
  const { size, side } = layout;
  const done = decidedRows(scene);
  paintSquares(context, layout, (square) =>
    levels[square] === POSSIBLE ? null : [levelColour(theme, levels[square]!), TINT],
  );
  context.fillStyle = theme.free;
  context.beginPath();
  for (let square = 0; square < levels.length; square++) {
    if (levels[square] !== POSSIBLE) continue;
    const { row, column } = place(size, square);
    const width = side * (done.has(row) ? 0.14 : 0.32);
    const inset = (side - width) / 2;
    context.rect(column * side + inset, row * side + inset, width, width);
  }
  context.fill();
}

/** The rows that have their queen. */
const decidedRows = ({ size, locked, queens }: QueensScene) =>
  new Set([...locked, ...queens].map((queen) => place(size, queen).row));

/** The row that a rejected queen would have left without a square. */
function drawDryRow({ context, layout, theme }: Frame, { dryRow }: QueensScene) {
  if (dryRow === null) return;
  strokeRow(context, layout, dryRow, theme.bad, Math.max(2, layout.side * 0.05));
}

/**
 * Lines from every queen to the squares that it took from the dry row, in its colour; a rim keeps them visible on
 * squares of the same colour.
 */
function drawCulprits({ context, layout, theme, t }: Frame, scene: QueensScene) {
  context.globalAlpha = 0.85 * t;
  for (const [queen, square, level] of culprits(scene)) {
    const [from, to] = [centre(layout, queen), centre(layout, square)];
    line(context, from, to, theme["square-ink"], layout.side * 0.055);
    line(context, from, to, level < 0 ? theme.bad : levelColour(theme, level), layout.side * 0.032);
  }
  context.globalAlpha = 1;
}

function drawPieces(frame: Frame, scene: QueensScene) {
  for (const square of scene.locked) {
    drawPiece(frame, scene, centre(frame.layout, square), square, 0, 1);
  }
  const find = scene.attacked ? waysByHand : ways;
  for (const { index, from, to } of find(earlier(frame, scene).queens, scene.queens)) {
    const [a, b] = [from ?? to, to ?? from];
    if (a === null || b === null) continue;
    const [start, end] = [centre(frame.layout, a), centre(frame.layout, b)];
    const at = { x: mix(start.x, end.x, frame.t), y: mix(start.y, end.y, frame.t) };
    const alpha = from === null ? frame.t : to === null ? 1 - frame.t : 1;
    if (alpha > 0) drawPiece(frame, scene, at, to, index + 1, alpha);
  }
}

/**
 * @param square its destination
 * @param level its depth, or in a game the order of placing
 */
function drawPiece(
  frame: Frame,
  scene: QueensScene,
  at: Point,
  square: number | null,
  level: number,
  alpha: number,
) {
  const { context, layout, theme, layers } = frame;
  const { side } = layout;
  const inConflict = square !== null && scene.conflicts.some((pair) => pair.includes(square));
  const byHand = scene.attacked !== null;
  const isDone = scene.solved && byHand && level > 0;
  const usual = isDone ? theme.good : levelColour(theme, level);
  const colour = inConflict ? theme.bad : usual;
  const half = side / 2;
  if (alpha === 1) {
    const [left, top] = [at.x - half, at.y - half];
    const middle = { x: half, y: half };
    const isLocked = level === 0;
    const number = byHand && theme.contrast && !isLocked ? level : 0;
    const look = isLocked ? `${colour} locked` : `${colour} ${number}`;
    return layers.queens.stamp(context, layout, theme, left, top, look, (own) => {
      drawTile(own, side, middle, colour, 1);
      if (isLocked) drawPadlock(own, middle, side);
      if (number > 0) writeNumber({ context: own, theme }, side, number, colour);
    });
  }
  context.globalAlpha = alpha;
  drawTile(context, side, at, colour, 0.6 + 0.4 * alpha);
  context.globalAlpha = 1;
}

/** Writes when a queen was placed into the corner of its stamp. */
function writeNumber(
  stamp: { context: Surface; theme: Theme },
  side: number,
  number: number,
  ground: string,
) {
  const half = side / 2;
  const pixels = Math.max(9, side * 0.165);
  write(stamp, String(number), half + side * 0.34, half - side * 0.32, pixels, inkOn(ground));
}

/** @param grown the size of the queen, 0 to 1 */
function drawTile(context: Surface, side: number, at: Point, colour: string, grown: number) {
  tile(context, at, side, colour);
  drawQueen(context, at, side * grown);
}

/** The width of a line between queens in conflict, in squares, and the number of pairs that halves it. */
const WIDEST = 0.065;
const HALF_AS_WIDE = 10;

/** A line between each pair of queens in conflict, thinner the more there are. */
function drawConflicts({ context, layout, theme, t }: Frame, { conflicts }: QueensScene) {
  const wide = (layout.side * WIDEST * HALF_AS_WIDE) / (HALF_AS_WIDE + conflicts.length - 1);
  const width = Math.max(1.2, wide);
  context.globalAlpha = t;
  const draw = (colour: string, thick: number) => {
    for (const [one, other] of conflicts) {
      line(context, centre(layout, one), centre(layout, other), colour, thick);
    }
  };
  draw(theme.panel, 1.6 * width);
  draw(theme.bad, width);
  context.globalAlpha = 1;
}

/** A queen placed and taken back within the step. */
function drawRejected({ context, layout, theme }: Frame, { rejected }: QueensScene) {
  if (rejected === null) return;
  const at = centre(layout, rejected);
  drawFaint(context, drawQueen, at, layout.side, 0.5);
  cross(context, at, layout.side * 0.26, theme.bad, Math.max(2, layout.side * 0.06));
}

/** Whether a queen may be placed under the pointer, and the queens that attack the square. */
function drawHover(frame: Frame, { locked, queens, crosses }: QueensScene) {
  const { context, layout, theme, hover, hand, pen } = frame;
  if (!hover || (hand && hand.is !== "pressed")) return;
  const { square, allowed, attackers } = hover;
  const at = centre(layout, square);
  if (locked.includes(square) || queens.includes(square)) return;
  if (pen === "cross" && locked.length > 0) {
    context.globalAlpha = 0.3;
    if (!crosses.includes(square)) {
      cross(context, at, layout.side * 0.175, theme.ink, layout.side * 0.069);
    }
    context.globalAlpha = 1;
    return;
  }
  for (const queen of allowed ? [] : attackers) {
    context.globalAlpha = 0.7;
    line(context, centre(layout, queen), at, theme.ink, Math.max(1.5, layout.side * 0.045));
    context.globalAlpha = 1;
  }
  // Not red: pointing at a square is no mistake.
  if (allowed) drawOffered(frame, square, locked.length ? theme.accent : theme.locked);
  else cross(context, at, layout.side * 0.14, theme.ink, Math.max(2, layout.side * 0.05));
}
