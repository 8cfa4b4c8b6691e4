import { usePlay } from "../../ui/use-play.ts";

export function Goal() {
  const goal = usePlay((play) => play.goal);
  if (!goal) return null;
  return (
    <h1 class="the-rule" id="the-rule">
      <b>{goal.lead}</b> {goal.rest}
    </h1>
  );
}
