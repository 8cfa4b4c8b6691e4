import { clean } from "./access.js";
import { expect, test } from "./table.js";

/** @param {import("./table.js").Table} table */
const rows = (table) => table.page.getByRole("list", { name: "Search tree" }).getByRole("listitem");

test("a failed value shows its square, and goes to the step that tried it", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Forward checking");
  await table.step(45);
  await expect(rows(table)).toHaveCount(4);
  await expect(rows(table).nth(1)).toContainText("4 struck");
  await expect(table.button("f5 stands: 5 nodes so far")).toBeVisible();
  const dry = table.button("b5: row 3 ran dry");
  const bad = await table.colour("bad");
  await table.lookAway();
  const before = await table.amount(bad, "b5");
  await dry.hover();
  expect(await table.amount(bad, "b5")).toBeGreaterThan(before);
  await table.lookAway();
  expect(await table.amount(bad, "b5")).toBe(before);
  const tried = table.button("e6: its 11 nodes failed");
  await tried.click();
  expect(await table.steps()).toBe(2);
  await expect(table.square("e6")).toHaveAccessibleName(/queen/);
  await expect(table.button("e6 stands: 1 node so far")).toBeFocused();
  await table.step(43);
  await expect(tried).toBeVisible();
});

test("the tree works by keyboard, and follows the knight", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  await table.choose("Warnsdorff");
  await table.step(30);
  await expect(rows(table)).toHaveCount(32);
  const last = rows(table).last();
  await expect(last).toBeInViewport();
  const start = rows(table).first().getByRole("button");
  await start.focus();
  await table.page.keyboard.press("Tab");
  await table.page.keyboard.press("Enter");
  expect(await table.steps()).toBe(1);
});

test("a method without a tree says so", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.choose("Min-conflicts");
  await expect(table.page.getByText("This method has no search tree to show.")).toBeVisible();
  await expect(table.page.getByRole("list", { name: "Search tree" })).toBeHidden();
});

test("the tree is accessible", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.choose("Backtracking");
  await table.step(60);
  await clean(table);
});
