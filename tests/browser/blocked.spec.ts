/** Browsers, hosts and frames that keep parts of the page from running. */

import type { Page } from "@playwright/test";
import { heldBack } from "./holding.ts";
import { hostOf } from "./host-page.ts";
import { expect, SITE, SOURCE, test } from "./table.ts";

const RUN = "#/queens/8/c5/forward-checking@41";

/** Changes what the host sends with its files. */
const send = (page: Page, files: RegExp, headers: Record<string, string>) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });

test("the engine runs if its host sends it as another type of file", async ({ table }) => {
  await send(table.page, /\.wasm$/, { "content-type": "application/octet-stream" });
  await table.open({ link: RUN });
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step 41 /);
});

test("without WebAssembly the page names Lockdown Mode, and shows the texts of the lessons", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto(`${SITE}#/learn/forward-checking`);
  await expect(page.getByText("Lockdown Mode")).toBeVisible();
  await expect(page.getByText("if the queen goes to b5?")).toBeVisible();
  await expect(page.locator("#crash")).toBeHidden();
});

const SLOW = "Part of Forward Check is slow to load.";
const DAMAGED = "Part of Forward Check arrived damaged or incomplete.";

const MAIN = /\/main[^/]*\.[jt]sx?$/;
const SOLVERS = /\/queens_bg[^/]*\.wasm$/;
const LESSON = /\/words[^/]*\.[jt]s$/;

/** A script, style sheets of the packed page, a compiled module and a lesson. */
const LAZY = [
  { mode: "Watch", file: /\/(watching[^/]*\.ts|watch-[^/]*\.js)$/ },
  { mode: "Watch", file: /\/packed\/watch[^/]*\.css$/ },
  { mode: "Watch", file: SOLVERS },
  { mode: "Learn", file: LESSON },
];

test("a page that never arrives says so after a while, and offers Try again", async ({ table }) => {
  const { page } = table;
  await table.wind();
  let isStuck = true;
  await page.route(MAIN, (route) => (isStuck ? undefined : route.continue()));
  await page.goto(SITE, { waitUntil: "commit" });
  await expect(page.getByText("Loading…")).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText(SLOW)).toBeVisible();
  isStuck = false;
  await table.reloadBy(() => table.button("Try again").click());
  await expect(page.getByText(SLOW)).toBeHidden();
});

test("a mode that is slow to load says so, until it arrives", async ({ table }) => {
  const { page } = table;
  await table.wind();
  for (const { mode, file } of LAZY) {
    const go = await heldBack(page, file);
    await page.goto("about:blank");
    await table.open();
    await page.getByRole("radio", { name: mode }).check();
    // A checkout loads all style sheets at once.
    if (String(file).includes("css") && SITE === SOURCE) continue;
    await expect(page.locator("#says")).toHaveText("Loading…");
    await page.clock.fastForward(20_000);
    await expect(page.getByText(SLOW), String(file)).toBeVisible();
    await expect(table.button("Not now")).toBeVisible();
    go();
    await table.arrived();
    await expect(page.getByText(SLOW)).toBeHidden();
  }
});

test("a damaged file is reported, and fetched again", async ({ table }) => {
  const { page } = table;
  for (const file of [MAIN, SOLVERS, LESSON]) {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const whole = await response.body();
      const body = whole.subarray(0, whole.length * 0.6);
      const headers = { ...response.headers(), "content-length": String(body.length) };
      await route.fulfill({ response, headers, body });
    });
    await page.goto("about:blank");
    await page.goto(SITE + (file === LESSON ? "#/learn/words" : RUN));
    await expect(page.getByText(DAMAGED), String(file)).toBeVisible();
    await page.unroute(file);
    const again = page.waitForRequest(file);
    await table.reloadBy(() => table.button("Try again").click());
    await again;
    await expect(page.getByText(DAMAGED)).toBeHidden();
  }
  table.problems.length = 0;
});

// What a page still loads at the end of a test needs no answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a frame in a sandbox shows its address, or plays if its host allows it", async ({ page }) => {
  const frame = page.frameLocator("iframe");
  const { address, close } = await hostOf(
    `<iframe sandbox="allow-scripts" width="900" height="700" src="${SITE}?embed${RUN}"></iframe>`,
  );
  // As browsers do unless the host allows it.
  await page.route(/\/main[^/]*\.[jt]sx?$/, (route) => route.abort());
  await page.goto(address);
  await expect(frame.getByRole("link", { name: `${SITE}${RUN}` })).toBeVisible();
  await page.unrouteAll();
  await send(page, /\/www\//, { "access-control-allow-origin": "*" });
  await page.goto(address);
  await expect(frame.getByRole("button", { name: "Play" })).toBeVisible();
  close();
});
