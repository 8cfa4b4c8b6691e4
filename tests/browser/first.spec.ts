/** The first minute: a new player sees the goal and three tips. */

import { heldBack } from "./holding.ts";
import { expect, type Table, test } from "./table.ts";

/** The rule of the practice board. */
const goal = (table: Table) =>
  table.page.getByRole("heading", { name: /^5 queens: one per row, column and colour/, level: 2 });

/** The sentence that says what to tap. */
const tip = (table: Table) => table.page.locator("#coach").getByRole("status");

const ghost = (table: Table) => table.page.locator(".ghost-tap");

/** The square that the ghost taps. */
async function tapped(table: Table) {
  const square = await ghost(table).getAttribute("data-square");
  return table.page.locator(`#grid [data-square="${square}"]`);
}

const start = (table: Table) =>
  table.page.getByRole("link", { name: "Play today’s Colour Queens", exact: true });

// Caught earlier by `minute.spec.ts`, `tests/unit/first.test.ts`.
test("one sentence, three tips, and a link to the first puzzle, which keeps the practice", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Three chess puzzles a day,/);
  await expect(goal(table)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveCount(0);

  await expect(tip(table)).toHaveText("Click a square to place a queen.");
  await expect(await tapped(table)).toHaveAccessibleName(/, free$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(/^Now click a faded square/);
  await expect(await tapped(table)).toHaveAccessibleName(/, attacked$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(/^These two .* Click one to take it off\.$/);
  await expect(await tapped(table)).toHaveAccessibleName(/, queen, in conflict$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(/Right-click it to cross it out\.$/);
  await (await tapped(table)).click({ button: "right" });
  await expect(tip(table)).toHaveText(/^That’s all you need\./);
  await expect(ghost(table)).toHaveCount(0);
  const queen = page.getByRole("gridcell", { name: /, queen$/ });
  const practised = await queen.getAttribute("aria-label");

  await start(table).click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-16/colour");
  await expect(queen).toHaveCount(0);
  await expect(tip(table)).toHaveCount(0);
  const help = await table.help("Rules");
  await help.getByRole("button", { name: "Open the practice board" }).click();
  await expect(queen).toHaveAccessibleName(practised!);
});

test("skipped tips never appear again", async ({ table }) => {
  await table.open({ link: "" });
  await table.button("Skip these tips").click();
  await expect(tip(table)).toHaveCount(0);
  await expect(ghost(table)).toHaveCount(0);
  await start(table).click();
  await table.choose("Today");
  await expect(start(table)).toHaveCount(0);
  await expect(table.offer("Colour Queens")).toContainText("Play");
});

// Caught earlier by `tests/unit/first.test.ts`.
test("Help has a practice board for every game, and its tips", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ game: "knights" });
  await expect(tip(table)).toHaveCount(0);
  const help = await table.help("Rules");
  await help.getByRole("button", { name: "Open the practice board" }).click();
  for (const words of [
    /^Click a marked square/,
    /^Visit every square once/,
    /onward moves? from \w\d\. Visit such squares early/,
  ]) {
    await expect(tip(table)).toHaveText(words);
    await expect(await tapped(table)).toHaveAccessibleName(/within reach/);
    await (await tapped(table)).click();
  }
  await expect(ghost(table)).toHaveCount(0);
  await expect.poll(() => table.link).toBe("#/play");
});

test("practice is kept by a reload, and counts for nothing", async ({ table }) => {
  await table.open({ link: "" });
  await (await tapped(table)).click();
  await table.reload();
  await expect(tip(table), "it is unchanged").toHaveText(/^Now click a faded square/);
  await start(table).click();
  await expect(table.button("Undo")).toBeDisabled();
  await table.choose("Today");
  await expect(table.page.getByRole("link", { name: /Continue/ })).toHaveCount(0);
});

test("a newcomer who starts before the day’s puzzles have loaded gets there", async ({ table }) => {
  const go = await heldBack(table.page, /engine\.worker[^/]*\.[jt]s$/);
  await table.open({ link: "" });
  await start(table).click();
  await expect(table.page.getByRole("link", { name: /Opening…$/ })).toBeVisible();
  go();
  await expect.poll(() => table.link).toMatch(/^#\/play\/[-\d]+\/colour/);
  await expect(table.button("Hint")).toBeVisible();
});

test("while a day’s puzzle loads, there is nothing to play", async ({ table }) => {
  await table.page.route(/engine\.worker[^/]*\.[jt]s$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await table.open({ link: "#/play/2026-12-15/queens-easy" });
  await expect(table.page.getByText("Loading…").first()).toBeVisible();
  await expect(table.page.locator("#play-title")).toContainText("Easy Queen’s Challenge");
  await expect(table.button("Hint")).toHaveCount(0);
  await expect(table.page.getByText("0 squares are free")).toHaveCount(0);
});
