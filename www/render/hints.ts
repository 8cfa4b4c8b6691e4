/** Draws what a hint points at. */

import { centre, jumpsFrom, place } from "../core/geometry.ts";
import type { BoardLine as Line } from "../engine/generated/thinking.ts";
import type { KnightsScene } from "../games/knights.ts";
import type { QueensScene } from "../games/queens.ts";
import { pointingOf } from "../scene/pointing.ts";
import { drawNamed, drawRing } from "./annotations.ts";
import type { Frame } from "./frame.ts";
import { cross, dot, fillSquare, line, TEXT_SIDE, write } from "./ink.ts";
import { drawQueen } from "./pieces.ts";
import { mixed } from "./theme.ts";

export function drawQueensHint(frame: Frame, scene: QueensScene) {
  if (!scene.hint) return;
  const { context, layout, theme } = frame;
  const { side } = layout;
  const shown = pointingOf(scene, scene.hint);
  if (shown.lit) drawVeil(frame, shown.lit);
  for (const framed of shown.frames) {
    drawFrame(frame, framed, shown.empty ? theme.bad : theme.accent);
  }
  for (const square of shown.marked) dot(context, centre(layout, square), side * 0.16, theme.free);
  for (const square of shown.struck) drawOut(frame, square, theme.ink, 0.1);
  for (const [from, to] of shown.pairs) {
    line(context, centre(layout, from), centre(layout, to), theme.bad, Math.max(2, side * 0.0625));
  }
  const ruledOut = new Set(shown.out);
  for (const [index, square] of shown.ghosts.entries()) {
    drawGhost(frame, square, shown.counted ? index + 1 : null);
    if (ruledOut.has(square)) drawRing(frame, square, theme.bad);
  }
  for (const square of shown.out) {
    if (!shown.ghosts.includes(square)) drawOut(frame, square, theme.bad, 0.175);
  }
  if (shown.placed !== null) drawRing(frame, shown.placed, theme.accent);
}

/** Dims all squares but some. */
function drawVeil({ context, layout, theme }: Frame, lit: Set<number>) {
  const { side, size, width, height } = layout;
  context.save();
  context.globalAlpha = 0.55;
  context.fillStyle = theme.paper;
  context.beginPath();
  context.rect(0, 0, width, height);
  for (const square of lit) {
    const { row, column } = place(size, square);
    context.rect(column * side, row * side, side, side);
  }
  context.fill("evenodd");
  context.restore();
}

/** A line around a row or a column. */
function drawFrame({ context, layout }: Frame, { kind, index }: Line, colour: string) {
  const { side, width, height } = layout;
  const thick = Math.max(2, side * 0.05);
  const [left, top] = kind === "row" ? [0, index * side] : [index * side, 0];
  const [long, high] = kind === "row" ? [width, side] : [side, height];
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.beginPath();
  context.roundRect(left + thick / 2, top + thick / 2, long - thick, high - thick, side * 0.075);
  context.stroke();
}

/** A queen that is only imagined, with its number if there are several. */
function drawGhost(frame: Frame, square: number, number: number | null) {
  const { context, layout, theme } = frame;
  const { side } = layout;
  const { x, y } = centre(layout, square);
  fillSquare(context, layout, square, mixed(theme.accent, theme.panel, 0.26), 1);
  context.save();
  context.globalAlpha = 0.82;
  drawQueen(context, x, y, side);
  context.restore();
  if (number === null || side < TEXT_SIDE) return;
  const at = { x: x + side * 0.31, y: y - side * 0.31 };
  dot(context, at, side * 0.15, theme.accent);
  write(frame, String(number), at.x, at.y, Math.max(8, side * 0.18), theme["accent-ink"]);
}

/**
 * A square that is out.
 * @param reach in squares
 */
function drawOut({ context, layout }: Frame, square: number, colour: string, reach: number) {
  const { side } = layout;
  const width = Math.max(1.5, side * reach * 0.4);
  cross(context, centre(layout, square), side * reach, colour, width);
}

/** Lines from more stranded squares than this would hide the board. */
const MOST_STRANDED = 2;

/**
 * What belongs under the pieces and numbers of a tour: dashed lines between a square and its
 * neighbours in question, in red where it is stranded.
 */
export function drawKnightsLines({ context, layout, theme }: Frame, scene: KnightsScene) {
  const { side } = layout;
  const width = Math.max(1.5, side * 0.05);
  const dashed = (pairs: [number, number][], colour: string) => {
    for (const [from, to] of pairs) {
      line(context, centre(layout, from), centre(layout, to), colour, width);
    }
  };
  context.save();
  context.setLineDash([side * 0.11, side * 0.1]);
  dashed(strandedPairs(scene), theme.bad);
  const deduction = scene.hint?.deduction;
  if (deduction) dashed(deduction.pairs, isStranded(scene) ? theme.bad : theme.ink);
  context.restore();
}

/** Whether a hint says that a square is stranded. */
const isStranded = ({ hint }: KnightsScene) => hint?.deduction.rule === "stranded";

/** From each stranded square of a game in play to those that it could have been reached from. */
function strandedPairs({ size, path, stranded, byHand }: KnightsScene): [number, number][] {
  if (!byHand || stranded.length > MOST_STRANDED) return [];
  return stranded.flatMap((square) =>
    jumpsFrom(size, square).flatMap((from): [number, number][] =>
      path.includes(from) ? [[square, from]] : [],
    ),
  );
}

/** The squares within reach that a hint forbids. */
export const forbiddenIn = ({ hint }: KnightsScene) => hint?.deduction.ruledOut ?? [];

/** The jumps that are imagined, the jump that is forced, and the squares spoken of. */
export function drawKnightsHint(frame: Frame, scene: KnightsScene) {
  if (!scene.hint) return;
  const { theme } = frame;
  const { deduction, imagined } = scene.hint;
  drawJumps(frame, [scene.path[scene.path.length - 1]!, ...(imagined?.pieces ?? [])]);
  if (deduction.placed !== null) drawRing(frame, deduction.placed, theme.accent);
  const drawn = [deduction.placed, ...deduction.ruledOut];
  drawNamed(
    frame,
    deduction.named.filter((square) => !drawn.includes(square)),
  );
}

function drawJumps({ context, layout, theme }: Frame, path: number[]) {
  const width = Math.max(1.5, layout.side * 0.04);
  context.save();
  context.setLineDash([width * 2, width * 2.5]);
  for (let jump = 1; jump < path.length; jump++) {
    const [from, to] = [path[jump - 1]!, path[jump]!];
    line(context, centre(layout, from), centre(layout, to), theme.accent, width);
    dot(context, centre(layout, to), layout.side * 0.09, theme.accent);
  }
  context.restore();
}
