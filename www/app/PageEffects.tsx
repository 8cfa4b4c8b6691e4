/** What the page shows beyond its components: that it is busy, what is meant for a game, and its keys. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { gameOf } from "../session/state.ts";
import { useApp } from "../ui/context.ts";
import { effect, type ReadonlySignal, useComputed, useLayoutEffect } from "../vendor/preact.js";
import { useShortcuts } from "./keys.ts";

/** Renders nothing, so that nothing is rendered again with it. */
export function PageEffects() {
  const { state, awaited } = useApp().view;
  const isBusy = useComputed(() => awaited.value !== null);
  useOnChange(isBusy, (busy) => document.body.setAttribute("aria-busy", String(busy)));
  const game = useComputed(() => gameOf(state.value));
  useOnChange(game, showPartsFor);
  useShortcuts();
  return null;
}

/** Acts on a value now, and at once whenever it is another: what is measured next finds it done. */
function useOnChange<T>(value: ReadonlySignal<T>, act: (value: T) => void) {
  useLayoutEffect(() => effect(() => act(value.value)), []);
}

/** Shows those parts of the page that are meant for a game, and hides the others. */
function showPartsFor(game: GameId) {
  for (const part of document.querySelectorAll("[data-for]")) {
    part.toggleAttribute("hidden", part.getAttribute("data-for") !== game);
  }
}
