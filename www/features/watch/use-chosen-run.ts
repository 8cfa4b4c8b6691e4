/** The run chosen in Watch, even while another mode is open. */

import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function useChosenRun() {
  const { state } = useApp().view;
  const game = useComputed(() => state.value.game);
  const run = useComputed(() => state.value.watch[state.value.game]);
  return { game: game.value, run: run.value };
}
