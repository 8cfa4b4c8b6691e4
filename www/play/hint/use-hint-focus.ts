import { useLayoutEffect, useRef } from "preact/hooks";
import type { HintView } from "./hint-controller.ts";

/** Moves the focus into the hint, keeps it there, and returns it on closing: to the board if the question came from there. */
export function useHintFocus(told: HintView | null) {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const cameFrom = useRef<Element | null>(null);
  // Rendering may remove the focused element.
  const focused = document.activeElement;
  const hadFocus = panel.current?.contains(focused) ?? false;
  useLayoutEffect(() => {
    if (told && !wasOpen.current) cameFrom.current = focused;
    if (told && (hadFocus || !wasOpen.current)) focusFirst(panel.current, focused);
    else if (hadFocus) returnTo(cameFrom.current);
    wasOpen.current = told !== null;
  }, [told]);
  return panel;
}

function returnTo(from: Element | null) {
  const isCell = from instanceof HTMLElement && from.isConnected && from.matches("#grid *");
  const button = isCell ? from : document.getElementById("hint-button");
  button?.focus({ preventScroll: true });
}

/** @param focused keeps the focus if it is still in the panel and enabled */
export function focusFirst(panel: HTMLElement | null, focused: Element | null) {
  if (!panel || (panel.contains(focused) && !focused?.matches(":disabled"))) return;
  const first = panel.querySelector<HTMLElement>("button:not(:disabled)") ?? panel;
  first.focus({ preventScroll: true });
}
