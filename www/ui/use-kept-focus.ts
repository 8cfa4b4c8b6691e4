/** Keeps the focus near when what has it moves, is replaced or disappears. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Inside an element whose items are reordered or replaced.
 * @param next selects what gets the focus of an item that is no longer there
 */
export function useKeptFocus<T extends HTMLElement>(next: string = ""): RefObject<T | null> {
  const box = useRef<T>(null);
  const focused = document.activeElement;
  const isInside = box.current?.contains(focused);
  useLayoutEffect(() => {
    if (!isInside || focused === document.activeElement) return;
    const isThere = focused instanceof HTMLElement && box.current?.contains(focused);
    const kept = isThere ? focused : next && box.current?.querySelector<HTMLElement>(next);
    if (kept) kept.focus({ preventScroll: true });
  });
  return box;
}

/**
 * When a button with the focus disappears, gives the focus to its neighbour that stays.
 * @returns for that neighbour
 */
export function usePassedFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heir = useRef<T>(null);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const isNear = focused?.parentElement === heir.current?.parentElement;
    if (isNear && focused?.matches("[hidden]")) heir.current?.focus();
  });
  return heir;
}
