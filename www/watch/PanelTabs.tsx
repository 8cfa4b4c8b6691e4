/** One panel at a time: the signs, or one that loads when it is first opened. */

import { useComputed } from "@preact/signals";
import { capital } from "../core/words.ts";
import { tabNames } from "../panels/titles.ts";
import { PANELS, type Panel } from "../routes/panels.ts";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { Signs } from "./Signs.tsx";
import { FirstStarts } from "./Starts.tsx";

export const Panels = lazy(async () => (await import("./Panels.tsx")).Panels);

/** On a phone, as many starts as fit above the signs. */
const FEW = 2;

export function PanelTabs() {
  const { view, dispatch } = useApp();
  const names = useComputed(() => tabNames(view.puzzle.value, view.solver.value)).value;
  const chosen = useComputed(() => view.state.value.open[0] ?? null).value;
  const choose = (open: Panel[]) => dispatch({ type: "settings/set", settings: { open } });
  return (
    <section class="tabbed" id="more" aria-label="About the run">
      {layout.value === "wide" && <Idea />}
      <Tabs
        class="tabs"
        label="Panels"
        tabs={[
          { value: "signs", label: "Signs" },
          ...PANELS.map((panel) => ({ value: panel, label: names[panel] })),
        ]}
        chosen={chosen ?? "signs"}
        onChoose={(tab) => choose(tab === "signs" ? [] : [tab])}
        panelOf={() => "opened"}
        idOf={(tab) => `open-${tab}`}
      />
      <div id="opened" role="tabpanel" aria-labelledby={`open-${chosen ?? "signs"}`}>
        {chosen ? (
          <Panels open={[chosen]} />
        ) : (
          <>
            <FirstStarts most={layout.value === "wide" ? undefined : FEW} />
            <Signs />
          </>
        )}
      </div>
    </section>
  );
}

function Idea() {
  const { idea } = useApp().view.solver.value;
  return (
    <p class="muted" id="solver-idea">
      {`${capital(idea)}.`}
    </p>
  );
}
