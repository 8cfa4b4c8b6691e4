import type { Page } from "@playwright/test";
import { heldBack } from "./holding.ts";
import { expect, type Table, test } from "./table.ts";

/** Requests before everything they need has loaded. */

test.use({ fetches: "ahead" });

declare global {
  interface Window {
    /** The number of workers started. */
    workers: number;
  }
}

const QUEENS = /\/queens_bg[^/]*\.wasm$/;
const THINKING = /\/thinking_bg[^/]*\.wasm$/;
const TABLE = /\/table_bg[^/]*\.wasm$/;
const COMPARING = /\/Compare[^/]*\.[jt]sx?$/;
const STYLES = /\.css$/;

/**
 * Holds requests whose address matches. Returns a function that releases them, and a promise of the
 * first one.
 */
async function heldAsked(page: Page, what: RegExp) {
  const asked = page.waitForRequest(what);
  return { go: await heldBack(page, what), asked };
}

test("you can play before the solvers arrive, and waiting parts appear when they do", async ({
  table,
}) => {
  const { page } = table;
  const { go, asked } = await heldAsked(page, QUEENS);
  await table.open();
  await asked;
  await table.mode("Watch").click();
  await expect(page.locator("#says")).toHaveText("Loading…");
  await expect(page.locator("body")).toHaveAttribute("aria-busy", "true");
  // Not `click`, which waits for what is held here.
  await table.square("a8").click();
  await table.square("c7").click();
  await expect(table.square("c7")).toHaveAccessibleName(/queen/);
  await table.isOn("Watch");
  go();
  await expect(page.locator("#start")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("aria-busy", "false");
  await table.resume();
  await expect(table.square("c7")).toHaveAccessibleName(/queen/);
});

// Caught earlier by `www/app/loader.test.ts`, `address.spec.ts`.
test("a late view does not interrupt players who went elsewhere", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  const { go, asked } = await heldAsked(page, COMPARING);
  await table.open({ link: "#/queens/8/a8/forward-checking" });
  await asked;
  await table.mode("Compare").click();
  await expect(page.locator("#says")).toHaveText("Loading…");
  await table.square("c7").hover();
  await table.isOn("Compare");
  await table.choose("Today");
  const arrived = page.waitForResponse(COMPARING);
  go();
  await arrived;
  await expect(page.locator("body")).toHaveAttribute("aria-busy", "false");
  await expect(page).toHaveURL(/#\/play/);
});

/** Opens Compare while one of its parts fails to load. */
async function missComparing(table: Table) {
  const { page } = table;
  // The mode changes back soon, so `check` might miss it.
  await table.mode("Compare").click();
  await expect(page.getByText(/^Part of Forward Check could not be loaded/)).toBeVisible();
}

// Firefox never retries a module that failed to load.
// Caught earlier by the test below, `www/app/loader.test.ts`.
test("a part that fails to load is reported in its place, and can be retried", {
  tag: ["@all", "@chromium-alone"],
}, async ({ table }) => {
  const { page } = table;
  await page.route(COMPARING, (route) => route.abort());
  await table.open();
  await missComparing(table);
  await page.unroute(COMPARING);
  await table.button("Try again").click();
  await expect(page.locator("#race")).toBeVisible();
  table.problems.length = 0;
});

test("if a part fails again after Try again, the page reloads", async ({ table }) => {
  const { page } = table;
  await page.route(COMPARING, (route) => route.abort());
  await table.open();
  await table.click("a8", "e7");
  await missComparing(table);
  await table.button("Try again").click();
  await expect(page.getByText(/^Part of Forward Check could not be loaded/)).toBeVisible();
  await page.unroute(COMPARING);
  await table.reloadBy(() => table.button("Try again").click());
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.choose("Compare");
  await expect(page.locator("#race")).toBeVisible();
  table.problems.length = 0;
});

// Caught earlier by `www/today/days.test.ts`.
test("while a module fails to load, its workers are retried less and less often", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    window.workers = 0;
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        window.workers++;
      }
    };
  });
  const workers = () => page.evaluate(() => window.workers);
  await page.route(THINKING, (route) => route.abort());
  await table.open({ link: "#/play" });
  await expect.poll(workers).toBeGreaterThan(0);
  for (let frames = 0; frames < 60; frames++) await table.drawn();
  // One worker immediately, then others after 1, 2, 4, 8, 16 and 32 seconds at the earliest.
  expect(await workers()).toBeLessThanOrEqual(7);
  await expect(page.getByRole("region", { name: "Puzzles" }).getByRole("alert")).toContainText(
    "could not be loaded",
  );
  const before = await workers();
  // A worker that is still trying is not started again.
  const afterOnline = () =>
    page.evaluate(() => {
      dispatchEvent(new Event("online"));
      return window.workers;
    });
  await expect.poll(afterOnline, { intervals: [50] }).toBeGreaterThan(before);
  table.problems.length = 0;
});

test("a link opens in any order of arrivals", async ({ table }) => {
  const { page } = table;
  for (const late of [TABLE, QUEENS, STYLES]) {
    const { go, asked } = await heldAsked(page, late);
    await page.goto("about:blank");
    await page.goto(`${process.env.PAGE_URL}#/queens/8/c5/forward-checking@41`, {
      waitUntil: "commit",
    });
    await asked;
    go();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await expect(page.locator("#start")).toBeVisible();
    await expect(page).toHaveURL(/@41$/);
    await page.unroute(late);
  }
});
