/** Starts the page; everything else is in the files named after what they do. */
import { App } from "./app.js";
import { loadCards } from "./cards/index.js";
import { Embedded } from "./embedded.js";
import { loadEngine } from "./engine/engine.js";
import { loadTable, roster } from "./engine/table.js";
import { keepOffline } from "./offline.js";
import { guardPage, showCrash } from "./panels/crash.js";
import { showFailure, showPage } from "./panels/loading.js";
import { embedding } from "./session/embedding.js";
import { alone } from "./surroundings.js";

/** Fetches what the page is made of; tells whether all of it is there. */
async function fetchAll() {
  try {
    await Promise.all([loadTable(showCrash), loadEngine(showCrash)]);
    await loadCards(roster());
    return true;
  } catch (error) {
    showFailure(error);
    return false;
  }
}

guardPage();
if (await fetchAll()) {
  const asked = embedding(location.search);
  new App(asked ? new Embedded(asked.theme) : alone()).run();
  showPage();
  if (!asked) keepOffline();
}
