import { effect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Draws before the first paint, and whenever a signal that it reads changes. */
export function useDrawing(draw: () => void) {
  useLayoutEffect(() => effect(draw), []);
}
