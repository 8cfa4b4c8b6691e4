/** A result as a picture to share: the board as it was given, which tells no solution, and what was solved. */

import { drawBoard } from "../board/draw/board.ts";
import { newStamps } from "../board/draw/stamps.ts";
import { emptyScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import { fit } from "../core/geometry.ts";
import type { shareOf } from "../store/share.ts";
import { type Kept, puzzleAs } from "../store/state.ts";
import { contextOf, pngOf } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";

type Result = ReturnType<typeof shareOf>;

/** Of the picture, in pixels. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 75];
const SIDE = HEIGHT - 2 * MARGIN;

export async function sharePicture(result: Result, kept: Kept, theme: Theme): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = contextOf(canvas);
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const board = boardOf(givenOf(kept), theme);
  const [across, down] = [board.width, board.height].map((length) => (SIDE - length) / 2);
  context.drawImage(board, MARGIN + Math.round(across!), MARGIN + Math.round(down!));
  drawWords(context, result, theme);
  return pngOf(canvas);
}

/** Draws a board on a separate canvas, because it is drawn from the corner. */
function boardOf(scene: Scene, theme: Theme) {
  const layout = fit(scene.size, SIDE, SIDE, 1);
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  const still = { before: scene, after: scene, t: 1, hover: null };
  const context = contextOf(canvas);
  drawBoard({ context, layout, theme, names: [], stamps: newStamps(), ...still });
  return canvas;
}

/** The board before the first move. */
function givenOf(kept: Kept): Scene {
  const scene = emptyScene(puzzleAs(kept.game, kept));
  return scene.kind === "knights" ? { ...scene, path: kept.squares } : scene;
}

function drawWords(
  context: OffscreenCanvasRenderingContext2D,
  { title, puzzle, sentence, signs, link }: Result,
  theme: Theme,
) {
  const left = 2 * MARGIN + SIDE;
  const write = (text: string, y: number, font: string, colour: "ink" | "muted") => {
    context.font = `${font} ${theme.font}`;
    context.fillStyle = theme[colour];
    context.fillText(text, left, y, WIDTH - left - MARGIN);
  };
  const [name = "", ...day] = puzzle.split(" · ");
  const solved = [day.join(" · "), sentence, ...(signs ? [signs.words] : [])];
  write(title, 150, "400 30px", "muted");
  write(name, 230, "600 52px", "ink");
  for (const [at, words] of solved.entries()) write(words, 305 + 55 * at, "400 36px", "ink");
  write(link.replace(/^https?:\/\//, ""), MARGIN + SIDE - 10, "400 26px", "muted");
}
