/**
 * Lets a browser translate the page. A translator replaces texts with `<font>` elements, which the renderer does not know:
 * it would go on writing to texts that are no longer shown. Before a component renders, its texts return to their places;
 * after it, so do the translations of elements that have not changed. A translator sees the others as new.
 */

import { signal } from "@preact/signals";
import { options } from "preact";

/** What the renderer keeps of an element, a component or a text, by its minified names. */
interface Kept {
  /** A tag, a component, or null for a text. */
  type: unknown;
  /** Its parent. */
  __: Kept | null;
  /** Its children; null before it renders. */
  __k: (Kept | null)[] | null;
  /** Its node. */
  __e: Node;
}

/** A text, the wrapper in its place, and the node that holds it. */
interface Replaced {
  text: Text;
  data: string;
  wrapper: Element | null;
  holder: Node | null;
}

/** An element with all its texts back, and its number of nodes. */
interface Restored {
  element: Element;
  texts: Replaced[];
  size: number;
}

const isWrapper = (node: Node | null) => node?.nodeName === "FONT";
const isElement = ({ type }: Kept) => typeof type === "string";
const childrenOf = ({ __k }: Kept) => (__k ?? []).filter((child) => child !== null);

/** The nodes that the renderer put into an element. */
const nodesOf = (kept: Kept): Node[] =>
  childrenOf(kept).flatMap((child) =>
    typeof child.type === "function" ? nodesOf(child) : child.__e,
  );

/** The elements with translations. */
function translated(kept: Kept): Kept[] {
  if (!isElement(kept)) return childrenOf(kept).flatMap(translated);
  const element = kept.__e as Element;
  if (!element.querySelector("font")) return [];
  const isOwn = Array.from(element.children).some(isWrapper);
  return [...(isOwn ? [kept] : []), ...childrenOf(kept).flatMap(translated)];
}

/** Puts the texts of an element back where wrappers are. */
function restore(kept: Kept): Restored {
  const element = kept.__e as Element;
  const texts: Replaced[] = [];
  let next = element.firstChild;
  for (const node of nodesOf(kept)) {
    if (node.parentNode !== element) {
      const text = node as Text;
      const wrapper = isWrapper(next) ? (next as Element) : null;
      texts.push({ text, data: text.data, wrapper, holder: text.parentNode });
      element.insertBefore(text, next);
      wrapper?.remove();
    }
    next = node.nextSibling;
  }
  return { element, texts, size: element.childNodes.length };
}

/** Shows the translation of an element again, if that has not changed. */
function translate({ element, texts, size }: Restored) {
  const isSame = ({ text, data }: Replaced) => text.parentNode === element && text.data === data;
  if (element.childNodes.length !== size || !texts.every(isSame)) return;
  for (const { text, wrapper, holder } of texts) {
    if (wrapper) text.replaceWith(wrapper);
    else text.remove();
    holder?.appendChild(text);
  }
}

/** Must be called before anything renders. */
export function allowTranslation() {
  const wrappers = document.getElementsByTagName("font");
  const hooks = options as typeof options & { __b: (kept: Kept) => void };
  const { __b: begin, diffed } = hooks;
  let rendering: Kept | null = null;
  let restored: Restored[] = [];
  hooks.__b = (kept) => {
    // Only what renders on its own has children before.
    if (kept.__k && wrappers.length > 0) {
      let around = kept.__;
      while (around && !isElement(around)) around = around.__;
      rendering = kept;
      restored = [...new Set([around ? [around] : [], translated(kept)].flat())].map(restore);
    }
    begin(kept);
  };
  hooks.diffed = (node) => {
    diffed?.(node);
    if ((node as unknown) !== rendering) return;
    rendering = null;
    restored.forEach(translate);
  };
  // By default, a signal in JSX writes to its text by itself.
  const type = ({ data }: { data: { value: unknown } }) => data.value;
  Object.defineProperty(Object.getPrototypeOf(signal()), "type", { value: type });
}
