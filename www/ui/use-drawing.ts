import { effect, useLayoutEffect } from "../vendor/preact.js";

/** Draws before the first paint, and whenever a signal that it reads changes. */
export function useDrawing(draw: () => void) {
  useLayoutEffect(() => effect(draw), []);
}
