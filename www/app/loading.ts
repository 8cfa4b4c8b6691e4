/**
 * The page on its way, and what is said where a part of it does not arrive. The sentences stand in
 * `index.html`, as `before-paint.ts` may need them before any module is there.
 */

/** Shows the page: what the address asks for can be used. */
export function showPage() {
  document.querySelector("header")?.removeAttribute("inert");
  document.documentElement.dataset.ready = "true";
}

/** What the page is marked with, for the sentence that it shows. */
type Trouble = "refused" | "full" | "old" | "bug";

/**
 * Says that something could not be loaded, until that is tried again, or let be.
 * @param again how to try again; by default the whole page is loaded
 */
export function showFailure(error: unknown, again: () => void = () => location.reload()) {
  showTrouble(troubleOf(error), error, again);
}

/** Says that a bug left something undrawn; the page goes on. */
export const showBug = (error: unknown) => showTrouble("bug", error, () => location.reload());

function showTrouble(trouble: Trouble, error: unknown, again: () => void) {
  // The console has what the sentence leaves out.
  console.error(error);
  const { dataset } = document.documentElement;
  dataset.trouble = trouble;
  const end = () => delete dataset.trouble;
  onPress("not-now", end);
  onPress("try-again", (event) => {
    // Else the page is loaded again, as it is where this module is missing.
    event.stopPropagation();
    end();
    again();
  });
}

/** What pressing a button does from now on. */
function onPress(id: string, act: (event: MouseEvent) => void) {
  const button = document.getElementById(id);
  if (button) button.onclick = act;
}

/** What is said of an error. */
function troubleOf(error: unknown): Trouble {
  // An engine that a browser fetches but does not understand; one that there is no room for.
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return "old";
  }
  return error instanceof RangeError ? "full" : "refused";
}
