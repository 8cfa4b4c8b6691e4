/** What the page shows and does beyond its components: that it is busy, its keys, and where it is scrolled to. */

import type { State } from "../state/state.ts";
import { useApp } from "../ui/context.ts";
import { effect, useComputed, useLayoutEffect, useRef } from "../vendor/preact.js";
import { useShortcuts } from "./keys.ts";

/** Renders nothing, so that nothing is rendered again with it. */
export function PageEffects() {
  const { awaited } = useApp().view;
  useLayoutEffect(
    () => effect(() => document.body.setAttribute("aria-busy", String(awaited.value !== null))),
    [],
  );
  useTop();
  useShortcuts();
  return null;
}

/** Shows the page from its top wherever one goes: the board of a new puzzle is seen whole. */
function useTop() {
  const { state } = useApp().view;
  const place = useComputed(() => placeOf(state.value)).value;
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current !== place) document.documentElement.scrollTop = 0;
    shown.current = place;
  }, [place]);
}

const placeOf = ({ mode, screen, play, game }: State) =>
  mode === "play" ? `${screen} ${play.seen[game]}` : mode;
