/** The definition of a term, next to it. */

import { termCalled } from "../../state/markup.ts";
import { signal, useLayoutEffect, useRef } from "../../vendor/preact.js";

/** From the definition to the edge of the window, in pixels. */
const EDGE = 12;
/** From the term to the definition, in pixels. */
const BELOW = 8;

/** The id of the definition, for `aria-describedby`. */
export const DEFINITION = "definition";

/** The term hovered, focused or tapped. */
export const explained = signal<HTMLElement | null>(null);

export function Definition() {
  const ref = useRef<HTMLDivElement>(null);
  const shown = explained.value;
  const { word, means } = termCalled(shown?.dataset.term ?? "");
  useLayoutEffect(follow, []);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !shown) return;
    box.showPopover();
    place(box, shown);
    return () => box.hidePopover();
  }, [shown]);
  return (
    <div class="definition" id={DEFINITION} popover="manual" role="tooltip" ref={ref}>
      <b id="definition-word">{word}</b> <span id="definition-means">{means}</span>
    </div>
  );
}

/** Events that show or hide a definition. */
const LOOKS = ["pointerover", "focusin", "click", "keydown", "scroll", "resize"];

/** @returns stops listening */
function follow() {
  const look = (event: Event) => {
    const looksAt = termOf(event);
    if (looksAt !== undefined) explained.value = looksAt;
  };
  const listening = new AbortController();
  const options = { passive: true, capture: true, signal: listening.signal };
  for (const type of LOOKS) addEventListener(type, look, options);
  return () => {
    explained.value = null;
    listening.abort();
  };
}

/** The term of an event: null for none, undefined to ignore the event. */
function termOf(event: Event) {
  const { type, target } = event;
  if (type === "keydown") return (event as KeyboardEvent).key === "Escape" ? null : undefined;
  // A scrolling finger passes over many terms.
  if (type === "pointerover" && (event as PointerEvent).pointerType === "touch") return undefined;
  return target instanceof Element ? target.closest<HTMLElement>(".term") : null;
}

/** Below the term, or above it if there is no room. */
function place(box: HTMLElement, term: HTMLElement) {
  const [at, { width, height }] = [term.getBoundingClientRect(), box.getBoundingClientRect()];
  const left = Math.max(EDGE, Math.min(at.left - 20, innerWidth - width - EDGE));
  const under = at.bottom + BELOW;
  const fits = under + height + EDGE <= innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${fits ? under : Math.max(EDGE, at.top - height - BELOW)}px`;
}
