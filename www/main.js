/** Starts the page; everything else is in the files named after what they do. */
import { App } from "./app.js";
import { nextTask } from "./base/next-task.js";
import { loadCards } from "./cards/index.js";
import { Embedded } from "./embedded.js";
import { loadEngine } from "./engine/engine.js";
import { loadTable, roster } from "./engine/table.js";
import { keepOffline } from "./offline.js";
import { fetchComparing } from "./page.js";
import { guardPage, showCrash } from "./panels/crash.js";
import { showFailure, showPage } from "./panels/loading.js";
import { Supplies } from "./run/supplies.js";
import { embedding } from "./session/embedding.js";
import { alone } from "./surroundings.js";

const table = () => loadTable(showCrash);
const engine = () => loadEngine(showCrash);
const cards = async () => {
  await table();
  await loadCards(roster());
};
const supplies = new Supplies({
  play: [table],
  watch: [table, engine, cards],
  learn: [table, engine, cards],
  compare: [table, engine, cards, fetchComparing],
});

/**
 * Fetches what the first view needs.
 * @param {import("./surroundings.js").Surroundings} around
 * @returns {Promise<import("./session/storage.js").Recalled | null>} what to begin with; null where
 *   something did not arrive
 */
async function begin(around) {
  try {
    const named = location.hash ? around.modeOf(location.hash) : null;
    await supplies.fetch(named ?? "play");
    const recalled = around.recall();
    if (!named && !recalled.isFirst) await supplies.fetch(recalled.state.mode);
    return recalled;
  } catch (error) {
    showFailure(error);
    return null;
  }
}

/** Waits until the browser has time to spare. */
const idle = () => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Fetches what the other views need, and then has the browser keep the site, for which it asks for all
 * of it. What does not arrive is fetched again when it is asked for.
 */
async function fetchTheRest() {
  for (const mode of supplies.modes) {
    await idle();
    await supplies.fetch(mode).catch(() => {});
  }
  if (!asked) keepOffline();
}

guardPage();
const asked = embedding(location.search);
const around = asked ? new Embedded(asked.theme) : alone();
const recalled = await begin(around);
if (recalled) {
  // In three tasks, so that a slow phone answers in between.
  await nextTask();
  const app = new App(around, recalled, supplies);
  await nextTask();
  app.run(recalled);
  showPage();
  fetchTheRest();
}
