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

/** Reads a part of the view. The last one stays while its mode is left, until what shows it is gone. */
export function useLast<T>(read: () => T | null | undefined): ReadonlySignal<T | null> {
  const last = useRef<T | null>(null);
  return useComputed(() => {
    last.current = read() ?? last.current;
    return last.current;
  });
}
