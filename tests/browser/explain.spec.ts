/** The whole solution explained, reason by reason. */
import { expect, test } from "./table.ts";

const BOARD = "#/explain/colour/AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";

test("a link opens a reason; the slider, keys and list lead to the others", async ({ table }) => {
  await table.open({ link: `${BOARD}@2` });
  const { page } = table;
  const says = page.locator("#explain-says");
  await expect(says).toContainText("With a queen on any of these 6 squares");
  await expect(page.locator("#explain-total")).toHaveText("11 reasons, at most 2 lines");
  await page.locator("#explain-next").click();
  await expect(says).toContainText("has one square left: g3.");
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await expect(says).toContainText("A queen on d4 or f3 would leave");
  await page.locator("#explain-seek").press("End");
  await expect(says).toContainText("Row 7 has one square left: d7.");
  await expect(page.locator("#explain-next")).toBeDisabled();
  await expect(page).toHaveURL(/@11$/);
  await page.getByRole("button", { name: /Queen on g3/ }).click();
  await expect(page.locator("#explain-at")).toHaveText("3");
  await table.button("Play it").click();
  await expect(page).toHaveURL(/#\/play\/colour\//);
});

test("the editor explains its board, and one with several solutions shows two", async ({
  table,
}) => {
  await table.open({ link: "#/setup/queens/6" });
  const { page } = table;
  await table.button("Explain the whole solution").click();
  await expect(page.locator("#explain-summary")).toHaveText("4 solutions, which share no queen.");
  await expect(page.locator("#explain-says")).toHaveText("There are 4 solutions; this is one.");
  await page.locator("#explain-next").click();
  await expect(page.locator("#explain-says")).toContainText("This is another");
});
