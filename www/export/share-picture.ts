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
  const board = givenOf(kept);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = contextOf(canvas);
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawWords(context, result, theme);
  const layout = fit(board.size, SIDE, SIDE, 1);
  // A board is drawn from the corner of its context.
  const [across, down] = [SIDE - layout.width, SIDE - layout.height].map((left) => left / 2);
  context.translate(MARGIN + Math.round(across!), MARGIN + Math.round(down!));
  const still = { before: board, after: board, t: 1, hover: null };
  drawBoard({ context, layout, theme, names: [], stamps: newStamps(), ...still });
  return pngOf(canvas);
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
  write(title, 240, "600 52px", "ink");
  write(puzzle, 315, "400 36px", "ink");
  write(sentence, 370, "400 36px", "ink");
  if (signs) write(signs.words, 425, "400 36px", "ink");
  write(link.replace(/^https?:\/\//, ""), signs ? 495 : 440, "400 26px", "muted");
}
