/** The page's busy state, keys and scroll position. */

import { effect, useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { State } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { useShortcuts } from "./keys.ts";

/** Renders nothing, so that its updates render nothing again. */
export function PageEffects() {
  const { awaited, state } = useApp().view;
  const isLess = useComputed(() => state.value.less).value;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-less", isLess);
  }, [isLess]);
  useLayoutEffect(
    () => effect(() => document.body.setAttribute("aria-busy", String(awaited.value !== null))),
    [],
  );
  useTop();
  useShortcuts();
  return null;
}

/** Scrolls to the top at every new place, so that a new board is in full view. */
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
