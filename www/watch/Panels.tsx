/** The panels that can be opened beside a run. */

import { useComputed } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { Detail } from "../panels/Detail.tsx";
import { DETAIL_TITLES, detailHint, detailKind } from "../panels/detail-view.ts";
import { Figures } from "../panels/Figures.tsx";
import { SolverText } from "../panels/SolverText.tsx";
import { TreeCard, type TreeTitle, treeTitle } from "../panels/Tree.tsx";
import type { Panel } from "../routes/panels.ts";
import { useApp } from "../ui/context.ts";

export const COMPONENTS: Record<Panel, FunctionComponent<{ hasResult?: boolean }>> = {
  domains: Detail,
  tree: TreeCard,
  figures: Figures,
  code: SolverText,
};

/** The name of each panel and what it shows, which depend on the solver. */
export function useTitles(): Record<Panel, [name: string, hint: string]> {
  const { view } = useApp();
  const puzzle = view.puzzle.value;
  const kind = useComputed(() => detailKind(view.puzzle.value, view.solver.value)).value;
  const tree = useComputed(() => treeTitle(view.puzzle.value, view.solver.value)).value;
  return {
    domains: [DETAIL_TITLES[kind], detailHint(kind, puzzle)],
    tree: [tree, TREE_HINTS[tree]],
    figures: ["Figures", "the run in numbers"],
    code: ["Code", "the line running now"],
  };
}

const TREE_HINTS: Record<TreeTitle, string> = {
  "Search tree": "what was tried, depth by depth",
  Queens: "what attacks each queen",
  Progress: "how much is done",
};

export function Panels({ hasResult = true }: { hasResult?: boolean }) {
  const { open } = useApp().view.state.value;
  return open.length === 0 ? null : (
    <div class="panels stack" id="panels">
      {open.map((panel) => {
        const Shown = COMPONENTS[panel];
        return <Shown key={panel} hasResult={hasResult} />;
      })}
    </div>
  );
}
