/** A computed signal that changes only when what it selects is no longer equal to what it was. */

import { shareEqual } from "../core/share-equal.ts";
import { type ReadonlySignal, useComputed, useRef } from "../vendor/preact.js";

/** @param select makes a new value of the signals that it reads */
export function useSelector<T>(select: () => T): ReadonlySignal<T> {
  const last = useRef<T | undefined>(undefined);
  return useComputed(() => {
    const selected = shareEqual(last.current, select());
    last.current = selected;
    return selected;
  });
}
