/** The dialog with tabs for past puzzles, statistics and the collection. */

import type { SheetTab } from "../store/ui.ts";
import { useApp } from "../ui/context.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { lazy } from "../ui/lazy.tsx";
import { usePlay } from "../ui/use-play.ts";
import { LABEL } from "./sheet-tabs.ts";

const SheetOpened = lazy(async () => (await import("./SheetOpened.tsx")).SheetOpened);

export function Sheet() {
  const { dispatch } = useApp();
  const sheet = usePlay((play) => play.tab);
  const tab = sheet === "new" ? null : sheet;
  const turn = (to: SheetTab | null) => dispatch({ type: "sheet/turn", tab: to });
  return (
    <Dialog id="sheet" class="sheet" label={LABEL} open={tab !== null} onClose={() => turn(null)}>
      {tab && <SheetOpened tab={tab} turn={turn} />}
    </Dialog>
  );
}
