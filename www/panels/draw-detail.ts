/** Draws the picture of the detail panel. */

import {
  drawDegreeMap,
  drawDomainMap,
  drawOverview,
  FOOT,
  MOST_NAMED,
  sheetOf,
} from "../board/draw/maps.ts";
import type { LargeScene } from "../board/scene/scene.ts";
import type { Size } from "../core/geometry.ts";
import { fitCanvas, setSize } from "../ui/canvas.ts";
import { isSpacious, layout } from "../ui/layout.ts";
import type { Theme } from "../ui/theme.ts";
import type { Detail } from "./detail-view.ts";

/** The smallest height of a small board, in pixels, and the largest, as a share of the window. */
const LOWEST = 130;
const HIGHEST = 0.22;

/** The height of a row, in pixels: larger on phones, for fingers. */
const ROW = { wide: 24, phone: 30, low: 26 };

/** Where every panel is shown, it depends on the window's height. */
const rowHeight = () =>
  isSpacious.peek() ? Math.min(28, Math.max(18, (innerHeight - 430) / 14)) : ROW[layout.peek()];

/** @param width in CSS pixels */
export function drawDetail(canvas: HTMLCanvasElement, detail: Detail, theme: Theme, width: number) {
  if (["forces", "pairs", "compared"].includes(detail.panel)) return;
  if (detail.panel === "overview") return drawWhole(canvas, detail.scene, theme, width);
  canvas.style.width = "";
  const sheet = open(canvas, detail.scene.size, width);
  if (detail.panel === "onward") drawDegreeMap(sheet, detail.scene, theme);
  else drawDomainMap(sheet, detail.scene, theme);
}

/** Draws the whole board and the part in view. */
function drawWhole(canvas: HTMLCanvasElement, scene: LargeScene, theme: Theme, width: number) {
  const { rows, columns } = scene.size;
  const most = Math.min(width, Math.max(LOWEST, innerHeight * HIGHEST));
  const side = Math.min(most / rows, most / columns);
  const size = { width: side * columns, height: side * rows };
  setSize(canvas, size);
  drawOverview(fitCanvas(canvas, size.width, size.height), scene, theme, size);
}

/** Sizes the canvas by the board alone: more than eight rows share the height of eight. */
function open(canvas: HTMLCanvasElement, { rows, columns }: Size, width: number) {
  const named = columns <= MOST_NAMED;
  const row = rowHeight();
  const height = named ? Math.min(rows, 8) * row : (width * rows) / columns;
  const whole = height + (named ? FOOT : 0);
  canvas.style.height = `${whole}px`;
  return sheetOf(fitCanvas(canvas, width, whole), columns, width, height);
}
