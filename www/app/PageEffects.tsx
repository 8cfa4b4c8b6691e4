/** What the page shows beyond its components: that it is busy, and what is meant for a mode or a game. */

import { gameOf } from "../session/state.ts";
import { useApp } from "../ui/context.ts";
import { effect, type ReadonlySignal, useComputed, useLayoutEffect } from "../vendor/preact.js";
import { useShortcuts } from "./keys.ts";

/** Renders nothing, so that nothing is rendered again with it. */
export function PageEffects() {
  const { state, awaited } = useApp().view;
  const isBusy = useComputed(() => awaited.value !== null);
  useOnChange(isBusy, (busy) => document.body.setAttribute("aria-busy", String(busy)));
  useOnChange(
    useComputed(() => gameOf(state.value)),
    (game) => showPartsFor("for", game),
  );
  useOnChange(
    useComputed(() => state.value.mode),
    (mode) => showPartsFor("in", mode),
  );
  useShortcuts();
  return null;
}

/** Acts on a value now, and at once whenever it is another: what is measured next finds it done. */
function useOnChange<T>(value: ReadonlySignal<T>, act: (value: T) => void) {
  useLayoutEffect(() => effect(() => act(value.value)), []);
}

/** Shows those parts of the page that are meant for a game or a mode, and hides the others. */
function showPartsFor(what: "for" | "in", value: string) {
  for (const part of document.querySelectorAll(`[data-${what}]`)) {
    const meant = part.getAttribute(`data-${what}`)?.split(" ") ?? [];
    part.toggleAttribute("hidden", !meant.includes(value));
  }
}
