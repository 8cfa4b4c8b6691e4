/** The rule above the board, until a puzzle of the game was solved once. */

import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function Goal() {
  const { view } = useApp();
  const goal = useComputed(() => view.play.value?.goal).value;
  if (!goal) return null;
  return (
    <h1 class="the-rule" id="the-rule">
      <b>{goal.lead}</b> {goal.rest}
    </h1>
  );
}
