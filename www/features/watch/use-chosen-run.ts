/** The run that Watch shows, or goes back to: whatever is done elsewhere leaves it as it is. */

import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function useChosenRun() {
  const { state } = useApp().view;
  const game = useComputed(() => state.value.game);
  const run = useComputed(() => state.value.watch[state.value.game]);
  return { game: game.value, run: run.value };
}
