/** A board beside others: a canvas, and what stands on it in words. It fits the box around it. */

import { fit, type Layout, type Size, squareAt } from "../core/geometry.ts";
import { drawBoard } from "../render/board.ts";
import { contextOf, fitCanvas, pixelRatio } from "../render/canvas.ts";
import { Layers } from "../render/layer.ts";
import type { Scene } from "../scene/scene.ts";
import { summary } from "../scene/summary.ts";
import { useApp } from "../ui/context.ts";
import { type RefObject, useLayoutEffect, useMemo, useRef, useSignal } from "../vendor/preact.js";

/** How often the words follow a board that changes, in milliseconds. */
const WORDS_EVERY = 400;

interface Props {
  /** Null while nothing is known of it. */
  scene: Scene | null;
  /** In squares, where that is known before the scene: the board can be pressed from then on. */
  size?: Size;
  /** Of all squares. */
  names: string[];
  /** Whose board it is. */
  label: string;
  /** Of the box that the board is fitted into: as wide as it may be. */
  class: string;
  onPress?: (square: number) => void;
}

export function SmallBoard(props: Props) {
  const { scene, size = scene?.size, names, label, onPress } = props;
  const box = useRef<HTMLDivElement>(null);
  const layout = useLayout(box, size);
  const canvas = useDrawing(scene, names, layout);
  const words = useWords(scene, names, label);
  const press = ({ offsetX, offsetY }: MouseEvent) => {
    const square = layout && squareAt(layout, offsetX, offsetY);
    if (square !== null) onPress?.(square);
  };
  return (
    <div class={props.class} ref={box} style={{ aspectRatio: size ? aspectOf(size) : "" }}>
      <div
        class={scene?.solved ? "board solved" : "board"}
        style={layout ? { width: `${layout.width}px`, height: `${layout.height}px` } : ""}
      >
        <canvas ref={canvas} role="img" aria-label={words} onClick={press} />
      </div>
    </div>
  );
}

/** A board wider than it is high needs no more of the height than it takes. */
const aspectOf = ({ rows, columns }: Size) => `${columns} / ${Math.min(rows, columns)}`;

/** The largest layout for which a box has room; null before it is known. */
function useLayout(box: RefObject<HTMLElement | null>, { rows, columns }: Partial<Size> = {}) {
  const known = useSignal<Layout | null>(null);
  useLayoutEffect(() => {
    if (!box.current || !rows || !columns) return;
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width <= 0 || height <= 0) return;
      known.value = fit({ rows, columns }, width, height, pixelRatio());
    };
    measure();
    // Measured in the frame after: what is measured may change the box that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, rows, columns]);
  const layout = known.value;
  return layout && isOf({ rows, columns }, layout.size) ? layout : null;
}

const isOf = (one: Partial<Size>, { rows, columns }: Size) =>
  one.rows === rows && one.columns === columns;

/** Draws the board when it, its room or the theme is another. */
function useDrawing(scene: Scene | null, names: string[], layout: Layout | null) {
  const theme = useApp().theme.value;
  const ref = useRef<HTMLCanvasElement>(null);
  const layers = useMemo(() => new Layers(), []);
  useLayoutEffect(() => {
    if (ref.current && layout) fitCanvas(ref.current, layout.width, layout.height);
  }, [layout]);
  useLayoutEffect(() => {
    if (!ref.current || !layout || !scene || !isOf(scene.size, layout.size)) return;
    const context = contextOf(ref.current);
    const still = { before: scene, after: scene, t: 1, hover: null };
    drawBoard({ context, layout, theme, layers, names, ...still });
  }, [scene, names, layout, theme, layers]);
  return ref;
}

/** What stands on the board, told no more often than every so often. */
function useWords(scene: Scene | null, names: string[], label: string) {
  const { onFrame } = useApp();
  const words = useSignal("Board");
  const next = useRef<(() => string) | null>(null);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    next.current = scene && (() => `${label}: ${summary(scene, names)}`);
  }, [scene, names, label]);
  useLayoutEffect(
    () =>
      onFrame((now) => {
        if (!next.current || now - since.current < WORDS_EVERY) return;
        words.value = next.current();
        [next.current, since.current] = [null, now];
      }),
    [onFrame, words],
  );
  return words;
}
