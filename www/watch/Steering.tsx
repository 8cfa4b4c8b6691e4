/** *You choose*: the person chooses squares in the solver's place. */

import { useComputed } from "@preact/signals";
import { counted } from "../core/lists.ts";
import { candidatesOf, howToChoose } from "../panels/steered.ts";
import { useChosenRun, useWatched } from "../panels/use-watched.ts";
import { choicesIn } from "../routes/choices.ts";
import { stepsWords } from "../store/played.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";

/**
 * The state of the choices, and buttons to undo them; or why there are none.
 * @param props.refusal why the person can't choose, or ""
 */
export function Steering({ refusal }: { refusal: string }) {
  return (
    <div class="card stack" id="choosing">
      {refusal ? <p>{refusal}</p> : <SteeringStatus />}
      <Acts canChoose={!refusal} />
    </div>
  );
}

function SteeringStatus() {
  const { view } = useApp();
  const watched = useWatched();
  const words = useComputed(() => {
    const run = watched.value;
    return run ? statusWords(run, view.own.value) : "";
  });
  return <p id="steering">{words.value}</p>;
}

type Run = NonNullable<ReturnType<typeof useWatched>["value"]>;

/** @param own the steps of the solver alone; null if it finds no solution, missing while they are counted */
function statusWords({ snapshot, playing, solved, ended }: Run, own: number | null | undefined) {
  const { step } = snapshot;
  if (solved) {
    const alone = own === undefined ? "…" : stepsWords(own);
    return `You ${counted(step, "step")} · its own order ${alone}`;
  }
  if (ended) return `You ${counted(step, "step")}: there is no solution left.`;
  if (playing) return "The solver goes on to the next choice.";
  if (candidatesOf(snapshot).length === 0)
    return "Nothing to choose at this step. Press Play to go on.";
  return `${howToChoose(snapshot)} Can you need fewer steps than its own order?`;
}

function Acts({ canChoose }: { canChoose: boolean }) {
  const { run } = useChosenRun();
  const made = choicesIn(run, run.choices ?? "").length;
  const canUndo = made > 0 || (run.earlier?.length ?? 0) > 0;
  if (!canChoose && !canUndo) return null;
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
      {canChoose && <More made={made} />}
    </div>
  );
}

function More({ made }: { made: number }) {
  return (
    <>
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
    </>
  );
}
