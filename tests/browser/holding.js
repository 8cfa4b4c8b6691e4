/** A network that keeps one waiting. */

/**
 * Has what an address matches wait; gives what lets it go on.
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} what
 */
export async function heldBack(page, what) {
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
