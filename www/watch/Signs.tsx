/** The meaning of the signs on the board. */

import { Legend } from "../panels/Legend.tsx";
import { legendOf } from "../panels/legend-view.ts";
import { useApp } from "../ui/context.ts";
import { useSelector } from "../ui/use-selector.ts";

export function Signs() {
  const { view, theme } = useApp();
  const legend = useSelector(() => legendOf(view.scene.value, view.solver.value, theme.value));
  return <Legend legend={legend} />;
}
