/** From the bare address through a day's puzzle, a run and every page, in five windows and two themes. */

import type { Locator } from "@playwright/test";
import { boxOf, cutOff, dashboardControls, usableControls } from "./reading.ts";
import { queensOfColours } from "./solving.ts";
import { expect, type Table, test } from "./table.ts";

const WINDOWS = [
  [1360, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const;

/** Expects one heading, the current page marked, and nothing cut off. */
async function isWhole(table: Table, name: string) {
  await table.isOn(name);
  await expect(table.page.locator("#mode [aria-current]")).toHaveCount(1);
  await expect(table.page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
  expect(await cutOff(table), name).toEqual([]);
}

/** Goes to a page, and expects it to be whole. */
async function enter(table: Table, name: string) {
  await table.go(name);
  await isWhole(table, name);
}

/** Places a queen beside another: the answer is under the board, and nothing above it moves. */
async function tapWrongly(table: Table, queen: string) {
  const { page } = table;
  const head = ["#play-title", "#the-rule", "#clock"].map((part) => page.locator(part).first());
  const places = () => Promise.all(head.map(boxOf));
  await table.click(queen);
  const before = await places();
  const row = Number(queen.slice(1));
  const touching = queen[0] + String(row > 1 ? row - 1 : row + 1);
  await table.click(touching);
  await expect(table.says).toHaveClass("bad");
  await expect(table.says).toContainText(queen);
  await expect(table.says).toBeInViewport({ ratio: 1 });
  expect(await places(), "title, rule and clock").toEqual(before);
  const [says, board] = await Promise.all([table.says, page.locator("#board")].map(boxOf));
  expect(says!.y).toBeGreaterThanOrEqual(board!.y + board!.height);
  await table.click(touching);
  await expect(table.says).not.toHaveClass("bad");
}

/** Follows hints until one crosses out several squares with one tap. */
async function crossOutAGroup(table: Table) {
  const crossed = table.page.getByRole("gridcell", { name: /crossed out/ });
  const acts: Locator = table.page.locator("#hint .acts .primary");
  for (;;) {
    await table.button("Hint").click();
    const before = await crossed.count();
    const words = await acts.innerText();
    expect(await cutOff(table), words).toEqual([]);
    await acts.click();
    await expect(acts).toHaveCount(0);
    const [, count] = /^Cross out (\d+) squares$/.exec(words) ?? [];
    if (count === undefined) continue;
    await expect(crossed).toHaveCount(before + Number(count));
    return;
  }
}

/** Counts what Watch offers at first sight. */
async function countControls(table: Table, width: number) {
  if (width < 500) return expect(await usableControls(table.page)).toBeLessThanOrEqual(14);
  if (width < 1280) return;
  await expect(table.page.locator(".dash .tree")).toBeVisible();
  const { names, groups } = await dashboardControls(table.page);
  expect(names.length).toBeLessThanOrEqual(26);
  expect(names).toEqual([...new Set(names)]);
  expect(groups.length).toBeLessThanOrEqual(5);
}

/** Runs a named start of Watch flat out to its end. */
async function watch(table: Table, width: number) {
  await enter(table, "Watch");
  await countControls(table, width);
  await table.page
    .getByRole("navigation", { name: "Start with" })
    .getByRole("link")
    .first()
    .click();
  await expect.poll(() => table.link).toBe("#/queens/8/c5/forward-checking@0");
  await table.arrived();
  await countControls(table, width);
  await table.speed("Flat out").check();
  await expect(table.spoken).toContainText("Solved in 23 steps");
  await isWhole(table, "Watch");
}

for (const [width, height] of WINDOWS) {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without `--all`, a wide window and a phone, each in the theme that the other lacks.
    const first = `${width} ${colorScheme}`;
    const tag = first === "390 dark" ? "@every-engine" : first === "1280 light" ? [] : "@all";
    test(`Today, a game, a run and every page at ${width} × ${height}, ${colorScheme}`, {
      tag,
    }, async ({ table }) => {
      const { page } = table;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      // A game of yesterday: no newcomer's.
      await table.open({ link: "#/play/2026-12-15/colour" });
      await table.click("a1");
      await table.open({ link: "" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today’s three puzzles");
      await expect(page.locator("#dailies h2")).toHaveText([
        ...["Colour Queens", "Queen’s Challenge", "Knight’s Tour"],
      ]);
      await expect(page.getByRole("link", { name: /15 Dec · .* Continue$/ })).toBeVisible();
      expect(await usableControls(page)).toBeLessThanOrEqual(12);
      await isWhole(table, "Today");

      await table.offer("Colour Queens").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colour Queens");
      const [queen] = queensOfColours("2026-12-16");
      await tapWrongly(table, queen!);
      await crossOutAGroup(table);
      await table.go("Today");
      await expect(table.offer("Colour Queens")).toContainText(/Continue \d of \d/);
      await isWhole(table, "Today");

      await watch(table, width);
      await enter(table, "Learn");
      await enter(table, "Compare");
    });
  }
}
