/** The days of a week, marking those with a puzzle solved on its day. */

import type { WeekDay } from "../store/streak.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  id: string;
  week: WeekDay[];
}

export function Week({ id, week }: Props) {
  const solved = week.filter((day) => day.solved).map(({ name }) => name);
  const words = solved.length > 0 ? `solved ${solved.join(", ")}` : "nothing solved yet";
  return (
    <span class="week cluster tight" id={id} role="img" aria-label={`This week: ${words}`}>
      {week.map((day) => (
        <i key={day.name} class={`${day.solved ? "on" : ""} ${day.today ? "now" : ""}`.trim()}>
          {day.solved ? <Icon name="check" /> : day.letter}
        </i>
      ))}
    </span>
  );
}
