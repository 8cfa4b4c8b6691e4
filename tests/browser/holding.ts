/** A network that keeps one waiting. */

import type { Page } from "@playwright/test";

/** Holds requests whose address matches; returns how to release them. */
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
