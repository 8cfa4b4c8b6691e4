/** The header and what is below it, in a window whose scroll bars take room. */

import { boxOf } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

// Playwright hides scroll bars, which are what moved the header.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** A page of each mode, the first without a scroll bar and the last with one. */
const PAGES = [
  "#/play/queens/8",
  "#/queens/8/-/forward-checking@0",
  "#/learn/forward-checking/2@6",
  "#/compare/queens/published",
];

/** The mode that a link opens. */
const modeOf = (link: string) => link.match(/play|learn|compare/)?.[0] ?? "watch";

/** Where the parts of the header and the content stand, from left to right. */
async function edges(table: Table) {
  const parts = ["header .brand", "#mode", "#theme", "#help", "main"];
  const boxes = await Promise.all(parts.map((part) => boxOf(table.page.locator(part))));
  return boxes.flatMap(({ x, width }) => [x, x + width]).map(Math.round);
}

test("the header stays in place from mode to mode, with a scroll bar and without", {
  // Firefox has no such switch: its scroll bars lie over the page.
  tag: "@chromium-alone",
}, async ({ table }) => {
  const { page } = table;
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  await table.open({ link: PAGES[0] });
  expect(await scrolls()).toBe(false);
  const full = page.viewportSize()!.width;
  expect((await boxOf(page.locator("header"))).width, "no gutter beside it").toBe(full);
  await table.drawn();
  const inPlay = await edges(table);
  for (const link of PAGES) {
    await table.follow(link);
    await expect(page.locator("main")).toHaveAttribute("data-mode", modeOf(link));
    expect(await edges(table), link).toEqual(inPlay);
  }
  await expect(page.getByRole("table")).toBeVisible();
  await expect.poll(scrolls).toBe(true);
  expect(await edges(table)).toEqual(inPlay);
  await table.button("Help and settings").click();
  expect(await edges(table), "behind a dialog").toEqual(inPlay);
  expect(await page.evaluate(() => document.documentElement.clientWidth), "all dimmed").toBe(full);
});

test("the pages are links, the current one marked, and the game is chosen only where it acts", async ({
  table,
}) => {
  const { page } = table;
  await table.open({ link: "#/play/queens/8/a8" });
  await expect(page.getByRole("navigation").first().getByRole("link")).toHaveText([
    ...["Today", "Watch", "Learn", "Compare", "Lab"],
  ]);
  const games = page.locator("#game");
  for (const [name, acts] of [
    ["Today", 0],
    ["Watch", 1],
    ["Learn", 0],
    ["Compare", 1],
  ] as const) {
    await expect(table.mode(name)).toHaveAttribute("href", /^#\//);
    await table.choose(name);
    await table.isOn(name);
    await expect(page.locator("#mode [aria-current]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
    await expect(games, name).toHaveCount(acts);
  }
  // With less room, the switch is a menu with the whole name.
  await table.setWindow(900, 700);
  await expect(page.getByRole("combobox", { name: "Game" })).toHaveValue("colour");
  await table.choose("Knight’s Tour");
  await expect.poll(() => table.link).toMatch(/^#\/compare\/knights/);
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    table.mode("Watch").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(/#\/knights\//);
});
