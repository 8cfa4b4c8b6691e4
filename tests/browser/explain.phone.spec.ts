/** The whole solution explained, on a phone. */
import { expect, test } from "./table.ts";

test("on a phone, giving up on a day’s puzzle asks first and explains it", async ({ table }) => {
  await table.open({ link: "#/play/2026-11-21/queens" });
  const { page } = table;
  await page.locator("#tools").tap();
  await page.getByRole("button", { name: "Give up: explain the solution" }).tap();
  await expect(page.locator("#ask-text")).toContainText("it won’t count for your streak");
  await page.getByRole("button", { name: "Explain it" }).tap();
  await expect(page.locator("#explain-at")).toHaveText("1");
  await page.locator("#explain-next").tap();
  await expect(page.locator("#explain-at")).toHaveText("2");
});
