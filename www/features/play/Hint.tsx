/** The hint panel: three strengths, each shown when its button is pressed. */

import type { HintView } from "../../run/hint-controller.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useComputed, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Rungs } from "./HintRungs.tsx";

export function Hint() {
  const { view } = useApp();
  const hint = useComputed(() => view.play.value?.hint).value;
  const told = hint?.view ?? null;
  const { panel, wasOpen } = useHintFocus(told);
  useEscape(told !== null);
  // After a move, the question that returns is not announced: the move is.
  const isQuiet = told?.stage === "ask" && wasOpen;
  return (
    <div
      class="card hint"
      id="hint"
      role="dialog"
      aria-labelledby="hint-title"
      hidden={!told}
      ref={panel}
    >
      <div class="head">
        <h2 id="hint-title" tabIndex={-1}>
          Hint
        </h2>
        <Button
          action={{ type: "hint/close" }}
          class="tool"
          id="hint-close"
          title="Close the hint (Esc)"
          label="Close the hint"
          icon="cross"
        />
      </div>
      <ol class="rungs" id="rungs" aria-live={isQuiet ? "off" : "polite"}>
        {told && <Rungs key={told.stage} told={told} />}
      </ol>
      <p class="cost" id="hint-cost">
        {costOf(hint?.used ?? 0)}
      </p>
    </div>
  );
}

const costOf = (used: number) =>
  used === 0 ? "Hints used: 0" : `Hints used: ${used}. Your streak is safe.`;

/** Moves the focus into the hint, keeps it there, and returns it on closing. */
function useHintFocus(told: HintView | null) {
  const panel = useRef<HTMLDivElement>(null);
  const open = useRef(false);
  const wasOpen = open.current;
  // Rendering may remove the focused element.
  const focused = document.activeElement;
  const hadFocus = panel.current?.contains(focused) ?? false;
  useLayoutEffect(() => {
    open.current = told !== null;
    if (told && (hadFocus || !wasOpen)) focusFirst(panel.current, focused);
    else if (hadFocus) document.getElementById("hint-button")?.focus({ preventScroll: true });
  }, [told]);
  return { panel, wasOpen };
}

/** @param focused keeps the focus if it is still there and enabled */
function focusFirst(panel: HTMLElement | null, focused: Element | null) {
  if (!panel || (panel.contains(focused) && !focused?.matches(":disabled"))) return;
  const first = panel.querySelector<HTMLElement>("#rungs button:not(:disabled), #hint-title");
  first?.focus({ preventScroll: true });
}

function useEscape(isOpen: boolean) {
  const { dispatch } = useApp();
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isOnTop = !document.querySelector("dialog[open]");
      if (key === "Escape" && isOnTop && !defaultPrevented) dispatch({ type: "hint/close" });
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen, dispatch]);
}
