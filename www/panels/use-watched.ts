import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Mode } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import type { RunView } from "./run-controller.ts";

/** The run in Watch, or of a program in the Lab; null in other modes, so that hidden components do not follow it. */
export function useWatched(): ReadonlySignal<RunView | null> {
  const { view } = useApp();
  return useComputed(() => (runsIn(view.state.value.mode) ? view.run.value : null));
}

const runsIn = (mode: Mode) => mode === "watch" || mode === "lab";

/** The run chosen in Watch, even while another mode is open. */
export function useChosenRun() {
  const { state } = useApp().view;
  const game = useComputed(() => state.value.game);
  const run = useComputed(() => state.value.watch[state.value.game]);
  return { game: game.value, run: run.value };
}
