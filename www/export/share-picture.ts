/** A result as a picture to share: the silhouette of its board, and its text. */

import type { Part, shareOf } from "../store/share.ts";
import { pngOf } from "../ui/canvas.ts";

/** Of the picture, in pixels. */
const [WIDTH, HEIGHT, MARGIN, SIDE] = [1200, 630, 75, 480];
const GAP = 0.14;

/** The picture looks the same in every theme. */
export const COLOURS: Record<Part | "ground" | "ink" | "muted", string> = {
  locked: "#8d55b4",
  first: "#4f86e8",
  middle: "#3fa46c",
  last: "#e3b02c",
  empty: "#ebe8e0",
  ground: "#fffdf8",
  ink: "#22252b",
  muted: "#5f626a",
};

export async function sharePicture(result: ReturnType<typeof shareOf>): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d")!;
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSilhouette(context, result.picture);
  drawWords(context, result);
  return pngOf(canvas);
}

function drawSilhouette(context: OffscreenCanvasRenderingContext2D, picture: Part[][]) {
  const cell = SIDE / Math.max(picture.length, picture[0]!.length);
  const side = cell * (1 - GAP);
  for (const [line, parts] of picture.entries()) {
    for (const [at, part] of parts.entries()) {
      context.fillStyle = COLOURS[part];
      context.beginPath();
      context.roundRect(MARGIN + at * cell, MARGIN + line * cell, side, side, side / 6);
      context.fill();
    }
  }
}

function drawWords(
  context: OffscreenCanvasRenderingContext2D,
  { title, puzzle, meaning, sentence, signs, link }: ReturnType<typeof shareOf>,
) {
  const left = 2 * MARGIN + SIDE;
  const write = (text: string, y: number, font: string, colour: "ink" | "muted") => {
    context.font = `${font} Inter, system-ui, sans-serif`;
    context.fillStyle = COLOURS[colour];
    context.fillText(text, left, y, WIDTH - left - MARGIN);
  };
  write(title, 240, "600 52px", "ink");
  write(puzzle, 315, "400 36px", "ink");
  write(sentence, 370, "400 36px", "ink");
  if (signs) write(signs.words, 425, "400 36px", "ink");
  write(link.replace(/^https?:\/\//, ""), signs ? 495 : 440, "400 26px", "muted");
  write(meaning, MARGIN + SIDE - 10, "400 20px", "muted");
}
