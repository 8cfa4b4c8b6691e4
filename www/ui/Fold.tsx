/** Folds a card of a lesson: on a phone it starts folded. */

import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { useApp } from "./context.ts";
import { layout } from "./layout.ts";

/** Whether a card is folded; reset at every part of a lesson. */
export function useFold(): Signal<boolean> {
  const { view } = useApp();
  const isFolded = useSignal(false);
  const part = useComputed(() => view.lesson.value?.part).value;
  useLayoutEffect(() => {
    isFolded.value = layout.peek() === "phone";
  }, [part]);
  return isFolded;
}

interface Props {
  id: string;
  label: string;
  isFolded: Signal<boolean>;
}

export function Fold({ id, label, isFolded }: Props) {
  const { lesson } = useApp().view;
  return lesson.value === null ? null : (
    <button
      type="button"
      class="icon fold"
      id={id}
      aria-label={label}
      aria-expanded={!isFolded.value}
      onClick={() => {
        isFolded.value = !isFolded.value;
      }}
    >
      {isFolded.value ? "+" : "–"}
    </button>
  );
}
