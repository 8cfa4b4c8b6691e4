/** Where else the watched board can be taken. */

import { isLarge } from "../../scene/large.ts";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function RunActs() {
  const { view, dispatch } = useApp();
  const hidden = useComputed(() => isLarge(view.puzzle.value));
  return (
    <div class="acts" id="solver-acts">
      <button
        type="button"
        class="btn"
        id="play-this"
        title="Play on by hand from the pieces on the board"
        hidden={hidden}
        onClick={() => dispatch({ type: "watch/play-on" })}
      >
        Play this position
      </button>
      <button
        type="button"
        class="btn"
        id="race-this"
        title="See this run beside that of another solver"
        hidden={hidden}
        onClick={() => dispatch({ type: "watch/race" })}
      >
        Race against…
      </button>
    </div>
  );
}
