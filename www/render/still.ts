/** A still picture of a moment, on its own small canvas. */

import { fit } from "../core/geometry.ts";
import type { MomentPicture } from "../run/moment-picture.ts";
import { drawBoard } from "./board.ts";
import { fitCanvas, setSize } from "./canvas.ts";
import { newStamps } from "./stamps.ts";
import type { Theme } from "./theme.ts";

/**
 * @param most the longest side, in pixels of the page
 * @param ratio canvas pixels per pixel of the page; squares are fitted to it
 */
export function drawStill(
  canvas: HTMLCanvasElement,
  { scene, names }: MomentPicture,
  theme: Theme,
  most: number,
  ratio: number,
) {
  const layout = fit(scene.size, most, most, ratio);
  setSize(canvas, layout);
  const context = fitCanvas(canvas, layout.width, layout.height);
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({ context, layout, theme, ...still, names, stamps: newStamps() });
}
