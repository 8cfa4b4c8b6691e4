/** Saving, loading, resetting and deleting what you have played. */

import { loaded } from "../core/lazy.ts";
import { download } from "../export/download.ts";
import { completed, lacking, MISSING } from "../saves/completed.ts";
import { TRANSFER } from "../saves/lazy.ts";
import { statisticsAs } from "../saves/tables.ts";
import { unitedSolves } from "../store/solves.ts";
import { ask } from "../ui/AskDialog.tsx";
import { startOver } from "./crash.ts";
import type { PageContext } from "./page-context.ts";

export async function resetStatistics(app: PageContext) {
  const isMeant = await ask({
    title: "Reset the statistics?",
    text: "Your times, streak and collection start from zero. You can restore them here later.",
    yes: "Reset",
  });
  if (isMeant) await excludeSolves(app, true);
}

/** Takes all solves out of the statistics, or restores them. */
export async function excludeSolves(app: PageContext, isExcluded: boolean) {
  const archive = await app.session.archive.load();
  const isDone = await archive.excludeSolves(isExcluded);
  app.show(isDone ? {} : { toast: NO_ARCHIVE });
}

const NO_ARCHIVE =
  "This browser gives the page no database, so the statistics stay as they are. Try it outside a private window.";

/** Saves all solved puzzles as a table. */
export async function saveStatistics(app: PageContext, format: "json" | "csv") {
  const { session } = app;
  const archive = await session.archive.load();
  const { solves } = await archive.everything();
  const all = unitedSolves(solves, session.state.solves.pending);
  download(statisticsAs(all, format, session.now()));
  if (await archive.isMissing()) app.show({ toast: MISSING });
}

/** Merges a file. Its solves go to the archive first: the browser's storage has no room for years of them. */
export async function importFile(app: PageContext, text: string) {
  const archive = await app.session.archive.load();
  const stored = await archive.importFile(loaded(TRANSFER.module).forArchive(text));
  app.perform({ type: "settings/import", text, ...(stored && { stored }) });
}

/** When you start over, solves and finished games stay in their database. */
export async function downloadQuarantined(app: PageContext, name: string, text: string) {
  save(app, name, await completed(text));
}

/** Saves everything to a file. */
export async function saveAll(app: PageContext) {
  const { name, content } = await app.session.exportAll();
  const archive = await app.session.archive.load();
  const isWhole = !(await archive.isMissing());
  save(app, name, isWhole ? { text: content, isWhole } : lacking(content));
}

function save(app: PageContext, name: string, { text, isWhole }: ReturnType<typeof lacking>) {
  download({ name, type: "application/json", content: text });
  if (!isWhole) app.show({ toast: MISSING });
}

/** Asks twice. */
export async function deleteAll(app: PageContext) {
  const isMeant = await ask({
    title: "Delete all your data?",
    text: "This deletes your games, times, streak and settings. Save them to a file first to keep a copy.",
    first: { label: "Save everything to a file", act: () => saveAll(app) },
    yes: "Delete…",
    isHarm: true,
  });
  if (isMeant && (await ask(SURE))) startOver();
}

const SURE = {
  title: "Delete everything now?",
  text: "The page starts over. One file with everything stays in this browser, under Help, Settings.",
  yes: "Delete everything",
  isHarm: true,
};
