/** The position and the keys of the solver menu. */

import { layout } from "../../ui/layout.ts";

/** From the menu to its button, and to the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 14;

/** Places the menu under its button, no wider than the column, so that the board stays visible; on a phone it is a sheet. */
export function placeMenu(menu: HTMLElement | null, button: HTMLElement | null) {
  if (!menu || !button) return;
  const { style } = menu;
  const isWide = layout.peek() === "wide";
  const { left, bottom } = button.getBoundingClientRect();
  const column = button.closest(".side")?.getBoundingClientRect();
  style.left = isWide ? `${left - EDGE}px` : "";
  style.top = isWide ? `${bottom + GAP}px` : "";
  style.width = isWide && column ? `${column.right - left + 2 * EDGE}px` : "";
  style.maxHeight = isWide ? `${innerHeight - bottom - GAP - EDGE}px` : "";
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
