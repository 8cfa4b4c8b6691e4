/** Draws the picture of the detail panel. */

import type { Size } from "../core/geometry.ts";
import { fitCanvas, setSize } from "../render/canvas.ts";
import { comparedIn, drawComparison, drawOverview } from "../render/charts.ts";
import { drawDegreeMap, drawDomainMap, FOOT, MOST_NAMED, sheetOf } from "../render/maps.ts";
import type { Theme } from "../render/theme.ts";
import type { Detail } from "../run/detail-view.ts";
import type { LargeScene } from "../scene/large.ts";
import { layout } from "../ui/layout.ts";

/** The least height of a small board, and the space below it behind a tab, in pixels. */
const LOWEST = 130;
const BESIDE = 76;

/** The space in the card, in CSS pixels. */
export interface Space {
  width: number;
  /** Of the whole card, if it is behind a tab. */
  height: number;
}

export function drawDetail(canvas: HTMLCanvasElement, detail: Detail, theme: Theme, space: Space) {
  if (detail.panel === "forces" || detail.panel === "pairs") return;
  if (detail.panel === "overview") return drawWhole(canvas, detail.scene, theme, space);
  canvas.style.width = "";
  if (detail.panel === "compared") {
    const size = { width: space.width, height: Math.max(LOWEST, innerHeight * 0.15) };
    canvas.style.height = `${size.height}px`;
    const context = fitCanvas(canvas, size.width, size.height);
    return drawComparison(context, comparedIn(detail.scene), theme, size);
  }
  const sheet = open(canvas, detail.scene.size, space);
  if (detail.panel === "onward") drawDegreeMap(sheet, detail.scene, theme);
  else drawDomainMap(sheet, detail.scene, theme);
}

/** Draws the whole board and the part in view. */
function drawWhole(canvas: HTMLCanvasElement, scene: LargeScene, theme: Theme, space: Space) {
  const { rows, columns } = scene.size;
  const most = Math.min(space.width, Math.max(LOWEST, innerHeight * 0.22));
  const side = Math.min(most / rows, most / columns);
  const size = { width: side * columns, height: side * rows };
  setSize(canvas, size);
  drawOverview(fitCanvas(canvas, size.width, size.height), scene, theme, size);
}

/** Sizes the canvas by the board alone. */
function open(canvas: HTMLCanvasElement, { rows, columns }: Size, { width, height: all }: Space) {
  const named = columns <= MOST_NAMED;
  // More than eight rows share the height of eight.
  const free = layout.peek() !== "wide" ? all - BESIDE : innerHeight * 0.22;
  const most = Math.min(width, Math.max(LOWEST, free));
  const height = named ? Math.min(rows * 30, most) : (width * rows) / columns;
  const whole = height + (named ? FOOT : 0);
  canvas.style.height = `${whole}px`;
  return sheetOf(fitCanvas(canvas, width, whole), columns, width, height);
}
