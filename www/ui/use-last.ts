import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";

/** Reads a part of the view. The last one stays while its mode is left, until what shows it is gone. */
export function useLast<T>(read: () => T | null | undefined): ReadonlySignal<T | null> {
  const last = useRef<T | null>(null);
  return useComputed(() => {
    last.current = read() ?? last.current;
    return last.current;
  });
}
