/** The tabs of the sheet: past puzzles, statistics and the collection. */

import { useMemo } from "preact/hooks";
import type { SheetTab } from "../store/ui.ts";
import { AfterPaint } from "../ui/AfterPaint.tsx";
import { useApp } from "../ui/context.ts";
import { SheetHead } from "../ui/Dialog.tsx";
import { layout } from "../ui/layout.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { usePlay } from "../ui/use-play.ts";
import { Archive, MonthBar } from "./Archive.tsx";
import { Collection } from "./Collection.tsx";
import { Statistics } from "./Statistics.tsx";
import { LABEL, SHEET_TABS } from "./sheet-tabs.ts";
import { sheetView } from "./sheet-view.ts";

const paneOf = (tab: SheetTab) => `pane-${tab}`;

interface Props {
  tab: SheetTab;
  turn: (to: SheetTab | null) => void;
}

export function SheetOpened({ tab, turn }: Props) {
  const sheet = useSheet();
  const isWide = layout.value === "wide";
  if (!sheet) return null;
  const months = tab === "archive" && <MonthBar {...sheet.archive} />;
  const contents = {
    archive: () => <Archive archive={sheet.archive} />,
    statistics: () => <Statistics statistics={sheet.statistics} />,
    collection: () => <Collection collection={sheet.collection} />,
  };
  return (
    <>
      <SheetHead id="sheet" onClose={() => turn(null)}>
        <Tabs
          class="tabs"
          label={LABEL}
          tabs={SHEET_TABS}
          chosen={tab}
          onChoose={turn}
          panelOf={paneOf}
        />
        {isWide && months}
      </SheetHead>
      <AfterPaint>
        {SHEET_TABS.map(({ value }) => (
          <div
            key={value}
            class="body stack loose"
            id={paneOf(value)}
            role="tabpanel"
            aria-labelledby={`tab-${paneOf(value)}`}
            hidden={value !== tab}
            // A pane that scrolls needs the focus if no button inside can have it.
            tabIndex={value === "collection" ? 0 : undefined}
          >
            {value === tab && !isWide && months}
            {value === tab && contents[value]()}
          </div>
        ))}
      </AfterPaint>
    </>
  );
}

function useSheet() {
  const { view } = useApp();
  const page = usePlay((play) => play.sheet);
  const state = view.state.value;
  // Computed only when the state or page changes, not every second of the clock.
  return useMemo(
    () => page && sheetView(state, page.today, page.month, page.game),
    [state, page?.today, page?.month, page?.game],
  );
}
