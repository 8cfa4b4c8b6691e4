/** *You choose*: the person chooses squares in the solver's place. */

import { counted } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { press } from "../../core/pointer.ts";
import { useWatched } from "../../player/use-watched.ts";
import { candidatesOf } from "../../run/steered.ts";
import { isLarge } from "../../scene/large.ts";
import { choicesIn } from "../../state/choices.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { signal, useComputed } from "../../vendor/preact.js";
import { useChosenRun } from "./use-chosen-run.ts";

/** Why the person can't choose, in a sentence, or "". */
function useRefusal() {
  const { view } = useApp();
  return useComputed(() => {
    if (isLarge(view.puzzle.value)) return "You can choose on boards with up to 64 squares a side.";
    const { name, unsteered } = view.solver.value;
    return unsteered ? `You can’t choose for ${name}. ${unsteered}` : "";
  });
}

/** Whether the card is open although the person can't choose. */
const isExplaining = signal(false);

/** Whether the card is open, and a function to open or close it: while it is open, the person chooses. */
export function useSteering() {
  const { dispatch } = useApp();
  const { run } = useChosenRun();
  const refusal = useRefusal().value;
  const isOn = run.choices !== undefined;
  const toggle = () => {
    if (isOn || !refusal) dispatch({ type: "watch/steer", on: !isOn });
    else isExplaining.value = !isExplaining.value;
  };
  return { isOpen: isOn || (refusal !== "" && isExplaining.value), toggle };
}

/** The state of the choices, and buttons to undo them; or why there are none. */
export function Steering() {
  const refusal = useRefusal().value;
  return (
    <div class="card stack" id="choosing">
      {refusal ? <p>{refusal}</p> : <Standing />}
      {!refusal && <Acts />}
    </div>
  );
}

function Standing() {
  const { view } = useApp();
  const watched = useWatched();
  const words = useComputed(() => {
    const run = watched.value;
    return run ? standing(run, view.own.value) : "";
  });
  return <p id="steering">{words.value}</p>;
}

type Run = NonNullable<ReturnType<typeof useWatched>["value"]>;

/** @param own the steps of the solver alone; null if it finds no solution, missing while they are counted */
function standing({ snapshot, playing, solved, ended }: Run, own: number | null | undefined) {
  const { step } = snapshot;
  if (solved) return `You ${counted(step, "step")} · its own order ${ownWords(own)}`;
  if (ended) return `You ${counted(step, "step")}: there is no solution left.`;
  if (playing) return "The solver goes on to the next choice.";
  const squares = candidatesOf(snapshot).length;
  if (squares === 0) return "Nothing to choose at this step. Press Play to go on.";
  return `${press()} one of ${count(squares)} lit squares. Can you need fewer steps than its own order?`;
}

const ownWords = (own: number | null | undefined) =>
  own === undefined ? "…" : own === null ? "over 200,000" : count(own);

function Acts() {
  const { run } = useChosenRun();
  const made = choicesIn(run, run.choices ?? "").length;
  const canUndo = made > 0 || (run.earlier?.length ?? 0) > 0;
  return (
    <div class="btns">
      <Button
        class="btn small"
        id="undo-choice"
        disabled={!canUndo}
        action={{ type: "watch/undo-choice" }}
      >
        Undo choice
      </Button>
      <Button
        class="btn small"
        id="let-it-choose"
        title="Make the solver’s own step"
        action={{ type: "watch/step" }}
      >
        Let it choose
      </Button>
      <Button class="btn small" id="copy-choices" action={{ type: "app/copy-link" }}>
        Copy link
      </Button>
      <span class="muted">{counted(made, "choice")}</span>
    </div>
  );
}
