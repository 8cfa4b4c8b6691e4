/** The panels beside a run. They load after the board. */

import type { FunctionComponent } from "preact";
import { Detail } from "../panels/Detail.tsx";
import { Figures } from "../panels/Figures.tsx";
import { SolverText } from "../panels/SolverText.tsx";
import { TreeCard } from "../panels/Tree.tsx";
import type { Panel } from "../routes/panels.ts";

export const PANEL: Record<Panel, FunctionComponent> = {
  domains: Detail,
  tree: TreeCard,
  figures: Figures,
  code: SolverText,
};

/** @param props.open in their order */
export function Panels({ open }: { open: Panel[] }) {
  return (
    <div class="panels stack" id="panels">
      {open.map((panel) => {
        const Shown = PANEL[panel];
        return <Shown key={panel} />;
      })}
    </div>
  );
}
