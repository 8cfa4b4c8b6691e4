/** The puzzle, the solver's options and the actions for the run, behind one button. */

import { signal } from "@preact/signals";
import { useChosenRun } from "../panels/use-watched.ts";
import { layoutWords } from "../store/state.ts";
import { Icon } from "../ui/Icon.tsx";
import { lazy } from "../ui/lazy.tsx";

export const Setup = lazy(async () => (await import("./SetupFields.tsx")).SetupFields);

/** Whether the fields are shown in a wide window. */
const isChanging = signal(false);

/** The puzzle in a line, which opens its fields. */
export function PuzzleButton() {
  const { game, run } = useChosenRun();
  return (
    <button
      type="button"
      class="inline muted"
      id="change"
      title="Change the puzzle and the solver’s options; save, race or play this board"
      aria-expanded={isChanging.value}
      onClick={() => {
        isChanging.value = !isChanging.value;
      }}
    >
      <span class="cut">{layoutWords(game, run)}</span>
      <Icon name="down" />
    </button>
  );
}

export const SetupCard = () =>
  isChanging.value ? (
    <div class="card">
      <Setup />
    </div>
  ) : null;
