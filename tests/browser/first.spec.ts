/** The first minute: a new player sees the goal and three tips. */

import { expect, type Table, test } from "./table.ts";

const goal = (table: Table, name: RegExp) => table.page.getByRole("heading", { name, level: 1 });

/** The sentence that says what to tap. */
const tip = (table: Table) => table.page.locator("#coach").getByRole("status");

const ghost = (table: Table) => table.page.locator(".ghost-tap");

/** The square that the ghost taps. */
async function tapped(table: Table) {
  const square = await ghost(table).getAttribute("data-square");
  return table.page.locator(`#grid [data-square="${square}"]`);
}

const start = (table: Table) => table.button("Start today’s easy puzzle");

test("the goal is visible at once, and three tips lead to the first puzzle", async ({ table }) => {
  await table.open({ link: "" });
  await expect(
    goal(table, /^Place \d+ queens: no two in a row, column or diagonal$/),
  ).toBeVisible();
  await expect(table.page.getByText("is a daily chess puzzle, and a place to watch")).toBeVisible();
  await expect(table.page.getByRole("dialog")).toHaveCount(0);
  await expect(table.page.getByRole("timer")).toHaveCount(0);

  await expect(tip(table)).toHaveText("Click a bright square to place a queen.");
  await expect(await tapped(table)).toHaveAccessibleName(/, free$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(/^Now click a dark square/);
  await expect(await tapped(table)).toHaveAccessibleName(/, attacked$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(
    /^These two attack each other .* Click one to take it off\.$/,
  );
  await expect(await tapped(table)).toHaveAccessibleName(/, queen, in conflict$/);
  await (await tapped(table)).click();
  await expect(tip(table)).toHaveText(/Right-click it to cross it out\.$/);
  await (await tapped(table)).click({ button: "right" });
  await expect(tip(table)).toHaveText(/^That’s all you need\./);
  await expect(ghost(table)).toHaveCount(0);

  await start(table).click();
  await expect.poll(() => table.link).toMatch(/^#\/play\/2026-12-16\/queens$/);
  await expect(table.page.getByRole("gridcell", { name: /, queen$/ })).toHaveCount(0);
  await expect(tip(table)).toHaveCount(0);
  await expect(goal(table, /^Place \d+ queens/), "until the first is solved").toBeVisible();
});

test("skipped tips never appear again", async ({ table }) => {
  await table.open({ link: "" });
  await table.button("Skip these tips").click();
  await expect(tip(table)).toHaveCount(0);
  await expect(ghost(table)).toHaveCount(0);
  await start(table).click();
  await table.open({ link: "#/play" });
  await expect(start(table)).toHaveCount(0);
  await expect(
    table.page.getByRole("button", { name: /^Easy queen’s puzzle.*on the board/ }),
  ).toBeVisible();
});

test("Help brings the tips back, for the current game", async ({ table }) => {
  await table.open({ game: "knights" });
  await expect(tip(table)).toHaveCount(0);
  const help = await table.help("Rules");
  await help.getByRole("button", { name: "Show the tips again" }).click();
  await expect(tip(table)).toHaveText(/^Click a marked square/);
  await expect.poll(() => table.link).toBe("#/play");
});

test("the knight has its own goal and tips, even after queens", async ({ table }) => {
  await table.open({ link: "" });
  await table.button("Skip these tips").click();
  await table.choose("Knight’s Tour");
  await expect(goal(table, /^Visit every square once /)).toBeVisible();
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
});

test("practice doesn’t count, and starting the puzzle clears it", async ({ table }) => {
  await table.open({ link: "" });
  await (await tapped(table)).click();
  await table.reload();
  await expect(tip(table), "it is unchanged").toHaveText(/^Now click a dark square/);
  await start(table).click();
  await expect(table.page.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
  await expect(table.page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("while a day’s puzzle loads, there is nothing to play", async ({ table }) => {
  await table.page.route(/engine\.worker[^/]*\.[jt]s$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await table.open({ link: "#/play/2026-12-15/queens" });
  await expect(table.page.getByText("Loading…").first()).toBeVisible();
  await expect(table.button("Hint")).toHaveCount(0);
  await expect(table.page.getByText("0 squares are free")).toHaveCount(0);
});
