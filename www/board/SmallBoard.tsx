/** One board of several: a canvas that fits its box, described in words. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type BoardLayout, fit, type Size, squareAt } from "../core/geometry.ts";
import { contextOf, fitCanvas, pixelRatio } from "../ui/canvas.ts";
import { useApp } from "../ui/context.ts";
import { onResize } from "../ui/use-size.ts";
import { drawBoard } from "./draw/board.ts";
import { newStamps } from "./draw/stamps.ts";
import type { Scene } from "./scene/scene.ts";
import { summary } from "./scene/summary.ts";

/** How often the description follows a board that changes, in milliseconds. */
const WORDS_EVERY = 400;

interface Props {
  /** Null until it is known. */
  scene: Scene | null;
  /** If known before the scene; squares can then be chosen at once. */
  size?: Size;
  /** Of all squares. */
  names: string[];
  label: string;
  /** Of the box that the board fits into. */
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

/** A wide board takes no more height than it needs. */
const aspectOf = ({ rows, columns }: Size) => `${columns} / ${Math.min(rows, columns)}`;

/** The largest layout that fits a box; null until measured. */
function useLayout(box: RefObject<HTMLElement | null>, { rows, columns }: Partial<Size> = {}) {
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
function useDrawing(scene: Scene | null, names: string[], layout: BoardLayout | null) {
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

/** Describes the board, at most every `WORDS_EVERY` milliseconds. */
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
