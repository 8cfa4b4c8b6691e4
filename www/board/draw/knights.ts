/** Draws Knight's Tour. */
import { centre } from "../../core/geometry.ts";
import { mix } from "../../core/tween.ts";
import { inkOn, moveColour, moveColours } from "../../ui/theme.ts";
import type { KnightsScene } from "../scene/scene.ts";
import type { Frame } from "./frame.ts";
import { lastMove } from "./ground.ts";
import { drawKnightsHint, drawKnightsLines, ruledOutIn } from "./hints.ts";
import { cross, dot, line, TEXT_SIDE, tile, write, writer } from "./ink.ts";
import { drawCarried, drawOffered, drawWave } from "./marks.ts";
import { drawKnight } from "./pieces.ts";
import { runDrawing } from "./run-drawing.ts";
import { drawBlocked, drawNamed } from "./square-marks.ts";

export function drawKnights(frame: Frame, scene: KnightsScene) {
  drawBlocked(frame, scene.blocked);
  drawWave(frame);
  runDrawing.below(frame, scene.annotations);
  drawStranded(frame, scene);
  drawPath(frame, scene);
  drawKnightsLines(frame, scene);
  drawMoves(frame, scene);
  drawReachable(frame, scene);
  drawHover(frame, scene);
  drawPiece(frame, scene);
  runDrawing.above(frame, scene.annotations);
  drawNamed(frame, plainlyNamed(scene));
  drawKnightsHint(frame, scene);
  drawCarried(frame);
}

/** The named squares that have no ring already. */
function plainlyNamed({ named, annotations }: KnightsScene) {
  const ringed = annotations.flatMap((one) => {
    if (one.kind === "fault") return [one.square];
    return one.kind === "candidate" && one.chosen ? [one.square] : [];
  });
  return named.filter((square) => !ringed.includes(square));
}

/** The position of the knight, on its way if the last step moved it. */
function knightAt({ before, layout, t }: Frame, scene: KnightsScene) {
  const { path } = scene;
  const to = centre(layout, path[path.length - 1]!);
  const same = before.kind === "knights" && before.size.columns === scene.size.columns;
  if (!same || before.path.length === 0 || t >= 1) return to;
  const from = centre(layout, before.path[before.path.length - 1]!);
  return { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t) };
}

/** How many moves share a stroke and its colour; neighbouring colours look alike, the more so on small squares. */
const [RUN, SMALL_RUN] = [2, 32];

function drawPath(frame: Frame, scene: KnightsScene) {
  const { context, layout, theme, before, t } = frame;
  const { path } = scene;
  const last = path.length - 1;
  const isSmall = layout.side < TEXT_SIDE;
  const run = isSmall ? SMALL_RUN : RUN;
  const width = Math.max(1.2, layout.side * 0.05);
  const colourOf = moveColours(theme, lastMove(scene));
  const grows = before.kind === "knights" && before.path.length < path.length && t < 1;
  context.lineWidth = width;
  context.lineJoin = isSmall ? "bevel" : "round";
  context.lineCap = "round";
  for (let first = 0; first < last; first += run) {
    context.strokeStyle = colourOf(first + 1);
    context.beginPath();
    for (let move = first; move <= Math.min(first + run, last); move++) {
      const { x, y } =
        grows && move === last ? knightAt(frame, scene) : centre(layout, path[move]!);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  if (!scene.closed) return;
  line(context, centre(layout, path[last]!), centre(layout, path[0]!), colourOf(last), width);
}

/** The numbers of the moves, or else a dot at the start. */
function drawMoves(frame: Frame, scene: KnightsScene) {
  const { context, layout, theme } = frame;
  const last = scene.path.length - 1;
  if (layout.side < TEXT_SIDE || last < 1) return;
  if (!scene.numbers) {
    return dot(context, centre(layout, scene.path[0]!), layout.side * 0.12, theme.locked);
  }
  const colourOf = moveColours(theme, lastMove(scene));
  const writeMove = writer(frame, Math.max(9, layout.side * 0.168));
  for (let move = 0; move < last; move++) {
    dot(context, centre(layout, scene.path[move]!), layout.side * 0.19, colourOf(move));
  }
  for (let move = 0; move < last; move++) {
    const { x, y } = centre(layout, scene.path[move]!);
    writeMove(String(move + 1), x, y, inkOn(colourOf(move)));
  }
}

function drawStranded({ context, layout, theme }: Frame, { stranded }: KnightsScene) {
  for (const square of stranded) {
    const width = Math.max(2, layout.side * 0.07);
    cross(context, centre(layout, square), layout.side * 0.2, theme.piece, width);
  }
}

/** The reachable squares with their onward moves; the one under the pointer is filled. */
function drawReachable(frame: Frame, scene: KnightsScene) {
  const { context, layout, theme, hover } = frame;
  const { side } = layout;
  const ruledOut = ruledOutIn(scene);
  for (const square of scene.reachable) {
    const { x, y } = centre(layout, square);
    const isOut = ruledOut.includes(square);
    const filled = hover?.square === square && !isOut;
    context.beginPath();
    context.arc(x, y, side * (scene.hints ? 0.21 : 0.13), 0, 2 * Math.PI);
    if (filled || isOut) {
      context.fillStyle = filled ? theme.ring : theme["free-a"];
      context.fill();
    }
    const colour = isOut ? theme["note-free"] : theme.ring;
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, side * 0.0375);
    context.setLineDash(isOut ? [side * 0.06, side * 0.05] : []);
    context.stroke();
    context.setLineDash([]);
    if (!scene.hints || side < TEXT_SIDE * 0.7) continue;
    const ink = filled ? theme.piece : colour;
    write(frame, String(scene.degrees[square]), x, y, Math.max(9, side * 0.19), ink);
  }
}

function drawHover(frame: Frame, { path }: KnightsScene) {
  const { context, layout, theme, hover } = frame;
  if (!hover) return;
  const { square, allowed } = hover;
  if (path.length === 0) return drawOffered(frame, square, theme.locked);
  if (allowed || path.includes(square)) return;
  const width = Math.max(2, layout.side * 0.045);
  cross(context, centre(layout, square), layout.side * 0.12, theme.ink, width);
}

function drawPiece(frame: Frame, scene: KnightsScene) {
  const { context, layout, theme } = frame;
  if (scene.path.length === 0) return;
  const at = knightAt(frame, scene);
  const { side } = layout;
  const move = scene.path.length - 1;
  const colour = move === 0 ? theme.locked : moveColour(theme, move, lastMove(scene));
  tile(context, at, side, scene.solved ? theme.won : colour);
  drawKnight(frame, at, side);
}
