/** Daily puzzles from opening to sharing, with every input device, and at midnight. */

import type { Locator } from "@playwright/test";
import { jumpsLeft, queensLeft } from "./solving.ts";
import { expect, SITE, someoneElse, type Table, test } from "./table.ts";

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
  await table.arrive(SATURDAY, "#/play/queens/6/b6");
  await table.click("a4");
  await table.choose("Today");
  await expect(table.page.getByText("Saturday 19 December", { exact: true })).toBeVisible();
  await table.offer("Queen’s Challenge").click();
  await expect(heading(table, "Queen’s Challenge")).toBeVisible();
  await expect.poll(() => table.link).toBe("#/play/2026-12-19/queens");
  const queens = await queensLeft(table);
  await table.click(...queens);
  await expect(solved(table)).toBeVisible();
  await expect(table.says).toHaveText(new RegExp(`^Solved in ${queens.length} moves and`));
  await expect(table.page.locator("#won-streak")).toHaveText("1-day streak");
  await expect(table.page.getByText("New puzzles in", { exact: false })).toHaveText(/1[34]\sh/);

  await table.button("Share").click();
  await expect(table.toast).toHaveText("Copied.");
  const shared = (await copied(table)).split("\n");
  expect(shared[0]).toMatch(
    /^Forward Check · Queen’s Challenge · Sat 19 Dec · (Easy|Medium|Hard|Expert)$/,
  );
  expect(shared.slice(1, -3).join("\n")).toMatch(/^[🟦🟩🟨🟪⬜\n]+$/u);
  expect(shared.at(-2)).toMatch(/^Solved in \d+:\d\d · no hints$/);
  expect(shared.at(-1)).toBe(`${process.env.PAGE_URL}#/play/2026-12-19/queens`);
  // The shared text gives nothing away.
  for (const name of queens) expect(shared.slice(0, -1).join()).not.toContain(name);

  await table.button("Next: Colour Queens").click();
  await expect(heading(table, "Colour Queens")).toBeVisible();
  await table.page.goBack();
  await expect(solved(table)).toBeVisible();

  await table.choose("Today");
  await expect(streak(table)).toHaveText("1");
  await expect(heading(table, "One solved, two to go")).toBeVisible();
  await expect(table.offer("Queen’s Challenge")).toHaveText(/Solved \d+:\d\d/);
  await clock.fastForward("14:30:00");
  // Its worker, long idle, has ended; another one makes the puzzles.
  await expect(table.offer("Queen’s Challenge"), "a new one").toHaveText(/Play\s*$/, {
    timeout: 15_000,
  });
  await expect(streak(table)).toHaveText("1");
  await table.offer("Queen’s Challenge").click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-20/queens");
  await table.click(...(await queensLeft(table)));
  await expect(table.page.locator("#won-streak")).toHaveText("2-day streak");

  await table.choose("Today");
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
  await tabTo(table, table.offerLink("Queen’s Challenge"));
  await keyboard.press("Enter");
  await expect(heading(table, "Queen’s Challenge")).toBeVisible();
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
  expect(await copied(table)).toContain("#/play/2026-12-19/queens");
});

// Firefox only lets a page read the clipboard after a click or a key. Caught earlier by “by
// keyboard alone”, above; `access.spec.ts`.
test("through the accessibility tree alone", { tag: ["@all", "@chromium-alone"] }, async ({
  table,
}) => {
  // Like a screen reader: finds an element by role and name, and presses it.
  const press = (one: Locator) => one.dispatchEvent("click");
  await table.arrive(SATURDAY);
  await press(table.offerLink("Knight’s Tour"));
  await expect(heading(table, "Knight’s Tour")).toBeVisible();
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

// Caught earlier by `tests/unit/today.test.ts`, `www/engine/thinking.test.ts`.
test("the day is the player’s local day, and its puzzles are the same everywhere", {
  tag: "@all",
}, async ({ browser }) => {
  const seen: { date: string | null; locked: (string | null)[] }[] = [];
  for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
    const context = await someoneElse(browser, { timezoneId });
    const page = await context.newPage();
    await page.clock.install({ time: "2026-12-19T23:30:00Z" });
    await page.goto(`${process.env.PAGE_URL}#/play/2026-12-19/queens`);
    await expect(page.getByRole("gridcell", { name: /locked queen/ }).first()).toBeAttached();
    const locked = await page
      .getByRole("gridcell", { name: /locked queen/ })
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    await page.getByRole("link", { name: "Back to Today" }).click();
    await page.getByRole("button", { name: "Skip these tips" }).click();
    await page.getByRole("link", { name: "Today", exact: true }).click();
    await expect(page.locator("#dailies").getByRole("link")).toHaveCount(4, { timeout: 15_000 });
    seen.push({ date: await page.locator("#today-date").innerText(), locked });
    await context.close();
  }
  expect(seen.map(({ date }) => date)).toEqual(["Sunday 20 December", "Saturday 19 December"]);
  const [auckland, losAngeles] = seen.map(({ locked }) => locked);
  expect(auckland).toEqual(losAngeles);
});

// Caught earlier by `tests/unit/today.test.ts`, `tests/unit/views.test.ts`.
test("the easy queens are beside the three puzzles, and keep no streak", { tag: "@all" }, async ({
  table,
}) => {
  await table.arrive("2026-12-04T10:00:00", "#/play");
  const { page } = table;
  await table.home();
  const cards = page.locator("#dailies article");
  await expect(cards).toHaveText([
    /Colour Queens.*8 × 8 · Hard.*Play/,
    /Queen’s Challenge.*10 × 10 · Hard.*Easy one.*Play/,
    /Knight’s Tour.*7 × 7 · Hard.*Play/,
  ]);
  await expect(cards.nth(0).locator("canvas"), "with its board").toBeVisible();
  const easy = page.getByRole("link", { name: /^Easy one: Easy Queen’s Challenge, 10 × 10/ });
  await easy.click();
  await expect.poll(() => table.link).toBe("#/play/2026-12-04/queens-easy");
  await expect(heading(table, "Easy Queen’s Challenge")).toBeVisible();
  await table.click(...(await queensLeft(table)));
  await expect(solved(table)).toBeVisible();
  await expect(page.locator("#won-streak")).toHaveCount(0);
  await table.choose("Today");
  await expect(easy).toHaveText(/Easy one: \d+:\d\d/);
  await expect(heading(table, "Today’s three puzzles")).toBeVisible();
});

test("the bare address opens Today, with everything unfinished, however the page was left", async ({
  table,
}) => {
  const { page } = table;
  await table.arrive(SATURDAY, "#/play/queens/8/f6+c1");
  await table.click("a8");
  await table.choose("Today");
  const left = page.getByRole("link", { name: /^Queen’s Challenge .*3 of 8/ });
  await expect(left).toBeVisible();
  await table.offer("Knight’s Tour").click();
  // While the day's puzzles are made, its page looks the same without a board.
  await expect(heading(table, "Knight’s Tour")).toBeVisible();
  await table.click((await jumpsLeft(table))[0]!);
  for (const link of ["#/queens/8/a8/forward-checking@3", "#/learn/words", "#/setup/colour"]) {
    await table.follow(link);
    await page.goto("about:blank");
    await page.goto(SITE);
    await table.ready();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today’s three puzzles");
    await expect.poll(() => table.link).toBe("#/play");
    await expect(table.offer("Knight’s Tour")).toContainText("Continue 2 of");
    await expect(left).toBeVisible();
  }
  await left.click();
  await expect(table.square("a8")).toHaveAccessibleName("a8, queen");
});

// Caught earlier by `tests/unit/today.test.ts`.
test("a link to a future day opens today’s puzzles and says why", { tag: "@all" }, async ({
  table,
}) => {
  await table.arrive(SATURDAY, "#/play/queens/6/b6");
  await table.click("a4");
  await table.follow("#/play/2027-01-01/queens-easy");
  await expect(table.page.locator("#refused")).toHaveText(
    /^The puzzles of Fri 1 January 2027 come out on that day/,
  );
  await expect(table.offer("Queen’s Challenge")).toBeVisible();
  await expect.poll(() => table.link).toBe("#/play");
});
