/** The tree, the figures and the domains of a run, and other runs beside it, one at a time. */

import { useSignal } from "@preact/signals";
import { Detail } from "../panels/Detail.tsx";
import { Figures } from "../panels/Figures.tsx";
import { TreeCard } from "../panels/Tree.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { Rival } from "./Rival.tsx";

type Panel = "tree" | "detail" | "figures" | "rival";

const PANELS: { value: Panel; label: string }[] = [
  { value: "figures", label: "Figures" },
  { value: "tree", label: "Tree" },
  { value: "detail", label: "Board" },
  { value: "rival", label: "Compare" },
];

export function RunPanels() {
  const open = useSignal<Panel>("figures");
  return (
    <div class="tabbed">
      <Tabs
        class="tabs"
        id="lab-panels"
        label="About the run"
        tabs={PANELS}
        chosen={open.value}
        onChoose={(panel) => {
          open.value = panel;
        }}
        panelOf={(panel) => `lab-panel-${panel}`}
      />
      <div
        id={`lab-panel-${open.value}`}
        role="tabpanel"
        aria-labelledby={`tab-lab-panel-${open.value}`}
      >
        {open.value === "figures" && <Figures />}
        {open.value === "tree" && <TreeCard />}
        {open.value === "detail" && <Detail />}
        {open.value === "rival" && <Rival />}
      </div>
    </div>
  );
}
