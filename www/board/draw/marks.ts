/** Draws crosses, the piece being carried and the winning wave. */
import { centre } from "../../core/geometry.ts";
import { isFilled } from "../games/palette.ts";
import type { QueensScene } from "../scene/scene.ts";
import { heightAt } from "../scene/wave.ts";
import type { Frame } from "./frame.ts";
import { cross, dot, fillSquare, TEXT_SIDE, writer } from "./ink.ts";
import { drawKnight, drawQueen } from "./pieces.ts";

/** With more contrast: the number of the queen that attacks each square. */
export function drawAttackers(frame: Frame, { shadows, locked, queens }: QueensScene) {
  const { layout, theme } = frame;
  if (!shadows || !theme.contrast || layout.side < TEXT_SIDE) return;
  const taken = new Set([...locked, ...queens]);
  const { side } = layout;
  const writeAttacker = writer(frame, Math.max(9, side * 0.168));
  for (let square = 0; square < shadows.length; square++) {
    const level = shadows[square]!;
    if (level < 1 || taken.has(square)) continue;
    const { x, y } = centre(layout, square);
    writeAttacker(String(level), x + side * 0.37, y - side * 0.3, theme.note);
  }
}

/** Crosses: bold by hand, light for attacked squares; with the stroke being drawn already applied. */
export function drawCrosses(frame: Frame, scene: QueensScene) {
  const { context, hand } = frame;
  const stroke = hand?.is === "stroke" ? hand : null;
  const drawn = stroke?.crossing ? stroke.squares : [];
  const taken = new Set(stroke && !stroke.crossing ? stroke.squares : []);
  const inkAt = crossInk(frame, scene);
  const draw = (square: number, reach: number, width: number) => {
    const { layout } = frame;
    const thick = Math.max(1.2, layout.side * width);
    cross(context, centre(layout, square), layout.side * reach, inkAt(square), thick);
  };
  context.globalAlpha = 0.4;
  for (const square of scene.autos) if (!drawn.includes(square)) draw(square, 0.08, 0.04);
  context.globalAlpha = 0.8;
  for (const square of scene.crosses) if (!taken.has(square)) draw(square, 0.13, 0.07);
  for (const square of drawn) draw(square, 0.13, 0.07);
  context.globalAlpha = 1;
}

/** The colour of a cross: free squares are bright in both themes. */
export function crossInk({ theme }: Frame, scene: QueensScene) {
  const { shadows } = scene;
  if (isFilled(scene)) return () => theme["region-ink"];
  return (square: number) => (shadows && shadows[square]! < 0 ? theme["note-free"] : theme.note);
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
  drawPiece({ context, theme }, hand, side * 1.15);
  context.restore();
}

/** A piece that a click would place. */
export function drawOffered(frame: Frame, square: number, colour: string) {
  const { context, layout, after } = frame;
  context.save();
  context.globalAlpha = 0.55;
  fillSquare(context, layout, square, colour, 0.8);
  const drawPiece = after.kind === "knights" ? drawKnight : drawQueen;
  drawPiece(frame, centre(layout, square), layout.side);
  context.restore();
}

/** The wave over a board that has just been solved. */
export function drawWave({ context, layout, theme, after, wave }: Frame) {
  if (wave === undefined || wave === null) return;
  for (let square = 0; square < after.size.rows * after.size.columns; square++) {
    const height = heightAt(after, square, wave);
    if (height > 0) fillSquare(context, layout, square, theme.won, 0.6 * height);
  }
}
