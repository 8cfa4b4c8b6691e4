/** The daily colour puzzle, and generated boards of colours. */

import { heldBack } from "./holding.ts";
import { queensOfColours } from "./solving.ts";
import { expect, type Table, test } from "./table.ts";

const FRIDAY = "2027-01-08";

const sheet = (table: Table) => table.page.getByRole("dialog", { name: "Your puzzles" });

const solved = (table: Table) => table.page.getByRole("heading", { name: /^Solved in / });

// Caught earlier by `tests/unit/colour-days.test.ts`, `minute.spec.ts`.
test("each day has a colour puzzle, and solving it counts", { tag: "@all" }, async ({ table }) => {
  const go = await heldBack(table.page, /thinking_bg[^/]*\.wasm$/);
  await table.arrive(`${FRIDAY}T10:00:00`, "#/play");
  await table.offer("Colour Queens").click();
  await expect(table.offer("Colour Queens"), "pressed before it has loaded").toContainText(
    "Opening…",
  );
  go();
  await expect.poll(() => table.link).toBe(`#/play/${FRIDAY}/colour`);
  await table.click(...queensOfColours(FRIDAY));
  await expect(solved(table)).toBeVisible();
  await expect(table.page.locator("#how"), "solvers that it loads").toContainText("Backtracking");
  await expect(table.page.locator("#won-streak")).toHaveText("1-day streak");
  await table.button("Share").click();
  await expect(table.page.locator("#share-words")).toHaveText("Colour Queens · Fri 8 Jan · Hard");
  await table.reload();
  await expect(solved(table), "it is kept").toBeVisible();

  await table.past();
  const tile = /^Colour Queens of Fri 8 January, 8 × 8, Hard: solved$/;
  await expect(sheet(table).getByRole("button", { name: tile })).toBeVisible();
  await expect(sheet(table).getByRole("button", { name: /^Colour Queens of/ })).toHaveCount(8);
  await sheet(table).getByRole("button", { name: "December 2026" }).click();
  await expect(sheet(table).getByRole("heading", { name: "December 2026" })).toBeVisible();
  await expect(sheet(table).getByRole("button", { name: /^Colour Queens of/ })).toHaveCount(31);
  await expect(sheet(table).getByRole("button", { name: /^Queen’s Challenge of/ })).toHaveCount(31);
  await sheet(table).getByRole("tab", { name: "Statistics" }).click();
  await expect(sheet(table).getByRole("radio", { name: "Colour Queens, 1 solved" })).toBeChecked();
  await expect(sheet(table).locator("#statistics-kpi")).toContainText("best, 8 × 8");
  await sheet(table).getByRole("tab", { name: "Collection" }).click();
  await expect(sheet(table).locator("#found-boards")).toHaveText("1");
  const row = sheet(table).getByRole("row", { name: /^8 × 8/ });
  await expect(row.getByRole("cell")).toHaveText(["0", "0", "1", ""]);
});

// Caught earlier by `tests/hints/made_colours.rs`, `setup.spec.ts`.
test("New puzzle makes boards of colours, in the grades that their size has", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ game: "colour" });
  const form = table.page.locator("#free-play");
  const choice = (name: string) => form.getByRole("radio", { name, exact: true });
  await table.askForNew();
  await choice("6").check();
  await expect(choice("Hard")).toBeDisabled();
  await expect(form).toContainText(
    "Hard needs a board of 7 × 7 or more. Expert needs a board of 9",
  );
  await choice("11").check();
  await expect(choice("Expert")).toBeEnabled();
  await choice("7").check();
  await choice("Medium").check();
  await table.button("Make a puzzle").click();
  await expect(form, "the dialog closes").toBeHidden();
  await expect(table.page.locator("#play-sub")).toHaveText("7 × 7 · Medium");
  await expect.poll(() => table.link).toMatch(/^#\/play\/colour\/\w+.*\?grade=medium$/);
});
