import { usePlay } from "../../ui/use-play.ts";

/** The rule of the game on the board. */
export function Goal() {
  const goal = usePlay((play) => play.goal);
  if (!goal) return null;
  return (
    <span class="the-rule" id="the-rule">
      <span class={goal.lead.endsWith(":") ? "lead-in" : undefined}>{goal.lead}</span> {goal.rest}
    </span>
  );
}
