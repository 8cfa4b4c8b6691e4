/** Compares runs: a race, charts, and published figures. */

import { useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Tab } from "../routes/route.ts";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { Chance } from "./Chance.tsx";
import { Growth } from "./Growth.tsx";
import { Presets } from "./Presets.tsx";
import { Published } from "./Published.tsx";
import { Race } from "./Race.tsx";
import { Starts } from "./Starts.tsx";

const TABS: { value: Tab; label: string }[] = [
  { value: "race", label: "Race" },
  { value: "starts", label: "Every start" },
  { value: "growth", label: "Growth" },
  { value: "chance", label: "By chance" },
  { value: "published", label: "Published figures" },
];
const PANELS = {
  race: Race,
  starts: Starts,
  growth: Growth,
  chance: Chance,
  published: Published,
};

const panelOf = (tab: Tab) => (tab === "published" ? "published-tab" : tab);

export function Compare() {
  const { view, dispatch } = useApp();
  const tab = useComputed(() => view.state.value.compare.tab).value;
  const message = useComputed(() => (view.comparison.value ? view.notice.value : ""));
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the tabs fit in one line.
  const isPhone = layout.value === "phone";
  const tabs = isPhone ? TABS.with(-1, { value: "published", label: "Published" }) : TABS;
  useLayoutEffect(() => {
    const chosen = bar.current?.querySelector("[aria-selected=true]");
    chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  return (
    <section class="compare" id="compare" aria-label="Compare">
      {!isEmbed && (
        <div class="sub-nav inline spread" ref={bar}>
          <Tabs
            class="tabs"
            id="compare-tabs"
            label="Compare"
            tabs={tabs}
            chosen={tab}
            onChoose={(to) => dispatch({ type: "compare/turn", tab: to })}
            panelOf={panelOf}
          />
          {tab === "race" && !isPhone && <Presets />}
        </div>
      )}
      <p class="bad" id="compare-says">
        {message}
      </p>
      {TABS.map(({ value }) => {
        const Panel = PANELS[value];
        return (
          <div
            key={value}
            id={panelOf(value)}
            role="tabpanel"
            aria-labelledby={`tab-${panelOf(value)}`}
            hidden={value !== tab}
          >
            {value === tab && <Panel />}
          </div>
        );
      })}
    </section>
  );
}
