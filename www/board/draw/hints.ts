/** Draws hints. */

import { centre, jumpsFrom, place } from "../../core/geometry.ts";
import { queensOn } from "../../core/regions.ts";
import { mixed, type Theme } from "../../ui/theme.ts";
import { isFilled } from "../games/palette.ts";
import { pointingOf } from "../scene/pointing.ts";
import type { KnightsScene, QueensScene } from "../scene/scene.ts";
import type { Frame } from "./frame.ts";
import { addInside, cross, dot, drawRays, line, ring, TEXT_SIDE, write } from "./ink.ts";
import { drawFaint, drawQueen } from "./pieces.ts";
import { strokeGroup, strokeUnit } from "./regions.ts";
import { drawNamed, drawRing } from "./square-marks.ts";

/** Draws what goes under the pieces: the veil over all other squares, and the lines in question. */
export function drawHintLines(frame: Frame, scene: QueensScene) {
  if (!scene.hint) return;
  const { theme } = frame;
  const { lit, frames, empty } = pointingOf(scene, scene.hint);
  // On a board of colours, borders would stay bright around the queens.
  const queens = isFilled(scene) ? [] : queensOn(scene);
  if (lit) drawVeil(frame, new Set([...lit, ...queens]));
  for (const framed of frames) strokeUnit(frame, scene, framed, frameColour(theme, empty));
}

/** The accent, light enough to be seen on a dark board. */
const frameColour = (theme: Theme, empty: boolean) => {
  if (empty) return theme.bad;
  return theme.dark ? mixed(theme.accent, theme.piece, 0.68) : theme.accent;
};

export function drawQueensHint(frame: Frame, scene: QueensScene) {
  if (!scene.hint) return;
  const { context, layout, theme } = frame;
  const { side } = layout;
  const shown = pointingOf(scene, scene.hint);
  const isOnColours = isFilled(scene);
  for (const square of shown.marked) {
    const middle = centre(layout, square);
    if (isOnColours) dot(context, middle, side * 0.17, theme.piece);
    dot(context, middle, side * 0.13, theme.ring);
  }
  const ink = theme[isOnColours ? "region-ink" : "note-free"];
  for (const square of shown.struck) {
    ring(context, centre(layout, square), side * 0.12, ink, Math.max(1.5, side * 0.045));
  }
  drawRays(frame, shown.pairs);
  const ruledOut = new Set(shown.out);
  for (const [index, square] of shown.ghosts.entries()) {
    const edge = ruledOut.has(square) ? theme.clash : theme.ring;
    drawGhost(frame, square, edge, shown.counted ? index + 1 : null);
  }
  const out = shown.out.filter((square) => !shown.ghosts.includes(square));
  // The crosses are on the colours; the outline is on the lines between them, which are dark in the dark theme.
  if (isOnColours) strokeGroup(frame, out, theme.ink);
  for (const square of out) crossOut(frame, square, ink);
}

/** Dims all other squares. */
function drawVeil({ context, layout, theme }: Frame, lit: Set<number>) {
  const { side, size, width, height } = layout;
  context.save();
  context.globalAlpha = 0.5;
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

/** An imagined queen, with its number if there are several. */
export function drawGhost(frame: Frame, square: number, edge: string, number: number | null) {
  const { context, layout, theme } = frame;
  const { side } = layout;
  const middle = centre(layout, square);
  context.fillStyle = mixed(theme.accent, theme["free-a"], 0.26);
  context.strokeStyle = edge;
  context.lineWidth = Math.max(2, side * 0.06);
  context.beginPath();
  addInside(context, middle, side, 0.86);
  context.fill();
  context.stroke();
  drawFaint(frame, drawQueen, middle, side);
  if (number === null || side < TEXT_SIDE) return;
  const at = { x: middle.x + side * 0.31, y: middle.y - side * 0.31 };
  dot(context, at, side * 0.15, theme.ring);
  write(frame, String(number), at.x, at.y, Math.max(8, side * 0.18), theme.piece);
}

function crossOut({ context, layout }: Frame, square: number, colour: string) {
  const reach = layout.side * 0.13;
  cross(context, centre(layout, square), reach, colour, Math.max(1.5, reach * 0.4));
}

/** With more stranded squares than this, their lines would hide the board. */
const MOST_STRANDED = 2;

/**
 * Draws what goes under the pieces and numbers of a tour: dashed lines from a square to its neighbours in question,
 * red if it is stranded.
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
  if (deduction && !scene.hint?.imagined)
    dashed(deduction.pairs, deduction.rule === "stranded" ? theme.bad : theme.ink);
  context.restore();
}

/** Each stranded square of a game, with the squares that it could have been reached from. */
function strandedPairs({ size, path, stranded, byHand }: KnightsScene): [number, number][] {
  if (!byHand || stranded.length > MOST_STRANDED) return [];
  return stranded.flatMap((square) =>
    jumpsFrom(size, square).flatMap((from): [number, number][] =>
      path.includes(from) ? [[square, from]] : [],
    ),
  );
}

/** The reachable squares that a hint rules out. */
export const ruledOutIn = ({ hint }: KnightsScene) =>
  hint?.imagined ? [] : (hint?.deduction.ruledOut ?? []);

/** Draws imagined jumps, the forced jump, and the squares that the hint names. */
export function drawKnightsHint(frame: Frame, scene: KnightsScene) {
  if (!scene.hint) return;
  const { theme } = frame;
  const { deduction, imagined } = scene.hint;
  if (imagined) {
    drawJumps(frame, [scene.path[scene.path.length - 1]!, ...imagined.pieces]);
    drawNamed(frame, imagined.named);
    return;
  }
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
