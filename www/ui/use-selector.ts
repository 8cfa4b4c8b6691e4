import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { shareEqual } from "../core/share-equal.ts";

/** A computed signal that changes only when its value is no longer equal. */
export function useSelector<T>(select: () => T): ReadonlySignal<T> {
  const last = useRef<T | undefined>(undefined);
  return useComputed(() => {
    const selected = shareEqual(last.current, select());
    last.current = selected;
    return selected;
  });
}
