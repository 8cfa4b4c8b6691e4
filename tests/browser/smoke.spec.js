import { expect, test } from "@playwright/test";

const { BASE_URL, DIST_URL } = process.env;

for (const [site, address] of Object.entries({ checkout: BASE_URL, dist: DIST_URL })) {
  test(`the page of the ${site} loads the game without an error`, async ({ page }) => {
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const game = page.waitForResponse(/\/www\/pkg\/forward_check_bg\.wasm$/);
    await page.goto(address);
    expect((await game).headers()["content-type"]).toBe("application/wasm");
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
  });
}
