/** Starts the page; everything else is in the files named after what they do. */
import { App } from "./app.js";
import { loadCards } from "./cards/index.js";
import { Embedded } from "./embedded.js";
import { load, roster } from "./engine/engine.js";
import { guardPage, showCrash } from "./panels/crash.js";
import { element } from "./panels/dom.js";
import { embedding } from "./session/embedding.js";
import { alone } from "./surroundings.js";

try {
  guardPage();
  await load(showCrash);
  await loadCards(roster());
  const asked = embedding(location.search);
  new App(asked ? new Embedded(asked.theme) : alone()).run();
  document.documentElement.dataset.ready = "true";
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  element("says").textContent = `The game could not be loaded (${why}): load the page again.`;
  throw error;
}
