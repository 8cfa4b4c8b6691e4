/** The page for a projector: board, sentence and keys alone, in large type. */

import { useComputed } from "@preact/signals";
import { useApp } from "./context.ts";
import { isEmbed, layout } from "./layout.ts";

/** Whether it is shown: in Watch and Learn, in windows as large as a projector's. */
export function useProjector(): boolean {
  const { state } = useApp().view;
  return useComputed(() => {
    const { mode, page, projector } = state.value;
    const isRun = mode === "watch" || (mode === "learn" && page === null);
    return projector && isRun && layout.value === "wide" && !isEmbed;
  }).value;
}
