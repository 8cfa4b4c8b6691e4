/**
 * Leaving a mode frees its memory; `memory.spec.ts` counts what hours of use leave in the browser.
 */

import type { Page } from "@playwright/test";
import { expect, test } from "./table.ts";

/** Detached canvases that Preact's tree still references. */
const heldCanvases = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<unknown>();
    const canvases: string[] = [];
    const look = (held: unknown) => {
      if (typeof held !== "object" || held === null || seen.has(held)) return;
      seen.add(held);
      if (held instanceof Element) {
        if (held.isConnected) return;
        for (const { id } of held.querySelectorAll("canvas")) canvases.push(`canvas#${id}`);
      } else if (Array.isArray(held) || Object.getPrototypeOf(held) === Object.prototype) {
        for (const value of Object.values(held)) look(value);
      }
    };
    for (const value of Object.values(document.getElementById("app")!)) look(value);
    return canvases;
  });

test("leaving a mode frees it, even after a dialog opened in it", async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await table.follow("#/queens/8/c5/forward-checking@3");
  await table.change();
  await table.button("Save the board").click();
  await table.page.locator("#save-close").click();
  await table.step();
  await table.choose("Today");
  await expect(table.page.locator("#profile")).toHaveCount(0);
  expect(await heldCanvases(table.page)).toEqual([]);
});
