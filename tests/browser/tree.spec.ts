import { clean } from "./access.ts";
import { expect, type Table, test } from "./table.ts";

const tree = (table: Table) => table.page.getByRole("list", { name: "Search tree" });

const rows = (table: Table) => tree(table).getByRole("listitem");

/** Forward checking with the queen on a8 locked, just after it ran out of squares in row 4. */
async function forwardChecking(table: Table) {
  await table.open({ link: "#/queens/8/a8/forward-checking@45?open=tree" });
}

/** Presses keys, and expects each to lead to a given value. */
async function walk(table: Table, ...ways: [key: string, name: string][]) {
  for (const [key, name] of ways) {
    await table.page.keyboard.press(key);
    await expect(table.button(name), key).toBeFocused();
  }
}

test("a failed value shows its square, and goes to the step that tried it", async ({ table }) => {
  await forwardChecking(table);
  await expect(rows(table)).toHaveCount(4);
  await expect(rows(table).nth(0)).toContainText("5 to try");
  await expect(rows(table).nth(3)).toContainText("none left");
  await expect(table.button("f5, current: 5 nodes so far")).toBeVisible();
  const dry = table.button("b5: left row 3 with no square");
  const bad = await table.colour("bad");
  await table.lookAway();
  const before = await table.amount(bad, "b5");
  await dry.hover();
  await expect(dry).toHaveAttribute("title", "b5: left row 3 with no square");
  expect(await table.amount(bad, "b5")).toBeGreaterThan(before);
  await table.lookAway();
  expect(await table.amount(bad, "b5")).toBe(before);
  const tried = table.button("e6: 11 nodes, no solution");
  const row = await rows(table).nth(1).elementHandle();
  await tried.click();
  expect(await row?.textContent(), "a row is updated in place").toMatch(/^2e6/);
  expect(await table.steps()).toBe(2);
  await expect(table.square("e6")).toHaveAccessibleName(/queen/);
  await expect(table.button("e6, current: 1 node so far")).toBeFocused();
  await table.button("To the last step made").click();
  await expect(tried).toBeVisible();
});

// Caught earlier by `www/panels/cursor.test.ts`.
test("arrow keys lead from value to value, and Enter to the value’s step", { tag: "@all" }, async ({
  table,
}) => {
  await forwardChecking(table);
  await table.button("f5, current: 5 nodes so far").focus();
  await walk(
    table,
    ["ArrowLeft", "b5: left row 3 with no square"],
    ["ArrowLeft", "b5: left row 3 with no square"],
    ["ArrowDown", "b4: left row 3 with no square"],
    ["End", "d4: 3 nodes, no solution"],
    ["Home", "b4: left row 3 with no square"],
    ["ArrowUp", "b5: left row 3 with no square"],
    ["ArrowUp", "e6: 11 nodes, no solution"],
    ["ArrowRight", "f6: 6 nodes, no solution"],
    ["End", "h6, current: 7 nodes so far"],
    ["Control+Home", "c7, current: 30 nodes so far"],
    ["Control+End", "b4: left row 3 with no square"],
    ["PageUp", "c7, current: 30 nodes so far"],
    ["PageDown", "b4: left row 3 with no square"],
  );
  await walk(
    table,
    ["ArrowUp", "b5: left row 3 with no square"],
    ["ArrowUp", "e6: 11 nodes, no solution"],
  );
  await walk(table, ["Enter", "e6, current: 1 node so far"]);
  expect(await table.steps()).toBe(2);
});

test("Tab stops at the tree once, where the search is or the keys have led", {
  tag: "@every-engine",
}, async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const stop = tree(table).locator("[tabindex='0']");
  await expect(stop).toHaveAccessibleName("f5, current: 5 nodes so far");
  await table.step();
  await expect(stop).toHaveAccessibleName("h6, current: 7 nodes so far");
  await stop.focus();
  await walk(table, ["ArrowLeft", "g6: 5 nodes, no solution"]);
  await keyboard.press("Tab");
  await expect(tree(table).locator(":focus")).toHaveCount(0);
  await keyboard.press("Shift+Tab");
  await expect(table.button("g6: 5 nodes, no solution")).toBeFocused();
  await expect(stop).toHaveCount(1);
});

test("the focus stays in the tree when rows disappear", async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const focused = tree(table).locator(":focus");
  await table.button("f5, current: 5 nodes so far").focus();
  await keyboard.press(".");
  await expect(focused).toHaveAccessibleName("f5: 5 nodes, no solution");
  await walk(table, ["PageUp", "c7, current: 30 nodes so far"]);
  await keyboard.press(",");
  await walk(table, ["PageDown", "b4: left row 3 with no square"]);
  await keyboard.press(".");
  await expect(focused, "its row is gone").toHaveAccessibleName("h6, current: 7 nodes so far");
  for (let step = 46; step > 0; step--) await keyboard.press(",");
  await expect(tree(table), "no value is left").toBeFocused();
  await keyboard.press(".");
  await expect(focused).toHaveAccessibleName("c7, current: 1 node so far");
  await table.pace("Normal", 10);
  await table.button("Play").click();
  await tree(table).getByRole("button").first().focus();
  await expect.poll(() => table.steps()).toBeGreaterThan(6);
  await expect(focused).toHaveCount(1);
});

test("keys scroll the list, not the page", async ({ table }) => {
  // The window is so low that the page itself can scroll.
  await table.page.setViewportSize({ width: 820, height: 700 });
  await table.open({ link: "#/knights/8x8/a8/warnsdorff@30?open=tree" });
  await expect(rows(table)).toHaveCount(32);
  const scrolled = () =>
    tree(table).evaluate((list) => [list.scrollTop, document.scrollingElement!.scrollTop]);
  await tree(table).locator("[tabindex='0']").focus();
  await table.page.evaluate(() => {
    document.addEventListener("keydown", ({ key }) => document.body.append(`heard ${key}`));
  });
  const [bottom, page] = await scrolled();
  expect(bottom).toBeGreaterThan(100);
  await table.page.keyboard.press("PageUp");
  expect(await scrolled()).toEqual([0, page]);
  await table.page.keyboard.press("PageDown");
  const [again, after] = await scrolled();
  expect(again).toBeGreaterThan(100);
  expect(after).toBe(page);
  for (const key of ["ArrowUp", "ArrowLeft", "End", "Home"]) await table.page.keyboard.press(key);
  await expect(table.page.getByText("heard")).toHaveCount(0);
  await table.page.keyboard.press("Shift+ArrowUp");
  await expect(table.page.getByText("heard ArrowUp")).toHaveCount(1);
});

test("eight levels are visible at once", async ({ table }) => {
  for (const open of ["tree", "all"]) {
    await table.open({ link: `#/queens/8/-/forward-checking@12?open=${open}` });
    await table.page.keyboard.press("End");
    const [high, level] = await Promise.all([
      tree(table).evaluate((list) => list.clientHeight),
      rows(table)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height),
    ]);
    expect(Math.floor(high / level), open).toBeGreaterThanOrEqual(8);
  }
});

// Caught earlier by `www/panels/cursor.test.ts`, `www/board/scene/pointing.test.ts`.
test("the value under the pointer is previewed again after a step, until it is chosen", {
  tag: "@all",
}, async ({ table }) => {
  await forwardChecking(table);
  const { keyboard } = table.page;
  const bad = await table.colour("bad");
  const ring = () => table.amount(bad, "b5");
  const dry = table.button("b5: left row 3 with no square");
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
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowLeft");
  expect(await ring(), "by keyboard").toBe(ringed);
  await keyboard.press(".");
  expect(await ring(), "by keyboard, after a step").toBe(ringed);
  await keyboard.press("Enter");
  await keyboard.press(".");
  await keyboard.press(",");
  expect(await ring(), "the board shows the run again").toBeLessThan(ringed);
});

test("while a run plays, the board shows only the run", async ({ table }) => {
  await forwardChecking(table);
  await table.pace("Normal", 0.5);
  // Space does nothing in the list of speeds.
  await table.page.locator("#tree-count").click();
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

test("wrapped chips are below the first", async ({ table }) => {
  await table.setWindow(390, 844);
  await table.open({ link: "#/queens/24/a24/backtracking@5000?open=tree" });
  const chips = tree(table).locator(".values");
  await expect(chips.first()).toBeVisible();
  const lefts = await chips.evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((chip) => chip.getBoundingClientRect().x)),
  );
  const wrapped = lefts.map((row) => row.filter((left, at) => at > 0 && left < row[at - 1]!));
  expect(wrapped.flat().length).toBeGreaterThan(0);
  for (const [at, row] of wrapped.entries()) {
    for (const left of row) expect(left).toBe(lefts[at]![0]);
  }
});

test("a method without a tree lists its queens instead", async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/min-conflicts@12?open=tree" });
  await expect(table.page.getByRole("heading", { name: "Queens" })).toBeVisible();
  await expect(tree(table)).toBeHidden();
  // Each entry matches a queen on the board.
  const cells = async (name: RegExp) => {
    const found = table.page.getByRole("gridcell", { name });
    const names = await found.evaluateAll((all) =>
      all.map((cell) => cell.ariaLabel!.split(",")[0]),
    );
    return names.toSorted();
  };
  const listed = async (hasText: RegExp) => {
    const found = table.page.locator("#standing").getByRole("listitem").filter({ hasText });
    const names = await found.locator("b").allTextContents();
    return names.toSorted();
  };
  expect((await listed(/attacked by/)).length).toBeGreaterThan(0);
  expect(await listed(/attacked by/)).toEqual(await cells(/queen, in conflict$/));
  expect(await listed(/not attacked/)).toEqual(await cells(/queen$/));
});

// Caught earlier by `access.spec.ts`.
test("the tree is accessible", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.follow("#/queens/8/a8/backtracking@60?open=all");
  await clean(table);
  await expect(tree(table)).toHaveAccessibleDescription(/Up and Down from row to row/);
});
