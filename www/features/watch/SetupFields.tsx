/** The fields of the puzzle, the solver's options and the actions for the run. */

import { SolverOptions } from "../../player/SolverOptions.tsx";
import { useChosenRun } from "../../player/use-watched.ts";
import { useApp } from "../../ui/context.ts";
import { PuzzleFields } from "./PuzzleFields.tsx";
import { RunActs } from "./RunActs.tsx";

export function SetupFields() {
  const { view, dispatch } = useApp();
  const info = view.solver.value;
  const { run } = useChosenRun();
  return (
    <div class="unfolded stack" id="setup">
      <PuzzleFields />
      <SolverOptions
        id="solver-options"
        info={info}
        chosen={run}
        onChoose={(chosen) => dispatch({ type: "watch/choose", chosen })}
      />
      <RunActs />
    </div>
  );
}
