/** A checkbox for each solver on a chart. */

import type { LaneOrder } from "../engine/generated/run.ts";
import type { Contender } from "./contenders.ts";

interface Props {
  offered: (Contender & { shown: boolean })[];
  /** Given the solvers now checked. */
  onChange: (lanes: LaneOrder[]) => void;
}

export function SolverTicks({ offered, onChange }: Props) {
  const toggle = (toggled: Contender) => {
    const ticked = offered.filter((one) => (one === toggled ? !one.shown : one.shown));
    onChange(ticked.map(({ lane }) => lane));
  };
  return (
    <div class="chips cluster tight" role="group" aria-label="Solvers">
      {offered.map((one) => (
        <label key={one.name} class="pick" style={{ "--c": one.colour }}>
          <input
            type="checkbox"
            checked={one.shown}
            onChange={({ currentTarget }) => {
              // Stays as it was if the choice is refused.
              currentTarget.checked = one.shown;
              toggle(one);
            }}
          />
          <span>{one.name}</span>
        </label>
      ))}
    </div>
  );
}
