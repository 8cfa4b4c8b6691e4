/**
 * Handles bugs: the page says so, and loses nothing.
 *
 * Engine panics come from `engine.ts`. Other errors in the window may not be ours: extensions run there,
 * resize observers report loops, images fail to load. So only errors thrown by our own scripts count as
 * bugs, and network errors are reported as such.
 */
import { EngineFull } from "../engine/door.ts";
import { download } from "../export/download.ts";
import { forget } from "../saves/storage.ts";
import type { Recording } from "../store/store.ts";
import { showFailure } from "../ui/loading.ts";
import { reportOf } from "./report.ts";

/** Where our scripts are, bundled or not. */
const OURS = new URL(/* @vite-ignore */ "../", import.meta.url).href;

/** How each browser's message about a failed module begins. */
const REFUSED =
  /^(Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;

/** What else than a script can have the wrong syntax. */
const TEXT = /JSON|regular exp/i;

/** Replaces the text about a bug. */
const FULL =
  "The game ran out of memory, but your board is saved. Continue from there, or start over: then your saved games go into a file that you can download under Help, Settings.";

/** The first error; later ones follow from it. */
let first: unknown;

/** Listens for unhandled errors. */
export function guardPage() {
  addEventListener("error", ({ error, filename }) => {
    if (error && filename.startsWith(OURS)) showCrash(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => judge(reason));
  document.getElementById("crash-continue")?.addEventListener("click", () => location.reload());
  document.getElementById("crash-over")?.addEventListener("click", startOver);
}

/** Offers a file with the commands that led to the crash. */
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

/** Quarantines all saved data, and starts over. */
export function startOver() {
  forget();
  // Without the board in the address, which must not come back. This is no call of the history, which may refuse one.
  location.replace(location.pathname + location.search);
}

/** @param reason of a rejected promise */
function judge(reason: unknown) {
  if (!(reason instanceof Error)) return;
  const isDamaged = reason instanceof SyntaxError && !TEXT.test(reason.message);
  if (isDamaged || REFUSED.test(reason.message)) showFailure(reason);
  else if (reason.stack?.includes(OURS)) showCrash(reason);
}

/** Says that the game stopped. Every move was saved, so a reload restores the game. */
export function showCrash(cause: unknown) {
  first ??= cause;
  const dialog = document.querySelector<HTMLDialogElement>("#crash:not([open])");
  const text = dialog?.querySelector("#crash-text");
  if (text && cause instanceof EngineFull) text.textContent = FULL;
  dialog?.showModal();
}
