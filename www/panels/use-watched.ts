import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useApp } from "../ui/context.ts";
import type { RunView } from "./run-controller.ts";

/** The run in Watch; null in other modes, so that hidden components do not follow it. */
export function useWatched(): ReadonlySignal<RunView | null> {
  const { view } = useApp();
  return useComputed(() => (view.state.value.mode === "watch" ? view.run.value : null));
}

/** The run chosen in Watch, even while another mode is open. */
export function useChosenRun() {
  const { state } = useApp().view;
  const game = useComputed(() => state.value.game);
  const run = useComputed(() => state.value.watch[state.value.game]);
  return { game: game.value, run: run.value };
}
