import { drillOf } from "./lessons.ts";
import { expect, test } from "./table.ts";

test("a drill fits a phone 360 pixels wide, and can be solved by touch", async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 360, height: 640 });
  await table.open({ link: "#/learn/runs-out/practice?seed=7" });
  const [first] = drillOf("runs-out", 7);
  await expect(page.locator("#question")).toContainText(first!.prompt);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await table.square(first!.right).tap();
  await expect(page.locator("#question")).toHaveClass(/right/);
  await expect(page.locator(".progress")).toContainText("Question 1 · 1 of 5 solved");
  await expect(page.locator("#learn-next")).toBeInViewport();
  expect(await width()).toBeLessThanOrEqual(360);
  await table.button("All lessons").tap();
  expect(await width()).toBeLessThanOrEqual(360);
});
