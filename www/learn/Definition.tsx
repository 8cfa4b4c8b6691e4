/** The definition of a term, next to it. */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Formally } from "./Formally.tsx";
import { termCalled } from "./markup.ts";

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
  const id = shown?.dataset.term ?? "";
  const { word, means, isFormal } = termCalled(id);
  useLayoutEffect(listen, []);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !shown) return;
    box.showPopover();
    // A formal definition makes it larger.
    const resizing = new ResizeObserver(() => place(box, shown));
    resizing.observe(box);
    return () => {
      resizing.disconnect();
      box.hidePopover();
    };
  }, [shown]);
  return (
    <div
      class="definition lines"
      id={DEFINITION}
      popover="manual"
      role="group"
      aria-labelledby="definition-word"
      ref={ref}
    >
      <b id="definition-word">{word}</b> <span id="definition-means">{means}</span>
      {isFormal && <Formally key={id} term={id} />}
    </div>
  );
}

/** Events that show or hide a definition. */
const EVENTS = ["pointermove", "focusin", "click", "keydown", "scroll", "resize"];

/** @returns stops listening */
function listen() {
  const update = (event: Event) => {
    const box = document.getElementById(DEFINITION);
    const shown = explained.peek();
    // Tab scrolls to a term outside the window.
    if (event.type === "scroll" && box && shown && shown === document.activeElement)
      return place(box, shown);
    const looksAt = termOf(event);
    if (looksAt === undefined) return;
    // Before it is hidden: the focus would show it again.
    if (event.type === "keydown" && box?.contains(document.activeElement))
      explained.peek()?.focus();
    explained.value = looksAt;
    // Keys press a term without a pointer, and the focus can't move into the definition.
    const isByKey = event.type === "click" && (event as MouseEvent).detail === 0;
    if (looksAt && isByKey) box?.querySelector<HTMLElement>(".formally")?.focus();
  };
  const listening = new AbortController();
  const options = { passive: true, capture: true, signal: listening.signal };
  for (const type of EVENTS) addEventListener(type, update, options);
  return () => {
    explained.value = null;
    listening.abort();
  };
}

/** The last position of the pointer. */
let pointed = "";

/**
 * Whether a pointer really moved onto a term or off it. Ignores a scrolling finger, which passes
 * over many, and a resting pointer under which the page moves: to Firefox, that is a `pointerover`. A
 * formal definition stays.
 */
function isMove({ pointerType, clientX, clientY }: PointerEvent) {
  const before = pointed;
  pointed = `${clientX} ${clientY}`;
  return pointerType !== "touch" && pointed !== before && !isFormalShown();
}

const isFormalShown = () => document.querySelector(`#${DEFINITION} .formal`) !== null;

/** The term of an event: null for none, undefined to ignore the event. */
function termOf(event: Event) {
  const { type, target } = event;
  if (type === "keydown") return (event as KeyboardEvent).key === "Escape" ? null : undefined;
  if (type === "pointermove" && !isMove(event as PointerEvent)) return undefined;
  if (!(target instanceof Element)) return null;
  return target.closest(".definition") ? undefined : target.closest<HTMLElement>(".term");
}

/** Below the term, or above it if there is more room. Where there is too little, it scrolls and touches the term. */
function place(box: HTMLElement, term: HTMLElement) {
  box.style.maxHeight = box.style.overflow = "";
  const [at, { width, height }] = [term.getBoundingClientRect(), box.getBoundingClientRect()];
  const { clientWidth } = document.documentElement;
  const left = Math.max(EDGE, Math.min(at.left - 20, clientWidth - width - EDGE));
  const [above, below] = [at.top - EDGE, innerHeight - at.bottom - EDGE];
  const isUnder = height + BELOW <= below || below >= above;
  const room = isUnder ? below : above;
  const fits = height + BELOW <= room;
  const [gap, shown] = fits ? [BELOW, height] : [0, room];
  if (!fits) Object.assign(box.style, { maxHeight: `${room}px`, overflow: "auto" });
  box.style.left = `${left}px`;
  box.style.top = `${isUnder ? at.bottom + gap : at.top - gap - shown}px`;
}
