/** A network that keeps one waiting. */

import type { Page } from "@playwright/test";

/** Has what an address matches wait; gives what lets it go on. */
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
