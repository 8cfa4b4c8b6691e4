/** The puzzle, the solver's options and the actions for the run, behind one button. */

import { SolverOptions } from "../../player/SolverOptions.tsx";
import { layoutWords } from "../../state/state.ts";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Row } from "../../ui/Row.tsx";
import { signal } from "../../vendor/preact.js";
import { PuzzleFields } from "./PuzzleFields.tsx";
import { RunActs } from "./RunActs.tsx";
import { useChosenRun } from "./use-chosen-run.ts";

/** Whether the fields are shown in a wide window. */
const isChanging = signal(false);

const toggle = () => {
  isChanging.value = !isChanging.value;
};

export function Setup() {
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

/** The puzzle in a line, which opens its fields. */
export function PuzzleRow() {
  const { game, run } = useChosenRun();
  return (
    <div class="ruled">
      <Row
        id="change"
        title="Change the puzzle and the solver’s options"
        isOpen={isChanging}
        end="Change"
      >
        {layoutWords(game, run)}
      </Row>
      {isChanging.value && <Setup />}
    </div>
  );
}

/** The same where every panel is open. */
export const OptionsButton = () => (
  <button type="button" class="pick" id="change" aria-expanded={isChanging.value} onClick={toggle}>
    Options
    <Icon name="down" />
  </button>
);

export const OptionsCard = () =>
  isChanging.value ? (
    <div class="card">
      <Setup />
    </div>
  ) : null;
