/** The solver of a lane, and its buttons. */

import { grouped } from "../../core/groups.ts";
import type { LaneView, RaceView } from "../../run/race-view.ts";
import { takes } from "../../state/roster.ts";
import { useApp } from "../../ui/context.ts";
import { isEmbed } from "../../ui/layout.ts";
import { LaneButtons } from "./LaneButtons.tsx";
import type { OpenOptions } from "./LaneOptions.tsx";

interface Props {
  race: RaceView;
  index: number;
  lane: LaneView;
  onOptions: OpenOptions;
}

export function LanePick({ race, index, lane, onOptions }: Props) {
  const { view, dispatch } = useApp();
  const { letter, order } = lane;
  // Rendered again after a refusal, to show the solver as it was.
  view.refusals.value;
  const choose = (solver: string) =>
    dispatch({
      type: "race/choose",
      lane: index,
      chosen: { solver, options: "", seed: order.seed },
    });
  return (
    <div class="lane-pick">
      <span class="tag">{letter}</span>
      <select
        aria-label="Solver"
        disabled={isEmbed}
        value={order.solver}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <Options {...race} />
      </select>
      <LaneButtons
        race={race}
        index={index}
        lane={lane}
        onOptions={onOptions}
        name={`lane ${letter}`}
      />
    </div>
  );
}

/** The solvers by family; those that do not take the puzzle are disabled. */
function Options({ solvers, puzzle }: RaceView) {
  const families = grouped(solvers, ({ family }) => family);
  return Array.from(families, ([family, members]) => (
    <optgroup key={family} label={family}>
      {members.map((info) => (
        <option key={info.id} value={info.id} disabled={!takes(info, puzzle)}>
          {info.name}
        </option>
      ))}
    </optgroup>
  ));
}
