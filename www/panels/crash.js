/** What the page does when the program has a mistake: it says so, and loses nothing. */
import { forget } from "../session/storage.js";
import { button, byId } from "./dom.js";

/** Listens for every mistake that nobody else has dealt with. */
export function guardPage() {
  addEventListener("error", showCrash);
  addEventListener("unhandledrejection", showCrash);
  button("crash-continue").addEventListener("click", () => location.reload());
  button("crash-over").addEventListener("click", () => {
    forget();
    // Nor is the board that the address names to come back.
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  });
}

/** Says that the game stopped. The state was kept with every move; a reload brings it back. */
export function showCrash() {
  const dialog = byId("crash", HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
}
