import { clean } from "./access.ts";
import { drillOf } from "./lessons.ts";
import { labelOf } from "./reading.ts";
import { expect, test } from "./table.ts";

const LINK = "#/learn/forward-checking/practice?idea=dry-row&seed=7";
const DRILL = drillOf("forward-checking", 7);

test("a drill is solved by mouse, its result is saved, and another five follow", async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  const question = page.locator("#question");
  const progress = page.locator(".progress");
  await table.open({ link: "#/learn/forward-checking/5" });
  await expect(page.locator("#drills")).toContainText("Practise this");
  await table.follow(LINK);
  await expect(page.locator("#lesson-title")).toHaveText("Practice: rows that run out of squares");
  for (const [at, { prompt, right, wrong }] of DRILL.entries()) {
    await expect(question).toHaveText(`${prompt} Click it.`);
    await expect(progress).toContainText(`Question ${at + 1} · ${at} of 5 solved`);
    await table.click(wrong);
    await expect(question).toHaveClass(/wrong/);
    await table.click(right);
    await expect(question).toHaveClass(/right/);
    if (at < 4) await page.locator("#learn-next").click();
  }
  await expect(progress).toContainText("5 of 5 solved");
  await expect(page.locator("#drills")).toContainText("best 5 of 5");
  await expect(page.locator("#learn-next")).toHaveCount(0);
  await table.reload();
  await expect(progress).toContainText("Question 5 · 5 of 5 solved");
  await page.locator("#learn-score").click();
  await expect(page.getByRole("heading", { name: "0 of 5 right" })).toBeFocused();
  const missed = page.getByRole("region", { name: "Missed" }).getByRole("listitem");
  await expect(missed.first()).toContainText(/^Question 1\. Row \d.*Row \d/);
  await table.button("Again: the 5 you missed").click();
  await expect(progress).toContainText("Question 1 · 0 of 5 solved");
  await table.click(DRILL[0]!.right);
  for (let at = 0; at < 4; at++) await page.locator("#learn-next").click();
  await page.locator("#learn-score").click();
  await expect(page.getByRole("heading", { name: "1 of 5 right" })).toBeVisible();
  await expect(table.button("Again: the 4 you missed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Next idea: / })).toBeVisible();
  // A double click starts one drill.
  await page.locator("#another-five").evaluate((button) => {
    const click = (detail: number) =>
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    click(1);
    Object.assign(window, { drill: location.hash });
    click(2);
  });
  await expect(progress).toContainText("Question 1 · 0 of 5 solved");
  expect(table.link).toBe(await page.evaluate(() => (window as { drill?: string }).drill));
  await expect(question).toHaveText(/Which row runs out/);
  await table.button("All lessons").click();
  const entry = page.getByRole("link", {
    name: "Practise Forward checking: rows that run out of squares",
  });
  await expect(entry).toHaveText(/5 of 5/);
});

test("a shown answer in a drill does not count", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/learn/leads-nowhere/practice?seed=7" });
  await expect(page.locator("#question")).toHaveText(/^Which square leads nowhere/);
  await table.button("Show me").click();
  await expect(page.locator("#question")).toHaveText(/^Here it is: /);
  await expect(table.says).toHaveText("Shown answers don’t count as solved.");
  await expect(page.locator("#another")).toHaveCount(0);
  await page.locator("#learn-next").click();
  await expect(page.locator(".progress")).toContainText("Question 2 · 0 of 5 solved");
  await page.locator("#learn-back").click();
  await page.locator("#learn-back").click();
  await expect(page.locator("#lesson-title")).toHaveText("Leads nowhere");
});

test("a drill can be solved by keyboard, and axe finds nothing wrong", async ({ table }) => {
  const { page } = table;
  const cell = table.grid.locator("[tabindex='0']");
  await table.open({ link: "#/learn/last-square/practice?seed=7" });
  for (const { prompt, right, moment } of drillOf("last-square", 7).slice(0, 2)) {
    await expect(page.locator("#question")).toContainText(prompt);
    await expect(table.grid.locator("[role=gridcell]")).toHaveCount(moment.rows * moment.columns);
    await cell.focus();
    await page.keyboard.press("Home");
    await expect(cell).toHaveAttribute("aria-label", /^a/);
    const row = Number((await labelOf(cell)).match(/\d+/)?.[0]);
    const up = Number(right.slice(1)) - row;
    for (let times = 0; times < Math.abs(up); times++) {
      await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    }
    for (let times = right.charCodeAt(0) - 97; times > 0; times--) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await expect(page.locator("#question")).toHaveClass(/right/);
    await clean(table);
    await page.locator("#learn-next").press("Enter");
  }
  await expect(page.locator(".progress")).toContainText("Question 3 · 2 of 5 solved");
});
