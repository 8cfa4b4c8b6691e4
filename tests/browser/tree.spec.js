import { clean } from "./access.js";
import { expect, test } from "./table.js";

/** @param {import("./table.js").Table} table */
const tree = (table) => table.page.getByRole("list", { name: "Search tree" });

/** @param {import("./table.js").Table} table */
const rows = (table) => tree(table).getByRole("listitem");

/** Forward checking with the queen on a8 locked, just after row 4 has been tried in vain. */
async function forwardChecking(table) {
  await table.open({ url: `${process.env.BASE_URL}#/queens/8/a8/forward-checking@45` });
}

/** Presses keys, each of which must lead to the value with a name. */
async function walk(table, ...ways) {
  for (const [key, name] of ways) {
    await table.page.keyboard.press(key);
    await expect(table.button(name), key).toBeFocused();
  }
}

test("a failed value shows its square, and goes to the step that tried it", async ({ table }) => {
  await forwardChecking(table);
  await expect(rows(table)).toHaveCount(4);
  await expect(rows(table).nth(1)).toContainText("4 struck");
  await expect(table.button("f5 stands: 5 nodes so far")).toBeVisible();
  const dry = table.button("b5: emptied row 3");
  const bad = await table.colour("bad");
  await table.lookAway();
  const before = await table.amount(bad, "b5");
  await dry.hover();
  expect(await table.amount(bad, "b5")).toBeGreaterThan(before);
  await table.lookAway();
  expect(await table.amount(bad, "b5")).toBe(before);
  const tried = table.button("e6: 11 nodes, no solution");
  await tried.click();
  expect(await table.steps()).toBe(2);
  await expect(table.square("e6")).toHaveAccessibleName(/queen/);
  await expect(table.button("e6 stands: 1 node so far")).toBeFocused();
  await table.step(43);
  await expect(tried).toBeVisible();
});

test("arrows lead from value to value, and Enter to its step", async ({ table }) => {
  await forwardChecking(table);
  await table.button("f5 stands: 5 nodes so far").focus();
  await walk(
    table,
    ["ArrowRight", "b5: emptied row 3"],
    ["ArrowRight", "b5: emptied row 3"],
    ["ArrowDown", "b4: emptied row 3"],
    ["End", "d4: 3 nodes, no solution"],
    ["Home", "b4: emptied row 3"],
    ["ArrowUp", "b5: emptied row 3"],
    ["ArrowUp", "e6: 11 nodes, no solution"],
    ["ArrowLeft", "h6 stands: 7 nodes so far"],
    ["Control+Home", "c7 stands: 30 nodes so far"],
    ["Control+End", "b4: emptied row 3"],
    ["PageUp", "c7 stands: 30 nodes so far"],
    ["PageDown", "b4: emptied row 3"],
  );
  await walk(table, ["ArrowUp", "b5: emptied row 3"], ["ArrowUp", "e6: 11 nodes, no solution"]);
  await walk(table, ["Enter", "e6 stands: 1 node so far"]);
  expect(await table.steps()).toBe(2);
});

test("Tab stops at the tree once, where the search is or the keys have led", async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const stop = tree(table).locator("[tabindex='0']");
  await expect(stop).toHaveAccessibleName("f5 stands: 5 nodes so far");
  await table.step();
  await expect(stop).toHaveAccessibleName("h6 stands: 7 nodes so far");
  await stop.focus();
  await walk(table, ["ArrowRight", "e6: 11 nodes, no solution"]);
  await keyboard.press("Tab");
  await expect(tree(table).locator(":focus")).toHaveCount(0);
  await keyboard.press("Shift+Tab");
  await expect(table.button("e6: 11 nodes, no solution")).toBeFocused();
  await expect(stop).toHaveCount(1);
});

test("the focus outlives the rows", async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const focused = tree(table).locator(":focus");
  await table.button("f5 stands: 5 nodes so far").focus();
  await keyboard.press(".");
  await expect(focused).toHaveAccessibleName("f5: 5 nodes, no solution");
  await walk(table, ["PageUp", "c7 stands: 30 nodes so far"]);
  await keyboard.press(",");
  await walk(table, ["PageDown", "b4: emptied row 3"]);
  await keyboard.press(".");
  await expect(focused, "its row is gone").toHaveAccessibleName("h6 stands: 7 nodes so far");
  for (let step = 46; step > 0; step--) await keyboard.press(",");
  await expect(tree(table), "no value is left").toBeFocused();
  await keyboard.press(".");
  await expect(focused).toHaveAccessibleName("c7 stands: 1 node so far");
  await table.button("Play").click();
  await tree(table).getByRole("button").first().focus();
  await expect.poll(() => table.steps()).toBeGreaterThan(6);
  await expect(focused).toHaveCount(1);
});

test("keys scroll the list, and nothing else handlers them", async ({ table }) => {
  await table.page.setViewportSize({ width: 1360, height: 420 });
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  await table.choose("Warnsdorff");
  for (let step = 0; step < 30; step++) await table.page.keyboard.press(".");
  await expect(rows(table)).toHaveCount(32);
  const scrolled = () =>
    tree(table).evaluate((list) => [
      list.scrollTop,
      list.closest(".side").scrollTop,
      document.scrollingElement.scrollTop,
    ]);
  await tree(table).locator("[tabindex='0']").focus();
  await table.page.evaluate(() => {
    document.querySelector(".middle + .side").scrollTop = 0;
    document.addEventListener("keydown", ({ key }) => document.body.append(`heard ${key}`));
  });
  const [bottom, side, page] = await scrolled();
  expect(bottom).toBeGreaterThan(100);
  await table.page.keyboard.press("PageUp");
  expect(await scrolled()).toEqual([0, side, page]);
  await table.page.keyboard.press("PageDown");
  const [again, ...around] = await scrolled();
  expect(again).toBeGreaterThan(100);
  expect(around).toEqual([side, page]);
  for (const key of ["ArrowUp", "ArrowLeft", "End", "Home"]) await table.page.keyboard.press(key);
  await expect(table.page.getByText("heard")).toHaveCount(0);
  await table.page.keyboard.press("Shift+ArrowUp");
  await expect(table.page.getByText("heard ArrowUp")).toHaveCount(1);
});

test("what is pointed at is shown again after a step, until it is chosen", async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const bad = await table.colour("bad");
  const ring = () => table.amount(bad, "b5");
  const dry = table.button("b5: emptied row 3");
  await dry.hover();
  const ringed = await ring();
  await keyboard.press(".");
  expect(await ring()).toBe(ringed);
  await keyboard.press(",");
  expect(await ring()).toBe(ringed);
  await table.lookAway();
  const plain = await ring();
  expect(plain).toBeLessThan(ringed);
  await dry.focus();
  await keyboard.press("ArrowLeft");
  await keyboard.press("ArrowRight");
  expect(await ring(), "by keyboard").toBe(ringed);
  await keyboard.press(".");
  expect(await ring(), "by keyboard, after a step").toBe(ringed);
  await keyboard.press("Enter");
  await keyboard.press(".");
  await keyboard.press(",");
  expect(await ring(), "the run is watched again").toBeLessThan(ringed);
});

test("while a run plays, nothing but the run is shown", async ({ table }) => {
  await forwardChecking(table);
  await table.page.getByRole("slider", { name: "Steps per second" }).fill("1");
  await table.page.getByRole("heading", { name: "Search tree" }).click();
  const bad = await table.colour("bad");
  const plain = await table.amount(bad, "e6");
  const tried = table.button("e6: 11 nodes, no solution");
  await tried.hover();
  expect(await table.amount(bad, "e6")).toBeGreaterThan(plain);
  await table.page.keyboard.press("Space");
  await expect(table.button("Pause")).toBeVisible();
  expect(await table.amount(bad, "e6")).toBe(plain);
  await table.lookAway();
  await tried.hover();
  expect(await table.amount(bad, "e6")).toBe(plain);
  await table.page.keyboard.press("Space");
  await expect(table.button("Play")).toBeVisible();
  expect(await table.amount(bad, "e6")).toBe(plain);
});

test("chips that wrap stand under the first", async ({ table }) => {
  await table.open({ url: `${process.env.BASE_URL}#/queens/24/a24/backtracking@5000` });
  const chips = rows(table).nth(8).locator(".now ~ * button");
  const lefts = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().x));
  const wrapped = lefts.filter((left, index) => index > 0 && left < lefts[index - 1]);
  expect(wrapped.length).toBeGreaterThan(0);
  for (const left of wrapped) expect(left).toBe(lefts[0]);
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
  await expect(tree(table)).toHaveAccessibleDescription(/up and down from row to row/);
});
