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
    const { options } = runOf(view.state.value);
    const all = legendOf(view.puzzle.value, view.solver.value, options);
    return scene.kind === "large" ? largeLegend(all, scene, theme.value) : all;
  }).value;
  return <Legend entries={entries} />;
}
