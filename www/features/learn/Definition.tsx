/** A word explained where it stands. */

import { termCalled } from "../../state/markup.ts";
import { type Signal, useLayoutEffect, useRef } from "../../vendor/preact.js";

/** What stays free between a definition and the edge of the window, in pixels. */
const EDGE = 12;
/** How far below its word it stands. */
const BELOW = 8;

/** The id of the box, by which a word is described. */
export const DEFINITION = "definition";

interface Props {
  /** The word that is pointed at, focused or tapped. */
  term: Signal<HTMLElement | null>;
}

export function Definition({ term }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = term.value;
  const { word, means } = termCalled(shown?.dataset.term ?? "");
  useLayoutEffect(() => follow(term), [term]);
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

/** What tells that a person looks at a term, or away from it. */
const LOOKS = ["pointerover", "focusin", "click", "keydown"];
const MOVES = ["scroll", "resize"];

/**
 * Follows what a person looks at.
 * @returns what ends that
 */
function follow(term: Signal<HTMLElement | null>) {
  const look = (event: Event) => {
    const looksAt = termOf(event);
    if (looksAt !== undefined) term.value = looksAt;
  };
  const options = { passive: true, capture: true };
  for (const type of LOOKS) document.addEventListener(type, look);
  for (const type of MOVES) addEventListener(type, look, options);
  return () => {
    for (const type of LOOKS) document.removeEventListener(type, look);
    for (const type of MOVES) removeEventListener(type, look, options);
  };
}

/** The term that an event is about: null for none, undefined where it tells nothing. */
function termOf(event: Event) {
  const { type, target } = event;
  if (type === "keydown") return (event as KeyboardEvent).key === "Escape" ? null : undefined;
  // A finger that scrolls goes over many words.
  if (type === "pointerover" && (event as PointerEvent).pointerType === "touch") return undefined;
  return target instanceof Element ? target.closest<HTMLElement>(".term") : null;
}

/** Below its word, or above it where there is no room, and within the window. */
function place(box: HTMLElement, term: HTMLElement) {
  const [at, { width, height }] = [term.getBoundingClientRect(), box.getBoundingClientRect()];
  const left = Math.max(EDGE, Math.min(at.left - 20, innerWidth - width - EDGE));
  const under = at.bottom + BELOW;
  const fits = under + height + EDGE <= innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${fits ? under : Math.max(EDGE, at.top - height - BELOW)}px`;
}
