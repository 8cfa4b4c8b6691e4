/** Ready-made races, each a question. */

import { PRESETS } from "../../content/compare/presets.ts";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function Presets() {
  const { view, dispatch } = useApp();
  const preset = useComputed(() => view.comparison.value?.race?.preset).value;
  // Renders again after a refusal, to show the race as it was.
  view.refusals.value;
  return (
    <select
      class="pick"
      id="presets"
      aria-label="Ready-made races"
      value={preset?.id ?? ""}
      onChange={({ currentTarget: { value } }) =>
        dispatch({ type: "race/preset", index: PRESETS.findIndex(({ id }) => id === value) })
      }
    >
      {!preset && <option value="">Your own race</option>}
      {PRESETS.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
