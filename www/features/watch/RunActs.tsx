/** Buttons to restart the run, play on from it, race it or save it. */

import { isLarge } from "../../scene/large.ts";
import { restartWords } from "../../state/roster.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import { useComputed } from "../../vendor/preact.js";
import { useChosenRun } from "./use-chosen-run.ts";

export function RunActs() {
  const { view } = useApp();
  const { run } = useChosenRun();
  const hidden = useComputed(() => isLarge(view.puzzle.value));
  const restart = restartWords(view.solver.value, run);
  return (
    <div class="btns" id="run-acts">
      <Button
        class="btn small"
        id="restart-run"
        title={`${restart} (N)`}
        action={{ type: "watch/new-run" }}
      >
        {restart}
      </Button>
      <Button
        class="btn small"
        id="play-this"
        title="Play on by hand from this position"
        hidden={hidden}
        action={{ type: "watch/play-on" }}
      >
        Play this position
      </Button>
      <Button
        class="btn small"
        id="race-this"
        title="Race this solver against another"
        hidden={hidden}
        action={{ type: "watch/race" }}
      >
        Race against…
      </Button>
      <Button
        class="btn small"
        id="save-run"
        title="Save a picture or an animation"
        action={{ type: "app/save-board" }}
      >
        Save the board
      </Button>
      {layout.value === "wide" && (
        <Button
          class="btn small"
          id="project"
          title="Board, sentence and keys alone, in large type (P)"
          action={{ type: "settings/set", settings: { projector: true } }}
        >
          Projector
        </Button>
      )}
    </div>
  );
}
