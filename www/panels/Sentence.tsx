/** The sentence about the current step, with its chip and a button at the end of a run. */

import { useComputed } from "@preact/signals";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { isByChance } from "../store/roster.ts";
import { runOf } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { ColourText } from "../ui/ColourText.tsx";
import { useApp } from "../ui/context.ts";
import { depthColour, inkOn, type Theme } from "../ui/theme.ts";
import { useSelector } from "../ui/use-selector.ts";
import { chipOf } from "./chip-view.ts";
import type { RunView } from "./run-controller.ts";

export function Sentence() {
  const { view } = useApp();
  const text = useComputed(() => view.message.value.text);
  const tone = useComputed(() => view.message.value.tone);
  return (
    <div class="says">
      <Chip />
      <span id="says" class={tone}>
        <ColourText text={text.value} />
      </span>
      <Continue />
    </div>
  );
}

/** The depth of a run, or how it ended. */
function Chip() {
  const { view, theme } = useApp();
  const chip = useSelector(() => chipView(view.run.value, view.solver.value, theme.value));
  const { words, kind, style } = chip.value;
  return (
    <span id="chip" class={`chip ${kind}`} style={style}>
      {words}
    </span>
  );
}

/** A depth has the colour of the piece that the sentence is about. */
function chipView(run: RunView | null, solver: SolverInfo, theme: Theme) {
  const style = { background: "", color: "" };
  if (!run) return { words: "", kind: "", style };
  const { puzzle, snapshot } = run;
  const [words, kind] = chipOf({ ...snapshot, puzzle, steps: snapshot.step }, solver);
  if (words === "" || kind !== "") return { words, kind, style };
  const background = depthColour(theme, puzzle, snapshot.depth);
  return { words, kind, style: { background, color: inkOn(background) } };
}

function Continue() {
  const { view } = useApp();
  const words = useComputed(() => {
    // A program ends with its first solution.
    if (view.state.value.mode === "lab") return "";
    const solver = view.solver.value;
    return continuation(view.run.value, solver, isByChance(solver, runOf(view.state.value)));
  });
  const isHidden = useComputed(() => words.value === "");
  return (
    <Button class="btn small last" id="go" hidden={isHidden} action={{ type: "watch/continue" }}>
      {words}
    </Button>
  );
}

/** What can follow at the end of a run; "" if another run would be the same. */
function continuation(run: RunView | null, { builds }: SolverInfo, isByChance: boolean) {
  if (!run || run.playing) return "";
  if (run.solved) return builds ? "" : "Next solution";
  return run.snapshot.outcome === "gave-up" && isByChance ? "Try the next seed" : "";
}
