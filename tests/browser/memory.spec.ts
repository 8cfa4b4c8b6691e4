/**
 * A day's use on a clock that jumps: hidden parts give back their workers, and memory doesn't grow.
 */

import type { Page } from "@playwright/test";
import { held, rest, spend } from "./hour.ts";
import { expect, test } from "./table.ts";

test.use({ fetches: "ahead" });

/** The number of workers left after some minutes without work. */
async function workersAfterRest(page: Page) {
  await rest(page);
  return page.workers().length;
}

// The bench does the same for an hour (`benches/memory.ts`). The unit tests of the controllers
// check the rule itself; `large.spec.ts` and `left.spec.ts` check that boards and modes leave
// nothing.
test("hours of playing and racing leave no worker, canvas, listener or memory behind", {
  tag: ["@all", "@chromium-alone"],
}, async ({ table }) => {
  test.slow();
  const { page } = table;
  await table.wind();
  await table.open({ link: "#/play/queens/8/a8" });
  await spend(page, 5);
  await expect.poll(() => workersAfterRest(page)).toBe(0);
  const early = await held(page);
  await spend(page, 30);
  await expect.poll(() => workersAfterRest(page)).toBe(0);
  const late = await held(page);
  expect([late.workers, late.wasm]).toEqual([0, early.wasm]);
  expect(late.listeners).toBeLessThanOrEqual(early.listeners);
  // One or two may still wait for the garbage collector.
  expect(late.canvases).toBeLessThanOrEqual(early.canvases + 2);
  expect(late.heap).toBeLessThan(1.25 * early.heap);
});

// Caught earlier by `www/compare/race.test.ts`, `www/app/board-controller.test.ts`.
test("a run and a race hidden for minutes return where they were", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  const lastLane = page.locator(".lane-board canvas").last();
  // Midnight would ask for another day's puzzles.
  await table.wind({ time: "2026-12-16T12:00:00" });
  await table.open({ link: "#/queens/100/a100/forward-checking@40" });
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step 40 /);
  await table.setAddress("#/compare/queens/race/8/c5/backtracking,forward-checking@9");
  await expect(lastLane).toHaveAttribute("aria-label", /^Board of /);
  const words = await lastLane.getAttribute("aria-label");
  await table.setAddress("#/play/queens/8/a8");
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await expect.poll(() => workersAfterRest(page)).toBe(0);
  await table.choose("Compare");
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(lastLane).toHaveAttribute("aria-label", words!);
  await table.choose("Watch");
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step 40 /);
  await expect.poll(() => page.workers().length).toBe(2);
});
