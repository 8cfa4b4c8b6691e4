/** A daily puzzle from opening to sharing, by touch. */
import { jumpsLeft } from "./solving.ts";
import { expect, test } from "./table.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the daily knight’s puzzle is solved by touch, and shared", async ({ table }) => {
  const { page } = table;
  await table.arrive("2026-12-19T10:00:00");
  await table.home();
  const back = table.back;
  await expect(back, "Today is a separate screen").toBeHidden();
  await table.offer("Knight’s Tour").tap();
  await expect(page.getByRole("heading", { name: "Knight’s Tour", exact: true })).toBeVisible();
  const jumps = await jumpsLeft(table);
  const half = Math.floor(jumps.length / 2);
  for (const name of jumps.slice(0, half)) await table.square(name).tap();

  // Back leads to Today, and from there to the same square.
  await back.tap();
  await expect(table.offer("Knight’s Tour")).toHaveText(/Continue/);
  await table.offer("Knight’s Tour").tap();
  await expect(table.square(jumps[half - 1]!)).toHaveAccessibleName(/knight, number/);
  for (const name of jumps.slice(half)) await table.square(name).tap();
  await expect(page.getByRole("heading", { name: /^Solved in / })).toBeVisible();

  // In a narrow window a long label wraps, and cuts no other off, also with the styles of Watch.
  const usual = page.viewportSize()!;
  await table.setWindow(305, usual.height);
  await expect(page.locator("#how-bars")).toContainText(/\d/);
  const hidden = (button: Element) => button.scrollWidth - button.clientWidth;
  await expect.poll(() => table.button("Share").evaluate(hidden)).toBe(0);
  await table.setWindow(usual.width, usual.height);
  await table.button("Share").tap();
  await expect(table.toast).toHaveText("Copied.");
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Forward Check · Knight.* · Sat 19 Dec/);
  expect(shared).toContain("#/play/2026-12-19/knights");
  await table.button("Next: Colour Queens").tap();
  await expect(page.getByRole("heading", { name: "Colour Queens", exact: true })).toBeVisible();
});

test("a new puzzle opens scrolled to the top", async ({ table }) => {
  const { page } = table;
  const top = () => page.evaluate(() => scrollY);
  await table.arrive("2026-12-19T10:00:00", "#/play/queens/8/f6+c1");
  await table.setWindow(390, 500);
  await page.evaluate(() => scrollTo(0, 200));
  expect(await top()).toBeGreaterThan(100);
  await table.follow("#/play/queens/6/b6");
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await table.follow("#/setup/queens/8");
  expect(await top()).toBe(0);
});

test("a past day has a target for each puzzle, as large as a thumb and apart from the others", async ({
  table,
}) => {
  const { page } = table;
  await table.arrive("2026-12-04T10:00:00", "#/play/queens/8");
  await table.past();
  const sheet = page.getByRole("dialog", { name: "Your puzzles" });
  const tiles = sheet.getByRole("button", { name: / of \w+ \d+ December/ });
  await expect(tiles).toHaveCount(16);
  await table.drawn();
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRectReadOnly),
  );
  for (const [place, { x, y, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const over = boxes
      .slice(0, place)
      .some(
        (it) =>
          x < it.x + it.width && it.x < x + width && y < it.y + it.height && it.y < y + height,
      );
    expect(over, `target ${place} lies over another`).toBe(false);
  }

  // What is written on a target is part of it, and its day is no target.
  const day = sheet.locator(".day", { hasText: "Thu" }).first();
  await day.getByText("3", { exact: true }).tap();
  await expect(sheet).toBeVisible();
  const tile = day.getByRole("button", { name: /^Queen’s Challenge of Thu 3 December/ });
  await tile.locator("small").tap();
  await expect(sheet).toBeHidden();
  await expect.poll(() => table.link).toBe("#/play/2026-12-03/queens");
});
