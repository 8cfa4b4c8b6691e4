/** Ready-made races, each a question. */

import { PRESETS } from "../../content/compare/presets.ts";
import { useApp } from "../../ui/context.ts";
import { Select } from "../../ui/Select.tsx";
import { useComputed } from "../../vendor/preact.js";

/** Ready-made races, each a question. */
export function Presets() {
  const { view, dispatch } = useApp();
  const preset = useComputed(() => view.comparison.value?.race?.preset).value;
  const ready = PRESETS.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      class="pick"
      id="presets"
      label="Ready-made races"
      value={preset?.id ?? ""}
      options={preset ? ready : [{ value: "", label: "Your own race" }, ...ready]}
      onChange={(chosen) =>
        dispatch({ type: "race/preset", index: PRESETS.findIndex(({ id }) => id === chosen) })
      }
    />
  );
}
