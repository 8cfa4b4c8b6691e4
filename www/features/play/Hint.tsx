/** A hint, instead of the game's card; on a phone, as a sheet over the bar. */

import { counted } from "../../core/lists.ts";
import type { HintView } from "../../run/hint-controller.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { later } from "../../ui/later.tsx";
import { type RefObject, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { HintAnswer } from "./HintAnswer.tsx";

const WhyAnswer = later(async () => (await import("./WhyAnswer.tsx")).WhyAnswer);

const NAMES = { hint: "Hint", check: "Check my board", why: "Why not here?" };

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
      aria-label={NAMES[told.asked]}
      tabIndex={-1}
      ref={panel}
    >
      <div aria-live="polite">
        {told.asked === "why" ? <WhyAnswer told={told} /> : <HintAnswer told={told} />}
      </div>
      <Cost told={told} used={used} />
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

/** How many hints were used, or that this one is free. */
function Cost({ told: { asked, stage, isFree }, used }: Omit<Props, "panel">) {
  if (asked === "check" || stage === "cost") return null;
  if (isFree) return <small id="hint-cost">This doesn’t count as a hint.</small>;
  return used > 0 ? (
    <small id="hint-cost">{counted(used, "hint")} used. Your streak is safe.</small>
  ) : null;
}

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
