/** From a screenshot to a friend: a brought board is checked, played, explained and sent on. */

import type { Locator } from "@playwright/test";
import { COLOURS } from "../../www/content/moment.ts";
import { clean } from "./access.ts";
import { dropBoard } from "./drawn-board.ts";
import { expect, type Table } from "./table.ts";

const SOLUTION = ["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"];

type Press = (target: Locator) => Promise<void>;

/** Gives the first of the offered colours to a square to check. */
async function colour({ page }: Table, square: Locator, press: Press) {
  await press(square);
  const choice = page.getByRole("dialog", { name: /^Colour of/ });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await press(choice.getByRole("button").first());
}

/**
 * Brings a screenshot, checks two of its squares, takes a hint, solves and explains the board, and challenges a friend.
 * @param list how a row of the list of squares is pressed
 * @param press how everything else is pressed
 */
export async function walkFromScreenshot(table: Table, list: Press, press: Press) {
  const { page } = table;
  const title = page.locator("#bring-title");
  await table.open();
  await table.home();
  await press(page.getByRole("link", { name: /^Make or bring a board/ }));
  await expect(title).toHaveText(/^Make or bring a board/);
  await dropBoard(page, COLOURS, [12, 35]);
  await expect(title).toHaveText(/squares to check:/, { timeout: 20_000 });
  await expect(page.locator("#bring-check")).toContainText("the board has one solution");
  await clean(table);

  const ringed = page.locator(".squares").getByRole("gridcell", { name: /to check/ });
  await colour(table, page.locator(".todo .row").first(), list);
  const left = await ringed.count();
  await colour(table, ringed.first(), press);
  await expect(ringed).toHaveCount(left - 1);
  if (left > 1) await press(page.locator("#bring-confirm"));
  await expect(title).toHaveText(/^One solution · \w+: a reason needs \d lines?/);

  // The stripes may look like pieces.
  const marks = page.getByRole("checkbox", { name: /^Take the/ });
  if ((await marks.count()) > 0) await marks.uncheck();
  await press(page.locator("#bring-hint"));
  await expect.poll(() => table.link).toMatch(/^#\/play\/colour\//);
  await expect(page.locator("#hint")).toBeVisible();
  await press(page.locator("#hint").getByRole("button", { name: "Close" }));
  for (const square of SOLUTION) await press(table.square(square));
  await expect(page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
  await press(page.getByRole("button", { name: /^Explain the whole solution/ }));
  await page.locator("#explain-seek").press("End");
  await expect(page.locator("#explain-next")).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
  await press(page.locator("#challenge-button"));
  await expect(page.locator("#challenge-link")).toContainText("#/duel/colour/");
  // The board as it was read is still there.
  await page.goBack();
  await expect(title).toHaveText(/^One solution/);
}
