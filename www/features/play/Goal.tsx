/** The rule, shown until the player has solved this game once. */

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
