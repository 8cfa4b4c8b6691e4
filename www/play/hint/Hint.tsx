/** A hint, instead of the game's card; on a phone, as a sheet over the bar. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { counted } from "../../core/lists.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { lazy } from "../../ui/lazy.tsx";
import { HintAnswer } from "./HintAnswer.tsx";
import type { HintView } from "./hint-controller.ts";
import { focusFirst } from "./use-hint-focus.ts";

const WhyAnswer = lazy(async () => (await import("./WhyAnswer.tsx")).WhyAnswer);

const NAMES = { hint: "Hint", check: "Check my board", why: "Why not here?" };

interface Props {
  told: HintView;
  /** How many hints were used in this game. */
  used: number;
  panel: RefObject<HTMLElement | null>;
}

export function Hint({ told, used, panel }: Props) {
  useEscape();
  // It may have loaded only now.
  useLayoutEffect(() => focusFirst(panel.current, document.activeElement), []);
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
        {told.asked === "why" ? (
          <WhyAnswer told={told} key={told.time} />
        ) : (
          <HintAnswer told={told} key={told.time} />
        )}
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
