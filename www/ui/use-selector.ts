import { shareEqual } from "../core/share-equal.ts";
import { type ReadonlySignal, useComputed, useRef } from "../vendor/preact.js";

/** A computed signal that changes only when its value is no longer equal. */
export function useSelector<T>(select: () => T): ReadonlySignal<T> {
  const last = useRef<T | undefined>(undefined);
  return useComputed(() => {
    const selected = shareEqual(last.current, select());
    last.current = selected;
    return selected;
  });
}
