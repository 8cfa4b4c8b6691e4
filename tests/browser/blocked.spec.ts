/** Browsers, hosts and frames that keep parts of the page from running. */

import type { Page } from "@playwright/test";
import { hostOf } from "./host-page.ts";
import { expect, SITE, test } from "./table.ts";

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
