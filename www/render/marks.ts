/** Draws crosses, shadows, the piece being carried and the winning wave. */
import { centre } from "../core/geometry.ts";
import type { QueensScene } from "../games/queens.ts";
import { heightAt } from "../scene/wave.ts";
import type { Frame } from "./frame.ts";
import { cross, dot, fillSquare, TEXT_SIDE, write } from "./ink.ts";
import { drawKnight, drawQueen } from "./pieces.ts";
import { paintSquares } from "./pixels.ts";
import { levelColour } from "./theme.ts";

/** The opacity of a shadow. */
const LOCKED_TINT = 0.2;
const TINT = 0.32;

const tintOf = (level: number) => (level > 0 ? TINT : LOCKED_TINT);

/** Every attacked square in the colour of the queen that attacks it; the last change fades in. */
export function drawShadows(frame: Frame, scene: QueensScene) {
  const { context, layout, theme, before, t } = frame;
  const { shadows } = scene;
  if (!shadows) return;
  if (layout.side < TEXT_SIDE) {
    return paintSquares(context, layout, (square) => {
      const level = shadows[square]!;
      return level < 0 ? null : [levelColour(theme, level), tintOf(level)];
    });
  }
  const old = before.kind === "queens" && before.shadows ? before.shadows : shadows;
  for (let square = 0; square < shadows.length; square++) {
    const level = shadows[square]!;
    const changes = old[square] !== level;
    if (changes && t < 1) drawShadow(frame, square, old[square] ?? -1, 1 - t);
    drawShadow(frame, square, level, changes ? t : 1);
  }
}

/** A tinted square, with its queen's number in high contrast. */
function drawShadow(frame: Frame, square: number, level: number, alpha: number) {
  if (level < 0) return;
  const { context, layout, theme } = frame;
  fillSquare(context, layout, square, levelColour(theme, level), tintOf(level) * alpha);
  if (!theme.contrast) return;
  const { x, y } = centre(layout, square);
  const pixels = Math.max(9, layout.side * 0.165);
  context.globalAlpha = alpha;
  const [right, top] = [x + layout.side * 0.34, y - layout.side * 0.32];
  write(frame, String(level), right, top, pixels, theme["square-ink"]);
  context.globalAlpha = 1;
}

/** Crosses: bold by hand, light for attacked squares; with the stroke being drawn already applied. */
export function drawCrosses(
  { context, layout, theme, hand }: Frame,
  { crosses, autos }: QueensScene,
) {
  const { side } = layout;
  const stroke = hand?.is === "stroke" ? hand : null;
  const drawn = stroke?.crossing ? stroke.squares : [];
  const taken = new Set(stroke && !stroke.crossing ? stroke.squares : []);
  const draw = (square: number, reach: number, width: number) =>
    cross(context, centre(layout, square), side * reach, theme.ink, Math.max(1.2, side * width));
  context.globalAlpha = 0.34;
  for (const square of autos) if (!drawn.includes(square)) draw(square, 0.1, 0.044);
  context.globalAlpha = 0.68;
  for (const square of crosses) if (!taken.has(square)) draw(square, 0.175, 0.069);
  for (const square of drawn) draw(square, 0.175, 0.069);
  context.globalAlpha = 1;
}

/** The piece being carried, under the pointer; its origin is dimmed. */
export function drawCarried({ context, layout, theme, hand, after }: Frame) {
  if (hand?.is !== "carry") return;
  const { side } = layout;
  const drawPiece = after.kind === "knights" ? drawKnight : drawQueen;
  fillSquare(context, layout, hand.from, theme.panel, 0.6);
  if (hand.over !== null && hand.over !== hand.from) {
    fillSquare(context, layout, hand.over, theme.accent, 0.35);
  }
  context.save();
  context.globalAlpha = 0.25;
  dot(context, hand, side * 0.5, theme.ink);
  context.globalAlpha = 1;
  drawPiece(context, hand, side * 1.15);
  context.restore();
}

/** A piece that a click would place. */
export function drawOffered({ context, layout, after }: Frame, square: number, colour: string) {
  context.save();
  context.globalAlpha = 0.55;
  fillSquare(context, layout, square, colour, 0.8);
  const drawPiece = after.kind === "knights" ? drawKnight : drawQueen;
  drawPiece(context, centre(layout, square), layout.side);
  context.restore();
}

/** The wave over a board that has just been solved. */
export function drawWave({ context, layout, theme, after, wave }: Frame) {
  if (wave === undefined || wave === null) return;
  for (let square = 0; square < after.size.rows * after.size.columns; square++) {
    const height = heightAt(after, square, wave);
    if (height > 0) fillSquare(context, layout, square, theme.good, 0.6 * height);
  }
}
