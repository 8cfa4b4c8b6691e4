/** Compares runs: a race, charts, and published figures. */

import type { Tab } from "../../state/compare/tabs.ts";
import { useApp } from "../../ui/context.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { useComputed, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Chance } from "./Chance.tsx";
import { Growth } from "./Growth.tsx";
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

const panelOf = (tab: Tab) => (tab === "published" ? "published-tab" : tab);

export function Compare() {
  const { view, dispatch } = useApp();
  const tab = useComputed(() => view.state.value.compare.tab).value;
  const isSeen = useComputed(() => view.state.value.mode === "compare").value;
  const says = useComputed(() => (view.comparison.value ? view.notice.value : ""));
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = isSeen && bar.current?.querySelector(`#tab-${panelOf(tab)}`);
    if (chosen) chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab, isSeen]);
  const panel = (of: Tab) => ({
    id: panelOf(of),
    role: "tabpanel" as const,
    "aria-labelledby": `tab-${panelOf(of)}`,
    hidden: of !== tab,
  });
  const shows = (of: Tab) => isSeen && of === tab;
  return (
    <section class="compare" id="compare" aria-label="Compare" hidden={!isSeen}>
      <div class="compare-tabs" ref={bar}>
        <Tabs
          class="seg"
          id="compare-tabs"
          label="Compare"
          tabs={TABS}
          chosen={tab}
          onChoose={(to) => dispatch({ type: "compare/turn", tab: to })}
          panelOf={panelOf}
        />
      </div>
      <p class="compare-says" id="compare-says">
        {says}
      </p>
      <div {...panel("race")}>
        <Race />
      </div>
      <div {...panel("starts")}>{shows("starts") && <Starts />}</div>
      <div {...panel("growth")}>{shows("growth") && <Growth />}</div>
      <div {...panel("chance")}>{shows("chance") && <Chance />}</div>
      <div {...panel("published")}>
        <Published />
      </div>
    </section>
  );
}
