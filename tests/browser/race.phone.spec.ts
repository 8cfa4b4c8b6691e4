import { clean } from "./access.ts";
import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

const RACE = "#/compare/queens/race/8/a8/backtracking,forward-checking,arc-consistency";

test("on a phone all boards fit above the bar, and you can guess and run a race", async ({
  table,
}) => {
  const { page } = table;
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await table.open({ link: `${RACE}@0` });
  await table.drawn();
  const lane = (letter: string) => page.getByRole("article", { name: `Lane ${letter}:` });
  const start = table.button("Start the race");
  const [last, bar] = [await boxOf(lane("C")), await boxOf(start)];
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
  await table.button("Arc consistency wins").tap();
  await clean(table);
  await start.tap();
  await table.button("Pause").tap();
  // The step can be read once the race is paused.
  await expect(table.button("Play")).toBeVisible();
  // The buttons stay within reach of the thumb.
  const on = page
    .getByRole("group", { name: "Race controls" })
    .getByRole("button", { name: "One step forward" });
  const box = await boxOf(on);
  expect(box.width >= 44 && box.height >= 44).toBe(true);
  const steps = lane("A").getByText(/^step \d+$/);
  // The clock is ahead of the lanes until they have followed.
  const clock = await page.locator("#race-clock").innerText();
  const before = Number(clock.replace("Step ", ""));
  await expect(steps).toHaveText(`step ${before}`);
  await on.tap();
  await expect(steps).toHaveText(`step ${before + 1}`);
  expect(await fits()).toBe(true);
  await clean(table);
  await page.getByRole("slider", { name: "Moment of the race" }).fill("874");
  await expect(page.getByText("You guessed right. Arc consistency won.")).toBeVisible();
  // A tap in the middle of a profile moves all lanes there.
  await lane("A")
    .getByRole("img", { name: /^Depth of/i })
    .tap();
  await expect(page.locator("#race-clock")).toHaveText(/^Step 4\d\d$/);
  await page.getByRole("button", { name: "Forward checking skips 480" }).tap();
  await table.button("Next dead end").tap();
  await expect(page.locator("#race-apart")).toContainText("Backtracking at step");
  await page.getByRole("button", { name: "Puzzle and solvers" }).tap();
  await expect(
    page.getByRole("group", { name: "Set-up of lane B" }).getByLabel("Rows"),
  ).toBeVisible();
  expect(await fits()).toBe(true);
  await clean(table);
});

test("on a phone on its side, the boards fit on the first screen", async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open({ link: `${RACE}@0` });
  await expect(table.button("Start the race")).toBeInViewport();
  for (const board of await page.locator("#lanes .board").all()) {
    await expect(board).toBeInViewport({ ratio: 1 });
  }
  await clean(table);
});

test("a lane’s sentence is whole, and a longer one moves nothing", async ({ table }) => {
  const { page } = table;
  const lanes = page.getByRole("article");
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Short sentences, then long ones.
    await table.open({ link: `${RACE}@131` });
    await expect(lanes.first()).toContainText("Try b3. It’s attacked by the queen on b5.");
    const boxes = () => lanes.evaluateAll((all) => all.map((lane) => lane.clientHeight));
    await table.drawn();
    const before = await boxes();
    for (const step of [60, 106, 120]) {
      await table.follow(`${RACE}@${step}`);
      await expect(lanes.first()).toContainText(`step ${step}`);
      const isCut = (all: Element[]) => all.some((one) => one.scrollHeight > one.clientHeight);
      expect(await lanes.locator("p").evaluateAll(isCut), `${width}, step ${step}`).toBe(false);
      expect(await boxes()).toEqual(before);
    }
  }
});

test("during a race, the lane of the longest name stays above the bar", async ({ table }) => {
  const solvers = "dancing-links,arc-consistency,backjumping";
  await table.open({ link: `#/compare/queens/race/8/a8/${solvers}@60` });
  await table.drawn();
  const last = await boxOf(table.page.getByRole("article", { name: "Lane C:" }));
  const bar = await boxOf(table.page.locator(".under"));
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
});
