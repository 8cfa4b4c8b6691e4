/** Tabs for the panels of Watch, where they do not all fit: tapped or swiped. */

import { treeTitle } from "../../player/Tree.tsx";
import { DETAIL_TITLES, detailOf } from "../../run/detail-view.ts";
import { useApp } from "../../ui/context.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { type RefObject, useComputed, useLayoutEffect, useSignal } from "../../vendor/preact.js";

const PANELS = ["detail", "tree-card", "card", "figures"] as const;
type Panel = (typeof PANELS)[number];

const SHORT: Record<string, string> = {
  "Search tree": "Tree",
  "Attacked squares": "Attacked",
  "Attacking pairs": "Pairs",
  "Onward moves": "Onward",
  "How far it is": "Progress",
  "Queens in line": "In line",
};

const shortened = (name: string) => SHORT[name] ?? name;

/** @param scroller the container that the panels are swiped in */
export function PanelTabs({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { view } = useApp();
  const chosen = useSignal<Panel>("detail");
  const detail = useComputed(() => detailOf(view.scene.value, view.solver.value));
  const search = useComputed(() => treeTitle(view.puzzle.value, view.solver.value));
  const isSeen = useComputed(() => view.state.value.mode === "watch");
  useLayoutEffect(() => {
    const panels = scroller.current;
    const follow = () => {
      chosen.value = inSight(panels) ?? chosen.value;
    };
    panels?.addEventListener("scroll", follow);
    return () => panels?.removeEventListener("scroll", follow);
  }, []);
  if (!isSeen.value) return null;
  const labels: Record<Panel, string> = {
    detail: detail.value ? shortened(DETAIL_TITLES[detail.value.panel]) : "",
    "tree-card": shortened(search.value),
    card: "Code",
    figures: "Figures",
  };
  return (
    <Tabs
      id="tabs"
      class="tabs"
      label="Panels"
      tabs={PANELS.map((value) => ({ value, label: labels[value] }))}
      chosen={chosen.value}
      panelOf={(panel) => panel}
      onChoose={(panel) => {
        scrollTo(scroller.current, panel);
        chosen.value = panel;
      }}
    />
  );
}

/** The panel swiped to. */
const inSight = (panels: HTMLElement | null) =>
  panels ? PANELS[Math.round(panels.scrollLeft / Math.max(1, panels.clientWidth))] : null;

function scrollTo(panels: HTMLElement | null, id: Panel) {
  const left = (document.getElementById(id)?.offsetLeft ?? 0) - (panels?.offsetLeft ?? 0);
  panels?.scrollTo({ left, behavior: "instant" });
}
