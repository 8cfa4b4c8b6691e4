/** Pointing at a value in the search tree shows the step that tried it, unless a run is playing. */

import { type ReadonlySignal, untracked, useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { TreeLevel as Level } from "../engine/generated/run.ts";
import { type TreePlace, valueAt } from "../run/cursor.ts";
import { useApp } from "../ui/context.ts";

export function usePointing(levels: ReadonlySignal<Level[]>) {
  const { view, dispatch } = useApp();
  /** The value whose step the board shows. */
  const pointed = useRef<TreePlace | null>(null);
  /** The value under the pointer; only entering it counts as pointing. */
  const hovered = useSignal<TreePlace | null>(null);
  const peek = (place: TreePlace | null) =>
    dispatch({ type: "watch/peek", value: place && valueAt(levels.peek(), place) });

  const point = (place: TreePlace | null) => {
    if (place === pointed.current) return;
    pointed.current = place;
    if (!view.run.peek()?.playing) peek(place);
  };

  const hover = (place: TreePlace | null) => {
    const before = hovered.peek();
    if (place?.depth === before?.depth && place?.square === before?.square) return;
    hovered.value = place;
    if (place || before === pointed.current) point(place);
  };

  useStepByHand(() => {
    if (pointed.current && !valueAt(levels.peek(), pointed.current)) pointed.current = null;
    if (pointed.current) peek(pointed.current);
  });
  return { hovered, hover, point };
}

/** Calls when a paused run has moved to another step. */
function useStepByHand(stepped: () => void) {
  const { view } = useApp();
  const last = useRef({ playing: false, step: 0 });
  useSignalEffect(() => {
    const { playing = false, snapshot } = view.run.value ?? {};
    const { playing: didPlay, step } = last.current;
    last.current = { playing, step: snapshot?.step ?? 0 };
    if (!playing && !didPlay && last.current.step !== step) untracked(stepped);
  });
}
