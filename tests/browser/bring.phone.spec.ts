/** A board from a picture, on a phone. */

import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { COLOURS } from "../../www/content/moment.ts";
import { clean } from "./access.ts";
import { walkFromScreenshot } from "./bringing.ts";
import { dropBoard } from "./drawn-board.ts";
import { expect, type Table, test } from "./table.ts";

/** Whether nothing is wider than the window. */
async function fits({ page }: Table) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test("what a picture needs fits a phone: the ways in, and the choice of a colour", async ({
  table,
}) => {
  const { page } = table;
  await table.open({ link: "#/bring" });
  await expect(page.getByText("Take a photo")).toBeVisible();
  await expect(page.getByText("Choose a picture")).toBeVisible();
  await fits(table);
  await clean(table);
  await dropBoard(page, COLOURS, [12, 35]);
  const ringed = page.locator(".squares").getByRole("gridcell", { name: /to check/ });
  await ringed.first().tap();
  await expect(page.getByRole("dialog", { name: /^Colour of/ })).toBeInViewport({ ratio: 1 });
  await fits(table);
  await clean(table);
});

test("on a phone, a screenshot is checked, helped by a hint, solved, explained and sent to a friend", async ({
  table,
}) => {
  const tap = (target: Locator) => target.tap();
  await walkFromScreenshot(table, tap, tap);
});

test("corners and two boards fit a phone", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/bring" });
  await page.locator("#bring-file").setInputFiles(join("tests/pictures", "014.jpg"));
  await expect(page.locator("#bring-title")).toHaveText(/^There are two boards/);
  await fits(table);
  await page.locator("#bring-board-1").tap();
  await page.locator("#bring-mark").tap();
  // Every handle is at its corner of the outline, whose box has its line.
  const handle = (await page.getByRole("button", { name: /^Top left corner/ }).boundingBox())!;
  const outline = (await page.locator(".quad").boundingBox())!;
  expect(Math.abs(handle.x + handle.width / 2 - outline.x)).toBeLessThan(8);
  expect(Math.abs(handle.y + handle.height / 2 - outline.y)).toBeLessThan(8);
  await fits(table);
  await clean(table);
});
