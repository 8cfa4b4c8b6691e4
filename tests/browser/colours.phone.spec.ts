/** Colour Queens by touch: the usual game, the editor, and a race. */

import { clean } from "./access.ts";
import { boxOf } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

const SOLUTION = ["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"];

/** Whether nothing is wider than the window. */
async function fits({ page }: Table) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

// Caught earlier by `bring.phone.spec.ts`, `touch.phone.spec.ts`, `crosses.phone.spec.ts`.
test("a board of colours can be solved by touch, with a square crossed out on the way", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ game: "colour" });
  await expect(page.locator("#the-rule")).toBeInViewport({ ratio: 1 });
  await table.square("a8").tap();
  await table.square("b7").tap();
  await expect(table.says).toHaveText("a8 and b7 are both yellow.");
  await table.button("Undo").tap();
  await page.getByRole("radio", { name: "Cross" }).check();
  await table.square("c6").tap();
  await expect(table.square("c6")).toHaveAccessibleName(/crossed out/);
  await page.getByRole("radio", { name: "Queen", exact: true }).check();
  for (const square of SOLUTION.slice(1)) await table.square(square).tap();
  await expect(page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
  await fits(table);
  await clean(table);
});

test("a board can be painted by finger with a queen locked, and every colour is within reach", async ({
  table,
}) => {
  const { page } = table;
  const colours = page.locator("#brushes label");
  await table.open({ link: "#/setup/colour/144A/-" });
  await expect(colours).toHaveCount(12);
  for (const colour of await colours.all()) {
    const { width, height } = await boxOf(colour);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(colour).toBeInViewport({ ratio: 1 });
  }
  await expect(table.button("Play this board")).toBeInViewport({ ratio: 1 });
  await fits(table);

  await table.follow("#/setup/colour/324A/-");
  await expect(colours).toHaveCount(18);
  for (const colour of await colours.all()) {
    const { width, height } = await boxOf(colour);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(colour).toBeInViewport({ ratio: 1 });
  }
  await expect(table.button("Play this board")).toBeInViewport({ ratio: 1 });

  await table.follow("#/setup/colour/16A/-");
  await colours.nth(1).tap();
  await table.square("a4").tap();
  await table.square("b4").tap();
  await expect(table.square("b4")).toHaveAccessibleName("b4, blue (B)");
  await table.button("Lock queens").tap();
  await table.square("d3").tap();
  await expect(table.square("d3")).toHaveAccessibleName("d3, yellow (A), locked queen");
  await expect(page.locator("#paint-locked")).toHaveText("d3");
  await table.square("d3").tap();
  await expect(page.locator("#paint-locked")).toHaveText("none");
  await table.button("Undo").tap();
  await colours.nth(2).tap();
  await table.square("a1").tap();
  await expect(table.square("a1")).toHaveAccessibleName("a1, orange (C)");
  await expect(table.square("d3")).toHaveAccessibleName(/locked queen/);
  await clean(table);
});

test("an 18 × 18 board with colours in pieces opens by link, tells colours apart and gives hints", async ({
  table,
}) => {
  const { page } = table;
  const rows = [..."CDEFGHIJKLMNOPQR"].map((letter) => `18${letter}`);
  await table.open({ link: `#/play/colour/A18B17A${rows.join("")}/-` });
  const nameOf = async (square: string) => (await table.square(square).getAttribute("aria-label"))!;
  const firsts = Array.from({ length: 18 }, (_, row) => nameOf(`b${row + 1}`));
  const colours = (await Promise.all(firsts)).map((name) => /, (.+), free$/.exec(name)![1]!);
  expect(new Set(colours).size).toBe(18);
  // A queen also attacks the other pieces of its colour.
  await table.square("c18").tap();
  await expect(table.square("a17")).toHaveAccessibleName(/letter B, attacked$/);
  await expect(table.square("e17")).toHaveAccessibleName(/letter A, free$/);
  // Two fingers can zoom in.
  const touch = await table.grid.evaluate((grid) => getComputedStyle(grid).touchAction);
  expect(touch).toMatch(/pinch-zoom|manipulation/);
  await table.button("Hint").tap();
  await expect(page.locator("#hint")).toContainText("it can still be solved");
  await fits(table);
});

// Caught earlier by `race.phone.spec.ts`, `www/compare/race.test.ts`.
test("a race on colours is guessed and run by touch", { tag: "@all" }, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/compare/colour/race" });
  await table.button("Forward checking wins").tap();
  await table.button("Start the race").tap();
  await table.button("Pause").tap();
  await expect(table.button("Play")).toBeVisible();
  const lane = page.getByRole("article", { name: "Lane A:" });
  await expect(lane.getByText(/^step [\d,]+$/)).toBeVisible();
  const moment = page.getByRole("slider", { name: "Moment of the race" });
  await moment.fill((await moment.getAttribute("max")) ?? "");
  await expect(page.getByText("Close. Forward checking came second.")).toBeVisible();
  await fits(table);
  await clean(table);
});
