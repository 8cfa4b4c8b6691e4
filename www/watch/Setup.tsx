/** The puzzle, the solver's options and the actions for the run, behind one button. */

import { signal } from "@preact/signals";
import { useChosenRun } from "../panels/use-watched.ts";
import { layoutWords } from "../store/state.ts";
import { Icon } from "../ui/Icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Row } from "../ui/Row.tsx";

export const Setup = lazy(async () => (await import("./SetupFields.tsx")).SetupFields);

/** Whether the fields are shown in a wide window. */
const isChanging = signal(false);

const toggle = () => {
  isChanging.value = !isChanging.value;
};

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
