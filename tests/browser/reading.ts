/** Reads parts of the page; fails if there is nothing to read. */
import type { Locator, Page } from "@playwright/test";

/** The place of an element on the page. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

/** The label of an element, as a screen reader reads it. */
export async function labelOf(locator: Locator) {
  const label = await locator.getAttribute("aria-label");
  if (label === null) throw new Error(`${locator} has no label.`);
  return label;
}

/** The match of a pattern in a text: all of it, then its groups. */
export function matchIn(text: string, pattern: RegExp) {
  const match = text.match(pattern);
  if (!match) throw new Error(`“${text}” does not match ${pattern}.`);
  return match;
}

const USABLE = ["button", "input", "select", "a", "summary"]
  .map((name) => `${name}:not(:disabled)`)
  .join(", ");

/** How many controls below the header can be used at first sight. */
export const usableControls = (page: Page) =>
  page.locator("main").locator(USABLE).and(page.locator(":visible")).count();
