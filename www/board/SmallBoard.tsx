/** One board of several: a canvas that fits its box, described in words. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Size, squareAt } from "../core/geometry.ts";
import { useApp } from "../ui/context.ts";
import { useBoardDrawing, useBoardLayout } from "./BoardPicture.tsx";
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
  const layout = useBoardLayout(box, size);
  const canvas = useBoardDrawing(scene, names, layout);
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
