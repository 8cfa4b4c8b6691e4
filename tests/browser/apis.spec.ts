/** Every optional API of the browser can be missing, refuse or never answer: the game goes on. */

import { expect, SOLUTION, someoneElse, Table, test } from "./table.ts";

/**
 * How a browser does without an API: it has none, it throws an error at each call, or it never answers. Only promises can
 * be silent.
 */
type Way = "missing" | "throwing" | "silent";

/** APIs that the page can do without, by where they are, and how. */
const APIS: Record<string, Way[]> = {
  "Window.localStorage": ["missing", "throwing"],
  "Window.sessionStorage": ["missing", "throwing"],
  "Window.indexedDB": ["missing", "throwing", "silent"],
  "Window.caches": ["missing", "throwing", "silent"],
  "Window.BroadcastChannel": ["missing", "throwing"],
  "Window.Worker": ["missing", "throwing"],
  "Window.OffscreenCanvas": ["missing"],
  "Window.AudioContext": ["missing", "throwing"],
  "Window.requestIdleCallback": ["missing"],
  "Navigator.locks": ["missing", "throwing", "silent"],
  "Navigator.clipboard": ["missing", "throwing", "silent"],
  "Navigator.share": ["missing", "throwing", "silent"],
  "Navigator.canShare": ["missing", "throwing"],
  "Navigator.serviceWorker": ["missing", "throwing", "silent"],
  "Navigator.storage": ["missing", "throwing", "silent"],
  "Navigator.vibrate": ["missing"],
};

/** Runs in the page: takes APIs away before its scripts run. */
function takeAway({ apis, way }: { apis: string[]; way: Way }) {
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const answer = way === "throwing" ? fail : () => new Promise(() => {});
  /** Stands for a function, a class, and an object with methods. */
  const broken = new Proxy(class {}, { apply: answer, construct: fail, get: () => answer });
  for (const api of apis) {
    const [place, name] = api.split(".") as ["Window" | "Navigator", string];
    const owner = place === "Window" ? globalThis : Navigator.prototype;
    const isBlocked = way === "throwing" && name.endsWith("Storage");
    const value = way === "missing" ? undefined : broken;
    Object.defineProperty(owner, name, isBlocked ? { get: fail } : { value, writable: true });
  }
}

/**
 * Plays, asks, shares, watches, learns and compares.
 * @param copies checks what follows when something is copied
 * @param isAsking whether the system never answers the request to share
 */
async function walk(table: Table, copies: typeof copiesByHand, isAsking: boolean) {
  const { page } = table;
  await table.open({ link: "#/play/queens/8/a8" });
  await table.button("Help and settings").click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page
    .getByRole("switch", { name: /^Sounds/ })
    .or(table.tick("Sounds"))
    .check();
  await page.keyboard.press("Escape");
  await table.click("e7");
  await table.button("Hint").click();
  const hint = page.getByRole("dialog", { name: "Hint" });
  await expect(hint).toContainText(/could not be loaded|can still be solved/);
  await page.keyboard.press("Escape");
  await table.click(...SOLUTION.slice(1));
  await table.button("Share").click();
  // While the system doesn't answer, pressing again copies.
  if (isAsking) await table.button("Share").click();
  await copies(table, /^Forward Check · Queen’s Challenge/);
  await page.locator("#challenge-button").click();
  await page.locator("#challenge-copy").click();
  await copies(table, /#\/duel/);

  await page.getByRole("button", { name: /^See how a solver does it/ }).click();
  await table.step(2);
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step 2 /);
  await table.choose("Learn");
  await expect(page.locator("#lesson-title")).not.toBeEmpty();
  await table.choose("Compare");
  await expect(page.locator("#race")).toBeVisible();
  await expect(page.locator("#crash")).toBeHidden();
  await expect(page.locator("#loading")).toBeHidden();
}

/** A dialog shows what the browser did not copy. */
async function copiesByHand({ page }: Table, what: RegExp) {
  const dialog = page.getByRole("dialog", { name: "Copy by hand" });
  const field = dialog.getByRole("textbox", { name: "Text to copy" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(what);
  const selected = await field.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(await field.inputValue());
  await expect(page.getByText(/copied\./i)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** A message says so. */
const copiesItself: typeof copiesByHand = ({ toast }) => expect(toast).toHaveText("Copied.");

const WAYS = ["missing", "throwing", "silent"] as const;

for (const way of WAYS) {
  const apis = Object.keys(APIS).filter((api) => APIS[api]!.includes(way));
  test(`the game works with all optional APIs of the browser ${way}`, async ({ table }) => {
    await table.page.addInitScript(takeAway, { apis, way });
    await walk(table, copiesByHand, way === "silent");
  });

  // With all of them at once, as above, most are not reached in every way.
  test(`the game works with each optional API of the browser ${way}`, {
    tag: ["@all", "@chromium-alone"],
  }, async ({ browser }) => {
    test.setTimeout(300_000);
    for (const api of apis) {
      await test.step(api, async () => {
        const context = await someoneElse(browser);
        const table = new Table(await context.newPage());
        const errors: string[] = [];
        table.page.on("pageerror", ({ message }) => errors.push(message));
        await table.page.addInitScript(grantClipboard);
        await table.page.addInitScript(takeAway, { apis: [api], way });
        const copies = api === "Navigator.clipboard" ? copiesByHand : copiesItself;
        await walk(table, copies, way === "silent" && api === "Navigator.share");
        expect(errors, api).toEqual([]);
        await context.close();
      });
    }
  });
}

/** Runs in the page: a clipboard that always works, and a system that can't share. */
function grantClipboard() {
  const clipboard = { writeText: async () => {} };
  Object.defineProperty(Navigator.prototype, "clipboard", { value: clipboard, configurable: true });
  Object.defineProperty(Navigator.prototype, "share", { value: undefined, configurable: true });
}
