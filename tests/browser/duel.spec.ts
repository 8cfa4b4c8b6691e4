/** Two friends: one solves a puzzle and challenges the other, who answers. */

import type { Page } from "@playwright/test";
import { boxOf } from "./reading.ts";
import { saved } from "./saving.ts";
import { expect, someoneElse, Table, test } from "./table.ts";

/** Four queens, of which b4 is locked. */
const PUZZLE = "#/play/queens/4/b4";
const REST = ["d3", "a2", "c1"];

const challengeLink = async (page: Page) => {
  const whole = (await page.locator("#challenge-link").textContent())!.trim();
  return new URL(whole).hash;
};

/** Solves the puzzle on the board, and unfolds the link that challenges a friend. */
async function challenge(table: Table, name: string) {
  await table.click(...REST);
  await table.page.locator("#challenge-button").click();
  await table.page.getByLabel("Your name").fill(name);
  await table.page.getByRole("radio", { name: "Off" }).check();
  await expect(table.page.locator("#challenge-link")).toContainText(`by=${name}`);
  await expect(table.page.locator("#challenge-link")).not.toContainText("hints=");
  return challengeLink(table.page);
}

test("the code of a challenge stays in the middle of the narrowest card", async ({ table }) => {
  await table.page.setViewportSize({ width: 320, height: 640 });
  await table.open({ link: PUZZLE });
  await challenge(table, "Ann");
  const [code, card] = [
    await boxOf(table.page.locator("#challenge-code")),
    await boxOf(table.page.locator("#challenge")),
  ];
  expect(code.x + code.width / 2).toBeCloseTo(card.x + card.width / 2, 0);
});

test("two friends challenge each other", async ({ table }) => {
  await table.open({ link: PUZZLE });
  const link = await challenge(table, "Ann");
  await expect(table.page.locator("#challenge-code")).toBeVisible();
  const code = await saved(table.page, () => table.button("Save code").click());
  expect(code.name).toBe("forward-check-challenge.png");

  const context = await someoneElse(table.page.context().browser()!);
  const friend = new Table(await context.newPage());
  const { page } = friend;
  await friend.open({ link });
  const curtain = page.locator("#curtain");
  await expect(page.locator("#duel-sides")).toContainText(/^AAnn0:\d\dagainstYYou–/);
  await expect(page.locator("#duel-card")).toContainText("HintsOff");
  await expect(friend.spoken).toContainText("A challenge: Ann solved this in");
  await expect(page.getByRole("gridcell", { name: /queen/ })).toHaveCount(0);
  await expect(friend.button("Hint")).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(friend.says).toContainText("Hints are off in this duel.");

  await friend.button("Start the duel").click();
  await expect(curtain).toHaveCount(0);
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
  await expect(friend.square("b4")).toHaveAccessibleName(/locked queen/);
  const bars = page.locator("#duel-bars");
  await expect(bars.getByRole("progressbar", { name: "You: 1 of 4" })).toBeVisible();
  await friend.square("a4").click({ button: "right" });
  await expect(friend.square("a4")).toHaveAccessibleName(/crossed out/);
  await expect(friend.button("Why not here?")).toHaveCount(0);
  await friend.click(...REST.slice(0, 2));
  await expect(bars.getByRole("progressbar", { name: "You: 3 of 4" })).toBeVisible();
  await friend.reload();
  await expect(bars.getByRole("progressbar", { name: "You: 3 of 4" })).toBeVisible();
  await friend.click(REST[2]!);

  const result = page.locator("#duel-result");
  await expect(result.locator("#duel-verdict")).toContainText(/You won|Ann won|A draw/);
  await expect(result.locator("#duel-led")).toContainText(/^You led for .*Ann for/);
  await expect(result.getByRole("img", { name: /^Ann: / })).toBeVisible();
  await result.getByRole("slider", { name: "Moment of the duel" }).fill("0");
  await expect(result.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:00: you 1, Ann 1");

  await friend.button("Send yours back").click();
  const answer = await challengeLink(page);
  await table.follow(answer);
  await expect(table.page.locator("#duel-sides")).toContainText(/^YYour friend/);
  await context.close();
});

// Caught earlier by `www/play/duel/duels.test.ts`.
test("who gives up sees both games, and can still solve the puzzle", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: PUZZLE });
  await table.follow(await challenge(table, "Ann"));
  await table.button("Start the duel").click();
  await table.click("d3");
  await table.button("Give up…").click();
  const dialog = table.page.getByRole("alertdialog", { name: "Give up this duel?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(table.page.locator("#duel-bars")).toBeVisible();
  await table.button("Give up…").click();
  await dialog.getByRole("button", { name: "Give up" }).click();
  const result = table.page.locator("#duel-result");
  await expect(result.locator("#duel-verdict")).toContainText(/^You gave up after \d/);
  await expect(result.getByRole("img", { name: /^Ann: / })).toBeVisible();
  await table.reload();
  await expect(table.button("Hint")).toBeVisible();
  await table.click("a2", "c1");
  await expect(table.page.getByRole("region", { name: "Result" })).toBeVisible();
  await expect(result.locator("#duel-verdict")).toContainText("You gave up");
  await expect(table.button("Send yours back")).toHaveCount(0);
});

// Caught earlier by `www/store/state.test.ts`, `tests/unit/saving.test.ts`.
test("a duel stays over when a queen is taken off", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: PUZZLE });
  await table.follow(await challenge(table, "Ann"));
  await table.button("Start the duel").click();
  await table.click(...REST);
  const verdict = table.page.locator("#duel-verdict");
  await expect(verdict).toContainText(/You won|Ann won|A draw/);
  await table.click("d3");
  await expect(table.square("d3")).toHaveAccessibleName("d3, free");
  await expect(verdict).toBeVisible();
  await expect(table.button("Hint")).toBeVisible();
});

test("a friend who signs as “You” keeps a side and a colour", async ({ table }) => {
  await table.open({ link: PUZZLE });
  await table.follow(await challenge(table, "You"));
  await expect(table.page.locator("#duel-sides")).toContainText("Your friend");
  await table.button("Start the duel").click();
  await table.click(...REST);
  const games = table.page.locator("#duel-result figcaption .who");
  await expect(games).toHaveText(["You", "Your friend"]);
  await expect(games.first()).toHaveClass("who you");
  await expect(games.last()).toHaveClass("who them");
});

// Caught earlier by `www/play/duel/challenge.test.ts`.
test("an altered challenge is answered in a sentence", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/duel/queens/4/b4?by=Ann&run=1AAAAABBBB" });
  await expect(table.says).toContainText("This challenge can’t be read");
  await expect(table.page.locator("#curtain")).toHaveCount(0);
});
