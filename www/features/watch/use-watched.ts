import type { RunView } from "../../run/run-view.ts";
import { useApp } from "../../ui/context.ts";
import { type ReadonlySignal, useComputed } from "../../vendor/preact.js";

/** The run that is watched, and none in other modes: what is out of sight follows no run. */
export function useWatched(): ReadonlySignal<RunView | null> {
  const { view } = useApp();
  return useComputed(() => (view.state.value.mode === "watch" ? view.run.value : null));
}
