/** What the page shows and does beyond its components: that it is busy, and its keys. */

import { useApp } from "../ui/context.ts";
import { effect, useLayoutEffect } from "../vendor/preact.js";
import { useShortcuts } from "./keys.ts";

/** Renders nothing, so that nothing is rendered again with it. */
export function PageEffects() {
  const { awaited } = useApp().view;
  useLayoutEffect(
    () => effect(() => document.body.setAttribute("aria-busy", String(awaited.value !== null))),
    [],
  );
  useShortcuts();
  return null;
}
