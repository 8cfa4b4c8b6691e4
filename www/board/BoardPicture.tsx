/** A board that is drawn once it has a size: a canvas that fits its box. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type BoardLayout, fit, type Size } from "../core/geometry.ts";
import { contextOf, fitCanvas, pixelRatio } from "../ui/canvas.ts";
import { useApp } from "../ui/context.ts";
import { onResize } from "../ui/use-size.ts";
import { drawBoard } from "./draw/board.ts";
import { newStamps } from "./draw/stamps.ts";
import type { Scene } from "./scene/scene.ts";

const NO_NAMES: string[] = [];

/** A board as a picture: the text beside it describes it. */
export function BoardPicture({ scene }: { scene: Scene }) {
  const box = useRef<HTMLSpanElement>(null);
  const layout = useBoardLayout(box, scene.size);
  const canvas = useBoardDrawing(scene, NO_NAMES, layout);
  return (
    <span class="pic" ref={box} aria-hidden="true">
      <canvas
        class="board"
        ref={canvas}
        style={layout ? { width: `${layout.width}px`, height: `${layout.height}px` } : ""}
      />
    </span>
  );
}

/** The largest layout that fits a box; null until measured. */
export function useBoardLayout(
  box: RefObject<HTMLElement | null>,
  { rows, columns }: Partial<Size> = {},
) {
  const known = useSignal<BoardLayout | null>(null);
  useLayoutEffect(() => {
    if (!box.current || !rows || !columns) return;
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width <= 0 || height <= 0) return;
      known.value = fit({ rows, columns }, width, height, pixelRatio());
    };
    measure();
    return onResize(box.current, measure);
  }, [box, rows, columns]);
  const layout = known.value;
  return layout && isSame({ rows, columns }, layout.size) ? layout : null;
}

const isSame = (one: Partial<Size>, other: Size) =>
  one.rows === other.rows && one.columns === other.columns;

/** Draws the board whenever it, its layout or the theme changes. */
export function useBoardDrawing(scene: Scene | null, names: string[], layout: BoardLayout | null) {
  const theme = useApp().theme.value;
  const ref = useRef<HTMLCanvasElement>(null);
  const stamps = useMemo(newStamps, []);
  useLayoutEffect(() => {
    if (ref.current && layout) fitCanvas(ref.current, layout.width, layout.height);
  }, [layout]);
  useLayoutEffect(() => {
    if (!ref.current || !layout || !scene || !isSame(scene.size, layout.size)) return;
    const context = contextOf(ref.current);
    const still = { before: scene, after: scene, t: 1, hover: null };
    drawBoard({ context, layout, theme, stamps, names, ...still });
  }, [scene, names, layout, theme, stamps]);
  return ref;
}
