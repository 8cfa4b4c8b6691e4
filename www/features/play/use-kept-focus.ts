/** Keeps the focus in a list whose items are reordered. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const isInside = focused instanceof HTMLElement && list.current?.contains(focused);
    if (isInside && focused !== document.activeElement) focused.focus({ preventScroll: true });
  });
  return list;
}
