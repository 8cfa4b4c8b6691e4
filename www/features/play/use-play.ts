import { useComputed } from "@preact/signals";
import type { PlayView } from "../../run/play-view.ts";
import { useApp } from "../../ui/context.ts";

/** Selects from the view of Play; null outside Play. The component renders again only when that changes. */
export function usePlay<T>(select: (play: PlayView) => T): T | null {
  const { play } = useApp().view;
  return useComputed(() => play.value && select(play.value)).value;
}
