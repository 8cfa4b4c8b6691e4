/** Daily puzzles from opening to sharing, with every input device, and at midnight. */

import type { Locator } from "@playwright/test";
import { jumpsLeft, queensLeft } from "./solving.ts";
import { expect, someoneElse, type Table, test } from "./table.ts";

const SATURDAY = "2026-12-19T10:00:00";

/** A visible heading. */
const heading = (table: Table, name: string) =>
  table.page.getByRole("heading", { name, exact: true });

/** The heading of a result. */
const solved = (table: Table) => table.page.getByRole("heading", { name: /^Solved in / });

/** The text copied last. */
const copied = (table: Table) => table.page.evaluate(() => navigator.clipboard.readText());

/** The length of the streak in days. */
const streak = (table: Table) => table.page.locator("#streak");

/** Presses Tab until an element has the focus. */
async function tabTo(table: Table, target: Locator) {
  for (let presses = 0; presses < 120; presses++) {
    await table.page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Nothing that Tab goes to is that.");
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("by mouse; new ones arrive at midnight, and setting the clock back loses nothing", async ({
  table,
}) => {
  const { clock } = table.page;
  await table.arrive(SATURDAY);
  await expect(table.page.getByText("Saturday 19 December", { exact: true })).toBeVisible();
  await table.offer("Queen’s puzzle").click();
  await expect(heading(table, "Queen’s puzzle")).toBeVisible();
  await expect.poll(() => table.link).toBe("#/play/2026-12-19/queens-hard");
  await expect(streak(table)).toHaveCount(0);
  const queens = await queensLeft(table);
  await table.click(...queens);
  await expect(solved(table)).toBeVisible();
  await expect(table.says).toHaveText(new RegExp(`^Solved in ${queens.length} moves and`));
  await expect(table.page.locator("#won-streak")).toHaveText("1-day streak");
  await expect(streak(table)).toHaveText("1");
  await expect(table.offer("Queen’s puzzle")).toHaveText(/Solved \d+:\d\d/);
  await expect(table.page.getByText("New puzzles in", { exact: false })).toHaveText(/1[34] h/);

  await table.button("Share").click();
  await expect(table.toast).toHaveText("Copied.");
  const shared = (await copied(table)).split("\n");
  expect(shared[0]).toMatch(/^Forward Check · Queens · Sat 19 Dec · (Easy|Medium|Hard|Expert)$/);
  expect(shared.slice(1, -2).join("\n")).toMatch(/^[🟦🟩🟨🟪⬜\n]+$/u);
  expect(shared.at(-2)).toMatch(/^Solved in \d+:\d\d · no hints$/);
  expect(shared.at(-1)).toBe(`${process.env.PAGE_URL}#/play/2026-12-19/queens-hard`);
  // The shared text gives nothing away.
  for (const name of queens) expect(shared.slice(0, -1).join()).not.toContain(name);

  await table.button("Next: Colour puzzle").click();
  await expect(heading(table, "Colour puzzle")).toBeVisible();
  await table.page.goBack();
  await expect(solved(table)).toBeVisible();

  await clock.fastForward("14:30:00");
  await expect(table.offer("Queen’s puzzle"), "a new one").not.toHaveText(/Solved/);
  await expect(streak(table)).toHaveText("1");
  await expect(solved(table), "the board stays").toBeVisible();
  await table.offer("Queen’s puzzle").click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-20/queens-hard");
  await table.click(...(await queensLeft(table)));
  await expect(table.page.locator("#won-streak")).toHaveText("2-day streak");

  await clock.setSystemTime("2026-12-18T09:00:00");
  await clock.fastForward("00:30");
  await expect(streak(table), "the day after tomorrow does not count yet").toHaveText("1");
  await table.reload();
  await expect(streak(table)).toHaveText("1");
  await clock.setSystemTime("2026-12-20T09:00:00");
  await clock.fastForward("00:30");
  await expect(streak(table)).toHaveText("2");
  await clock.setSystemTime("2026-12-22T09:00:00");
  await clock.fastForward("00:30");
  await expect(streak(table), "a day was missed").toHaveCount(0);
  await expect(table.page.getByText("Tuesday 22 December", { exact: true })).toBeVisible();
});

// In Firefox a page only gets the focus after a click.
test("by keyboard alone", { tag: "@chromium-alone" }, async ({ table }) => {
  await table.arrive(SATURDAY);
  const { keyboard } = table.page;
  await expect(table.offer("Queen’s puzzle")).toBeVisible();
  await tabTo(table, table.offer("Queen’s puzzle"));
  await keyboard.press("Enter");
  await expect(heading(table, "Queen’s puzzle")).toBeVisible();
  const queens = await queensLeft(table);
  await tabTo(table, table.page.getByRole("grid").locator("[tabindex='0']"));
  for (const name of queens) {
    await keyboard.type(name);
    await expect(table.square(name)).toBeFocused();
    await keyboard.press("Enter");
    await expect(table.spoken).toContainText(`Queen on ${name}.`);
  }
  await expect(table.spoken).toContainText(`Solved in ${queens.length} moves`);
  await tabTo(table, table.button("Share"));
  await keyboard.press("Enter");
  await expect(table.toast).toHaveText("Copied.");
  expect(await copied(table)).toContain("#/play/2026-12-19/queens-hard");
});

// Firefox only lets a page read the clipboard after a click or a key. Caught earlier by “by
// keyboard alone”, above; `access.spec.ts`.
test("through the accessibility tree alone", { tag: ["@all", "@chromium-alone"] }, async ({
  table,
}) => {
  // Like a screen reader: finds an element by role and name, and presses it.
  const press = (one: Locator) => one.dispatchEvent("click");
  await table.arrive(SATURDAY);
  await press(table.offer("Knight’s puzzle"));
  await expect(heading(table, "Knight’s puzzle")).toBeVisible();
  for (const [move, name] of (await jumpsLeft(table)).entries()) {
    await expect(table.square(name)).toHaveAccessibleName(/within reach/);
    await press(table.square(name));
    await expect(table.spoken).toContainText(`Knight to ${name}.`);
    await expect(table.square(name)).toHaveAccessibleName(`${name}, knight, number ${move + 2}`);
  }
  await expect(table.spoken).toContainText(/Solved in \d+ moves/);
  await expect(
    table.page.getByRole("img", { name: "This week: solved Saturday" }).first(),
  ).toBeVisible();
  await press(table.page.getByRole("button", { name: "Share" }));
  await expect(
    table.page.getByRole("img", { name: /^The board’s silhouette\. Lines, counted from the top/ }),
  ).toBeVisible();
  await expect.poll(() => copied(table)).toMatch(/^Forward Check · Knight.* · Sat 19 Dec/);
});

test("the day is the player’s local day, and its puzzles are the same everywhere", async ({
  browser,
}) => {
  const seen: { date: string | null; locked: (string | null)[] }[] = [];
  for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
    const context = await someoneElse(browser, { timezoneId });
    const page = await context.newPage();
    await page.clock.install({ time: "2026-12-19T23:30:00Z" });
    await page.goto(`${process.env.PAGE_URL}#/play/2026-12-19/queens-hard`);
    await expect(page.locator("#dailies").getByRole("button")).toHaveCount(4);
    const date = await page.locator("#today-date").textContent();
    await expect(page.getByRole("gridcell", { name: /locked queen/ }).first()).toBeAttached();
    const locked = await page
      .getByRole("gridcell", { name: /locked queen/ })
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    seen.push({ date, locked });
    await context.close();
  }
  expect(seen.map(({ date }) => date)).toEqual(["Sunday 20 December", "Saturday 19 December"]);
  const [auckland, losAngeles] = seen.map(({ locked }) => locked);
  expect(auckland).toEqual(losAngeles);
});

test("the easy queens are beside the three puzzles, and keep no streak", async ({ table }) => {
  await table.arrive("2026-12-04T10:00:00", "#/play");
  const offers = table.page.locator("#dailies").getByRole("button");
  await expect(offers).toHaveText([
    /Colour.*8 × 8 · Hard/,
    /Queen’s.*10 × 10 · Hard/,
    /^Easy queen’s puzzle, 10 × 10/,
    /Knight’s.*7 × 7 · Hard/,
  ]);
  await offers.nth(2).click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-04/queens");
  await table.click(...(await queensLeft(table)));
  await expect(solved(table)).toBeVisible();
  await expect(table.page.locator("#won-streak")).toHaveCount(0);
  await expect(offers.nth(2)).toHaveText("Easy queen’s puzzle, 10 × 10, solved");
  await table.button("Next: Colour puzzle").click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-04/colour");
});

test("a link to a future day opens today’s puzzles and says why", async ({ table }) => {
  await table.arrive(SATURDAY, "#/play/2027-01-01/queens");
  await expect(table.says).toHaveText(/^The puzzles of Fri 1 January 2027 come out on that day/);
  await expect(table.offer("Queen’s puzzle")).toBeVisible();
  await expect.poll(() => table.link).toBe("#/play");
});
