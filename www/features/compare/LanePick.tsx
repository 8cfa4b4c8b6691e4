/** Which solver a lane has, with its options, and the way out of the race. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { LaneOrder } from "../../engine/generated/run.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import { takes } from "../../state/roster.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { isEmbed } from "../../ui/room.ts";
import type { Ask } from "./LaneOptions.tsx";

interface Props {
  index: number;
  letter: string;
  info: SolverInfo;
  order: LaneOrder;
  solvers: SolverInfo[];
  puzzle: Puzzle;
  /** Whether the race cannot do without it. */
  isNeeded: boolean;
  onAsk: Ask;
}

export function LanePick(props: Props) {
  const { index, letter, info, order, solvers, puzzle, isNeeded, onAsk } = props;
  const { view, dispatch } = useApp();
  // What is refused is shown as it was.
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
        <Options solvers={solvers} puzzle={puzzle} />
      </select>
      <Button
        class="tool"
        title="Options"
        label={`Options of lane ${letter}`}
        hidden={info.options.length === 0 && !info.seeded}
        onClick={({ currentTarget }) => onAsk(index, currentTarget)}
        icon="options"
      />
      <Button
        class="tool"
        title="Remove"
        label={`Remove lane ${letter}`}
        hidden={isNeeded}
        action={{ type: "race/remove", lane: index }}
        icon="cross"
      />
    </div>
  );
}

/** The solvers by family; those that do not take the puzzle cannot be chosen. */
function Options({ solvers, puzzle }: Pick<Props, "solvers" | "puzzle">) {
  const families = [...new Set(solvers.map(({ family }) => family))];
  return families.map((family) => (
    <optgroup key={family} label={family}>
      {solvers
        .filter((info) => info.family === family)
        .map((info) => (
          <option key={info.id} value={info.id} disabled={!takes(info, puzzle)}>
            {info.name}
          </option>
        ))}
    </optgroup>
  ));
}
