/** A hint, instead of the game's card; on a phone, as a sheet over the bar. */

import { counted } from "../../core/lists.ts";
import type { HintView } from "../../run/hint-controller.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { type RefObject, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { HintAnswer } from "./HintAnswer.tsx";

interface Props {
  told: HintView;
  /** How many hints were used in this game. */
  used: number;
  panel: RefObject<HTMLElement | null>;
}

export function Hint({ told, used, panel }: Props) {
  useEscape();
  return (
    <section
      class="card hint"
      id="hint"
      role="dialog"
      aria-label={told.asked === "hint" ? "Hint" : "Check my board"}
      tabIndex={-1}
      ref={panel}
    >
      <div aria-live="polite">
        <HintAnswer told={told} />
      </div>
      {told.asked === "hint" && used > 0 && (
        <small id="hint-cost">{counted(used, "hint")} used. Your streak is safe.</small>
      )}
      <Button
        action={{ type: "hint/close" }}
        class="icon close"
        id="hint-close"
        title="Close (Esc)"
        label="Close the hint"
        icon="cross"
      />
    </section>
  );
}

/** Moves the focus into the hint, keeps it there, and returns it to its button on closing. */
export function useHintFocus(told: HintView | null) {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  // Rendering may remove the focused element.
  const focused = document.activeElement;
  const hadFocus = panel.current?.contains(focused) ?? false;
  useLayoutEffect(() => {
    if (told && (hadFocus || !wasOpen.current)) focusFirst(panel.current, focused);
    else if (hadFocus) document.getElementById("hint-button")?.focus({ preventScroll: true });
    wasOpen.current = told !== null;
  }, [told]);
  return panel;
}

/** @param focused keeps the focus if it is still in the panel and enabled */
function focusFirst(panel: HTMLElement | null, focused: Element | null) {
  if (!panel || (panel.contains(focused) && !focused?.matches(":disabled"))) return;
  const first = panel.querySelector<HTMLElement>("button:not(:disabled)") ?? panel;
  first.focus({ preventScroll: true });
}

function useEscape() {
  const { dispatch } = useApp();
  useLayoutEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isOnTop = !document.querySelector("dialog[open]");
      if (key === "Escape" && isOnTop && !defaultPrevented) dispatch({ type: "hint/close" });
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [dispatch]);
}
