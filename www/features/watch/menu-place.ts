/** The position and the keys of the menu of solvers. */

import { layout } from "../../ui/layout.ts";

/** From the menu to its button, and to the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 14;

/** Places the menu under its button; on a phone at the bottom of the window. */
export function placeMenu(menu: HTMLElement | null, button: HTMLElement | null) {
  if (!menu || !button) return;
  const { style } = menu;
  const box = button.getBoundingClientRect();
  const top = box.bottom + GAP;
  const isSheet = layout.peek() === "phone";
  const isTabbed = layout.peek() !== "wide";
  style.left = isSheet ? "0" : `${Math.min(box.left - EDGE, innerWidth - widthOf() - EDGE)}px`;
  style.width = isSheet ? "100%" : "";
  style.top = isSheet ? "auto" : isTabbed ? `${EDGE}px` : `${top}px`;
  style.bottom = isSheet ? "0" : "auto";
  const free = isTabbed ? innerHeight - 2 * EDGE : innerHeight - top - EDGE;
  style.maxHeight = isSheet ? "86dvh" : `${free}px`;
}

/** The same as in the style sheet. */
function widthOf() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(41 * rem, innerWidth - 2.5 * rem);
}

/** The item that a key moves the focus to: arrows to the next one, a letter to the next that starts with it. */
export function nextItem(key: string, all: HTMLButtonElement[]) {
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const last = all.length - 1;
  const ways: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const way = ways[key];
  if (way !== undefined) return all[way];
  if (key.length !== 1 || key === " ") return null;
  const begins = (item: HTMLButtonElement) =>
    item.ariaLabel?.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins) ?? null;
}
