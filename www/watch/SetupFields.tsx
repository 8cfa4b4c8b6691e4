/** The fields of the puzzle, the solver's options and the actions for the run. */

import { useComputed } from "@preact/signals";
import { isLarge } from "../board/scene/large.ts";
import { SolverOptions } from "../panels/SolverOptions.tsx";
import { useChosenRun } from "../panels/use-watched.ts";
import { restartWords } from "../store/roster.ts";
import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { PuzzleFields } from "./PuzzleFields.tsx";
import { useSteering } from "./use-steering.ts";

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

const CHOOSE = "Choose squares in the solver’s place, and need fewer steps";
const PLAY_ON = "Play on by hand from this position";
const RACE = "Race this solver against another";
const SAVE = "Save a picture or an animation";
const EMBED = "How to show this run in a page of your own";
const PROJECT = "Board, sentence and keys alone, in large type (P)";
const PROJECTED: Command = { type: "settings/set", settings: { projector: true } };

/** Buttons to restart the run, play on from it, race it or save it. */
function RunActs() {
  const { view } = useApp();
  const { run } = useChosenRun();
  const steering = useSteering();
  const hidden = useComputed(() => isLarge(view.puzzle.value));
  const restart = restartWords(view.solver.value, run);
  const act = (id: string, words: string, title: string, action: Command, isHidden = false) => (
    <Button class="btn small" id={id} title={title} hidden={isHidden} action={action}>
      {words}
    </Button>
  );
  return (
    <div class="btns" id="run-acts">
      <Button
        class="btn small"
        id="you-choose"
        title={CHOOSE}
        aria-pressed={steering.isOpen}
        onClick={steering.toggle}
      >
        You choose
      </Button>
      {act("restart-run", restart, `${restart} (N)`, { type: "watch/new-run" })}
      {act("play-this", "Play this position", PLAY_ON, { type: "watch/play-on" }, hidden.value)}
      {act("race-this", "Race against…", RACE, { type: "watch/race" }, hidden.value)}
      {act("save-run", "Save the board", SAVE, { type: "app/save-board" })}
      {layout.value === "wide" && act("project", "Projector", PROJECT, PROJECTED)}
      <a class="btn small" href="docs/embedding.html" title={EMBED} target="_blank" rel="noopener">
        Embed
      </a>
    </div>
  );
}
