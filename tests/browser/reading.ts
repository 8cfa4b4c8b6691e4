/** Reads parts of the page; fails if there is nothing to read. */
import type { Locator, Page } from "@playwright/test";
import type { Table } from "./table.ts";

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

/** Elements wider than the window, or with text cut off, in the page's own font. */
export async function cutOff(table: Table): Promise<string[]> {
  await table.drawn();
  return table.page.evaluate(() => {
    const found: string[] = [];
    const name = (e: Element) =>
      `${e.tagName.toLowerCase()}#${e.id} ${(e.textContent ?? "").trim().slice(0, 30)}`;
    const scrolls = (e: Element) => {
      for (let up = e.parentElement; up; up = up.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    };
    /** Whether a list is narrower than its choice. */
    const isNarrow = (e: HTMLSelectElement) => {
      const copy = e.cloneNode() as HTMLSelectElement;
      copy.append(new Option(e.selectedOptions[0]?.text));
      copy.style.cssText = "position: absolute; width: auto; min-width: 0; max-width: none";
      e.after(copy);
      const needed = copy.getBoundingClientRect().width;
      copy.remove();
      // Elsewhere on the page, the same width may be rounded to another pixel.
      return e.getBoundingClientRect().width < needed - 1;
    };
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    for (const e of document.querySelectorAll("body *")) {
      const box = e.getBoundingClientRect();
      const hidden = e.closest(".hidden, legend, [role=grid]");
      if (hidden || box.width < 6 || !e.checkVisibility({ visibilityProperty: true })) continue;
      if (box.right > innerWidth + 1 || box.left < -1) {
        if (!scrolls(e) && getComputedStyle(e).clipPath === "none") found.push(`off: ${name(e)}`);
      }
      if (e instanceof HTMLSelectElement && isNarrow(e)) found.push(`narrow: ${name(e)}`);
      const { overflowX, textOverflow } = getComputedStyle(e);
      const isCut = e.children.length === 0 && e.scrollWidth > e.clientWidth + 1;
      if (isCut && overflowX === "hidden" && textOverflow !== "ellipsis") {
        if (getComputedStyle(e).clipPath === "none") found.push(`cut: ${name(e)}`);
      }
    }
    return found;
  });
}

/** The controls of Watch's dashboard, by name, and the groups that they are in. */
export async function dashboardControls(page: Page) {
  const controls = await page.locator("main").evaluate((main) => {
    const all = main.querySelectorAll("button:not(.tree button), input, select, a");
    return [...all]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const group = one.closest("[role=group], [role=radiogroup], .dash");
        const name = one.ariaLabel ?? (one as HTMLInputElement).value ?? "";
        return {
          name: `${one.tagName} ${name || one.textContent}`,
          group: group?.ariaLabel ?? group?.className,
        };
      });
  });
  const groups = new Set(controls.map(({ group }) => group));
  // The tools and the rate are in the groups beside them.
  for (const inner of ["Steps and links", undefined]) groups.delete(inner);
  // The keyboard walks through a tree as through one control.
  return { names: [...controls.map(({ name }) => name), "TREE"], groups: [...groups] };
}
