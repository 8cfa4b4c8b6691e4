/** Takes the board to Play or to a race. */

import { isLarge } from "../../scene/large.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function RunActs() {
  const { view } = useApp();
  const hidden = useComputed(() => isLarge(view.puzzle.value));
  return (
    <div class="acts" id="solver-acts">
      <Button
        id="play-this"
        title="Play on by hand from the pieces on the board"
        hidden={hidden}
        action={{ type: "watch/play-on" }}
      >
        Play this position
      </Button>
      <Button
        id="race-this"
        title="See this run beside that of another solver"
        hidden={hidden}
        action={{ type: "watch/race" }}
      >
        Race against…
      </Button>
    </div>
  );
}
