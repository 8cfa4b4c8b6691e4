/** The page's layout, which depends only on the window. Style sheets read the mark on the root. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";

/** Board and column side by side; a phone; a phone on its side. */
export type WindowLayout = "wide" | "phone" | "low";

/** An embed leaves out controls. */
export const isEmbed = "embed" in document.documentElement.dataset;

/** As in `app/before-paint.ts`, which marks the root before the first paint. */
const LOW = matchMedia(
  isEmbed
    ? "(min-width: 30em) and (min-aspect-ratio: 6 / 5)"
    : "(min-width: 37.5em) and (max-height: 40em)",
);
const PHONE = matchMedia(isEmbed ? "all" : "(max-width: 47.5em)");

/** Whether every panel of a run fits beside its board. */
const SPACIOUS = matchMedia("(min-width: 80em) and (min-height: 45em)");

const current = (): WindowLayout => (LOW.matches ? "low" : PHONE.matches ? "phone" : "wide");

const shown = signal(current());

export const layout: ReadonlySignal<WindowLayout> = shown;

const spacious = signal(SPACIOUS.matches && !isEmbed);

/** Whether the window has room for every panel beside a board. */
export const isSpacious: ReadonlySignal<boolean> = spacious;

for (const query of [LOW, PHONE, SPACIOUS]) {
  query.addEventListener("change", () => {
    shown.value = current();
    spacious.value = SPACIOUS.matches && !isEmbed;
  });
}

effect(() => {
  document.documentElement.dataset.layout = shown.value;
});
