/** The run chosen in Watch, even while another mode is open. */

import { useComputed } from "@preact/signals";
import { useApp } from "../../ui/context.ts";

export function useChosenRun() {
  const { state } = useApp().view;
  const game = useComputed(() => state.value.game);
  const run = useComputed(() => state.value.watch[state.value.game]);
  return { game: game.value, run: run.value };
}
