import { effect, useLayoutEffect } from "../vendor/preact.js";

/** Draws once a component is there, before anybody sees it, and whenever a signal that it reads changes. */
export function useDrawing(draw: () => void) {
  useLayoutEffect(() => effect(draw), []);
}
