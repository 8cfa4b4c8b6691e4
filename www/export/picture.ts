/** The board as a picture: as SVG, and as PNG of a chosen size. */

import "../board/draw/annotations.ts";
import { drawBoard } from "../board/draw/board.ts";
import { NoStamps, type Stamping, Stamps } from "../board/draw/stamps.ts";
import type { Scene } from "../board/scene/scene.ts";
import type { BoardLayout, Size } from "../core/geometry.ts";
import { contextOf, pngOf, type Surface } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { SvgContext } from "./svg-context.ts";

interface Drawn {
  scene: Scene;
  /** The names of all squares. */
  names: string[];
  theme: Theme;
}

/** The side of a square in an SVG, which scales to any size. */
const SIDE = 80;

/** The narrowest and the widest picture, in pixels. */
export const WIDTHS = { least: 64, most: 4096 };

/**
 * A layout in whole pixels per square, as close to a width as possible.
 * @param width in pixels
 */
export function layoutFor(size: Size, width: number): BoardLayout {
  const wanted = Math.min(WIDTHS.most, Math.max(WIDTHS.least, width));
  const side = Math.max(1, Math.round(wanted / Math.max(size.rows, size.columns)));
  return { size, side, width: side * size.columns, height: side * size.rows };
}

/** Draws a scene on a context with one unit per pixel. */
export function draw(
  context: Surface,
  layout: BoardLayout,
  { scene, names, theme }: Drawn,
  stamps: Stamping,
) {
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({ context, layout, theme, names, stamps, ...still });
}

/** @param title the accessible name */
export function toSvg(drawn: Drawn, title: string) {
  const context = new SvgContext();
  const { size } = drawn.scene;
  const layout = { size, side: SIDE, width: SIDE * size.columns, height: SIDE * size.rows };
  draw(context, layout, drawn, new NoStamps());
  return context.drawing(layout.width, layout.height, title);
}

/** @param width in pixels, approximately */
export async function toPng(drawn: Drawn, width: number): Promise<Blob> {
  const layout = layoutFor(drawn.scene.size, width);
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  draw(contextOf(canvas), layout, drawn, new Stamps());
  return pngOf(canvas);
}
