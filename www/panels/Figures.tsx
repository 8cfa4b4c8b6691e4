/** The figures of a run, and how it ended. */

import { useApp } from "../ui/context.ts";
import { LiveFigures } from "../ui/Figures.tsx";
import { useSelector } from "../ui/use-selector.ts";
import { figuresOf } from "./figures-view.ts";

export function Figures() {
  const { view } = useApp();
  const figures = useSelector(() =>
    figuresOf(view.puzzle.value, view.solver.value, view.run.value, view.scene.value),
  );
  return (
    <div class="card" id="figures">
      <div class="head">
        <h2>Figures</h2>
        <Result />
      </div>
      <LiveFigures figures={figures} id="kpi" />
    </div>
  );
}

/** How the run ended. */
function Result() {
  const { view } = useApp();
  const result = useSelector(() => view.run.value?.result ?? null).value;
  return (
    <span class={`chip ${result?.tone === "good" ? "end" : "stop"}`} id="result" hidden={!result}>
      {result?.text}
    </span>
  );
}
