/**
 * Shows the page once it has loaded, or a message about what failed. The sentences are in
 * `index.html`, because `before-paint.ts` may need them before any module has loaded.
 */
import { NotCached } from "../core/lazy.ts";

/** Shows the page: it can be used now. */
export function showPage() {
  showSlow(false);
  document.querySelector("header")?.removeAttribute("inert");
  document.documentElement.dataset.ready = "true";
}

/** Selects the sentence to show. */
type Trouble = "refused" | "offline" | "damaged" | "slow" | "sandbox" | "full" | "policy" | "bug";

/**
 * Says that something failed to load, until *Try again* or *Not now* is pressed.
 * @param again how to try again; by default, reloads the page
 */
export function showFailure(error: unknown, again: () => void = () => location.reload()) {
  showTrouble(troubleOf(error), error, again);
}

/** Says that something is slow to load, or no longer. Only a reload stops every request. */
export function showSlow(isSlow: boolean) {
  const { dataset } = document.documentElement;
  if (isSlow && !dataset.trouble) showTrouble("slow", "Slow to load.", () => location.reload());
  if (!isSlow && dataset.trouble === "slow") delete dataset.trouble;
}

/** Says that a bug left something undrawn; the page keeps working. */
export const showBug = (error: unknown) => showTrouble("bug", error, () => location.reload());

function showTrouble(trouble: Trouble, error: unknown, again: () => void) {
  // For details that the sentence leaves out. A failed load is no error of the page: Firefox aborts what is loading when you leave.
  if (trouble === "bug") console.error(error);
  else console.warn(error);
  const { dataset } = document.documentElement;
  dataset.trouble = trouble;
  const sentence = document.querySelector('#loading [data-at="offline"]');
  if (sentence && error instanceof NotCached) sentence.textContent = error.message;
  const end = () => delete dataset.trouble;
  onPress("not-now", end);
  onPress("try-again", (event) => {
    // `before-paint.ts` replaces damaged files.
    if (trouble === "damaged") return;
    // `before-paint.ts` would reload the page.
    event.stopPropagation();
    end();
    again();
  });
}

/** Replaces what a button does. */
function onPress(id: string, act: (event: MouseEvent) => void) {
  const button = document.getElementById(id);
  if (button) button.onclick = act;
}

/** How each browser names what kept it from compiling. */
const POLICY = /Content Security P|CSP/;

/** Whether a script or a compiled module makes no sense, or does not fit the others. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  error instanceof WebAssembly.CompileError ||
  error instanceof WebAssembly.LinkError;

function troubleOf(error: unknown): Trouble {
  // `before-paint.ts` lets no browser through that is too old for the files.
  if (isUnreadable(error)) return POLICY.test(error.message) ? "policy" : "damaged";
  if (error instanceof RangeError) return "full";
  if (error instanceof NotCached) return "offline";
  return self.origin === "null" ? "sandbox" : "refused";
}
