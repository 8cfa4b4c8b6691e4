/** A slow network. */

import type { Page } from "@playwright/test";

/** Holds requests whose address matches. Returns a function that releases them. */
export async function heldBack(page: Page, what: RegExp) {
  let go = () => {};
  const waited = new Promise((done) => {
    go = () => done(undefined);
  });
  await page.route(what, async (route) => {
    await waited;
    await route.continue();
  });
  return go;
}
