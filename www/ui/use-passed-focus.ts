/** When a button with the focus disappears, gives the focus to its neighbour that stays. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** @returns for that neighbour */
export function usePassedFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heir = useRef<T>(null);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const isNear = focused?.parentElement === heir.current?.parentElement;
    if (isNear && focused?.matches("[hidden]")) heir.current?.focus();
  });
  return heir;
}
