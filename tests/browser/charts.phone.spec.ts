import { clean } from "./access.ts";
import { boxOf } from "./reading.ts";
import { expect, test } from "./table.ts";

test("on a phone the charts fit, and the text below describes a tapped point", async ({
  table,
}) => {
  const { page } = table;
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await table.open({ link: "#/compare/queens/starts/8/backtracking,forward-checking" });
  const cell = page.getByRole("gridcell", { name: "g1: 1,220 steps, Backtracking" });
  await cell.tap();
  await expect(page.getByRole("complementary")).toContainText(
    "Backtracking takes 6.7 times as many steps.",
  );
  expect(await fits()).toBe(true);
  await clean(table);
  await table.follow("#/compare/queens/growth/4-10/backtracking,forward-checking?n=8");
  const values = page.getByRole("tabpanel", { name: "Growth" }).getByRole("definition");
  await expect(values).toHaveText(["315", "57"]);
  const plot = page.getByRole("slider", { name: "Board size" });
  // A tap goes to the nearest size that has been measured.
  const tapTheLast = async () => {
    const { x, y, width } = await boxOf(plot);
    await page.touchscreen.tap(x + width - 16, y + 100);
    return table.link;
  };
  await expect.poll(tapTheLast).toContain("?n=10");
  expect(await fits()).toBe(true);
  await clean(table);
  await table.follow("#/compare/queens/chance/12/min-conflicts?seeds=20");
  await expect(page.getByText("All 20 runs found a solution.")).toBeVisible();
  expect(await fits()).toBe(true);
  await clean(table);
});
