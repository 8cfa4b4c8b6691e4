/**
 * The first minute from start to end, in five windows and two themes: goal, three tips, a solved
 * puzzle, a shared result.
 */

import { boxOf } from "./reading.ts";
import { saved } from "./saving.ts";
import { queensOfColours } from "./solving.ts";
import { expect, type Table, test } from "./table.ts";

test.use({ fetches: "ahead" });

const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** Taps or clicks the square that the ghost taps. */
async function followGhost(table: Table, button: "left" | "right" = "left") {
  const square = await table.page.locator(".ghost-tap").getAttribute("data-square");
  await table.page.locator(`#grid [data-square="${square}"]`).click({ button });
}

/** Clicks a square where it is: to click an element, Firefox's driver scrolls it towards the middle. */
async function clickInPlace(table: Table, name: string) {
  const { x, y, width, height } = await boxOf(table.square(name));
  await table.page.mouse.click(x + width / 2, y + height / 2);
}

/** Whether the whole board is visible without scrolling. */
const isBoardInSight = (table: Table) =>
  table.page.locator("#board").evaluate((board) => {
    const { top, bottom, left, right } = board.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight + 1;
  });

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Whether there is space between two boxes. */
const areApart = (one: Box, other: Box) =>
  one.y + one.height < other.y ||
  other.y + other.height < one.y ||
  one.x + one.width < other.x ||
  other.x + other.width < one.x;

for (const [width, height] of WINDOWS) {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without `--all`, one window and theme of each layout runs.
    const first = `${width} ${colorScheme}`;
    const isFirst = ["390 dark", "844 light"].includes(first);
    const tag = first === "1360 light" ? "@every-engine" : isFirst ? [] : "@all";
    test(`the first minute at ${width} × ${height}, ${colorScheme}`, { tag }, async ({ table }) => {
      const { page } = table;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await table.prepare(() => {
        const write = async (text: string) => void Object.assign(globalThis, { copied: text });
        Object.defineProperty(Navigator.prototype, "share", { value: undefined });
        Object.defineProperty(Navigator.prototype, "clipboard", { value: { writeText: write } });
      });
      await table.open({ link: "" });

      const goal = page.getByRole("heading", { level: 2, name: /^5 queens: one per row, column/ });
      await expect(goal).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      expect(await isBoardInSight(table), "no scrolling before the first tap").toBe(true);
      const tip = page.locator("#coach").getByRole("status");
      await followGhost(table);
      await followGhost(table);
      await expect(tip).toHaveText(/^These two /);
      await followGhost(table);
      await followGhost(table, "right");
      await expect(page.locator(".ghost-tap")).toHaveCount(0);

      await page.getByRole("link", { name: "Play today’s Colour Queens" }).click();
      await expect.poll(() => table.link).toBe("#/play/2026-12-16/colour");
      await table.drawn();
      for (const name of queensOfColours("2026-12-16")) await clickInPlace(table, name);
      const solved = page.getByRole("heading", { name: /^Solved in/ });
      await expect(solved).toBeVisible();
      expect(areApart(await boxOf(solved), await boxOf(page.locator("#board")))).toBe(true);
      expect(await isBoardInSight(table), "the whole solved board").toBe(true);
      await table.button("Share").click();
      await expect(table.toast).toHaveText("Copied.");
      const copied = await page.evaluate(() => Reflect.get(globalThis, "copied") as string);
      expect(copied).toMatch(/#\/play\/2026-12-16\/colour$/);
      const save = () => table.button("Save a picture of the board").click();
      expect(await saved(page, save)).toMatchObject({ name: "forward-check.png" });
    });
  }
}
