/**
 * What the page does when the program has a mistake: it says so, and loses nothing.
 *
 * A panic of the engine is told by `engine.ts`. What else goes wrong in a window need not be the
 * program's: extensions run there, observers of sizes complain of loops, pictures do not arrive. So
 * an error is taken for a mistake of ours only if it was thrown by one of our own scripts, and is not
 * the network's: then the connection is to be checked.
 */
import { EngineFull } from "../engine/door.ts";
import { download } from "../export/download.ts";
import { reportOf } from "../state/report.ts";
import { forget } from "../state/storage.ts";
import type { Recording } from "../state/store.ts";
import { showFailure } from "./loading.ts";

/** Where our scripts lie, bundled or not. */
const OURS = new URL("../", import.meta.url).href;

/** How browsers begin to say that a script did not arrive; each has words of its own. */
const REFUSED =
  /^(Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;

/** What is said in place of a bug. */
const FULL =
  "There was too little memory to go on. Your board is kept: continue from it, or start over. Then all that is kept goes into one file, to download under Help, Settings.";

/** The first mistake: others follow from it. */
let first: unknown;

/** Listens for every mistake that nobody else has dealt with. */
export function guardPage() {
  addEventListener("error", ({ error, filename }) => {
    if (error && filename.startsWith(OURS)) showCrash(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => judge(reason));
  document.getElementById("crash-continue")?.addEventListener("click", () => location.reload());
  document.getElementById("crash-over")?.addEventListener("click", startOver);
}

/** Offers a file with what happened before the game stopped. */
export function offerReport(recording: () => Recording) {
  const button = document.getElementById("crash-report");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    // A packed script has a hash in its name.
    const version = import.meta.url.replace(/.*\//, "");
    const content = reportOf(recording(), version, first);
    download({ name: "forward-check-report.json", type: "application/json", content });
  });
}

/** Sets all that is kept aside, and begins from nothing. */
export function startOver() {
  forget();
  // Nor is the board that the address names to come back.
  history.replaceState(null, "", location.pathname + location.search);
  location.reload();
}

/** @param reason of a promise that was rejected */
function judge(reason: unknown) {
  if (!(reason instanceof Error)) return;
  if (REFUSED.test(reason.message)) showFailure(reason);
  else if (reason.stack?.includes(OURS)) showCrash(reason);
}

/** Says that the game stopped. The state was kept with every move; a reload brings it back. */
export function showCrash(cause: unknown) {
  first ??= cause;
  const dialog = document.querySelector<HTMLDialogElement>("#crash:not([open])");
  const text = dialog?.querySelector("#crash-text");
  if (text && cause instanceof EngineFull) text.textContent = FULL;
  dialog?.showModal();
}
