import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

/** Renders its children a frame later, so that what holds them answers a press at once. */
export function AfterPaint({ children }: { children: ComponentChildren }) {
  const isPainted = useSignal(false);
  useEffect(() => {
    isPainted.value = true;
  }, [isPainted]);
  return isPainted.value ? children : null;
}
