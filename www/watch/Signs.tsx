/** The meaning of the signs on the board. */

import { Legend } from "../panels/Legend.tsx";
import { largeLegend, legendOf } from "../panels/legend-view.ts";
import { runOf } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { useSelector } from "../ui/use-selector.ts";

export function Signs() {
  const { view, theme } = useApp();
  const entries = useSelector(() => {
    const scene = view.scene.value;
    if (scene.kind === "large") return largeLegend(scene, theme.value);
    return legendOf(view.puzzle.value, view.solver.value, runOf(view.state.value).options);
  }).value;
  return <Legend entries={entries} />;
}
