import { useComputed } from "@preact/signals";
import { useApp, type View } from "./context.ts";

type PlayView = NonNullable<View["play"]["value"]>;

/** Selects from the view of Play; null outside Play. The component renders again only when that changes. */
export function usePlay<T>(select: (play: PlayView) => T): T | null {
  const { play } = useApp().view;
  return useComputed(() => play.value && select(play.value)).value;
}
