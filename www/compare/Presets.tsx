/** Ready-made races, each a question. */

import { useComputed } from "@preact/signals";
import type { Preset } from "../content/compare/first.ts";
import { PRESETS } from "../content/compare/presets.ts";
import { readyMade } from "../routes/compare/race.ts";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { Select } from "../ui/Select.tsx";

/** Sets a race up. */
export const setUp = (preset: Preset): Command => ({
  type: "race/set",
  game: preset.game,
  race: readyMade(preset),
});

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
      onChange={(chosen) => {
        const race = PRESETS.find(({ id }) => id === chosen);
        if (race) dispatch(setUp(race));
      }}
    />
  );
}
