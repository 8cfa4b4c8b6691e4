import { boxOf, usableControls } from "./reading.ts";
import { apart, expect, SOLUTION, test, tour } from "./table.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`squares that a queen attacks are in its shadow, unless that is off: ${colorScheme}`, async ({
    table,
  }) => {
    await table.page.emulateMedia({ colorScheme });
    await table.open();
    await table.tools();
    await table.click("a8");
    await table.lookAway();
    // A dark square and a light one, free and attacked.
    const look = (name: string) => table.pixel(name, 0.2, 0.2);
    const looks = async () =>
      [await look("b6"), await look("h5"), await look("h8"), await look("b7")] as const;
    const [dark, light, darkShadow, lightShadow] = await looks();
    expect(apart(dark, darkShadow)).toBeGreaterThan(12);
    expect(apart(light, lightShadow)).toBeGreaterThan(12);
    await table.tick("Shadows").uncheck();
    const [darkWood, lightWood, ...attacked] = await looks();
    expect(attacked).toEqual([darkWood, lightWood]);
    expect(apart(darkWood, lightWood)).toBeGreaterThan(12);
    await expect(table.square("b6")).toHaveAccessibleName("b6, free");
    await expect(table.square("b7")).toHaveAccessibleName("b7, attacked");
  });
}

test("Today and a game show few controls at first", async ({ table }) => {
  for (const [link, most] of [
    ["", 12],
    ["#/play/queens/8/a8", 14],
    ["#/play/knights/6x6/a6", 14],
  ] as const) {
    await table.open({ link });
    await expect(table.page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const count = await usableControls(table.page);
    expect(count, link).toBeGreaterThanOrEqual(4);
    expect(count, link).toBeLessThanOrEqual(most);
  }
  // With every kind of unfinished game.
  for (const link of ["#/play/queens/6/b6", "#/play/queens/8/f6+c1", "#/play/queens/8/a8"]) {
    await table.follow(link);
    await table.page.locator("#grid [role=gridcell]").nth(20).click();
  }
  await table.choose("Today");
  await expect(table.page.getByRole("link", { name: /Continue$/ })).toHaveCount(3);
  const count = await usableControls(table.page);
  expect(count, "Today").toBeGreaterThanOrEqual(8);
  expect(count, "Today").toBeLessThanOrEqual(12);
});

// Caught earlier by `sight.spec.ts`.
test("small squares also have shadows", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/play/queens/40" });
  await table.click("a40");
  await table.lookAway();
  expect(apart(await table.pixel("c39"), await table.pixel("c40"))).toBeGreaterThan(12);
});

test("a locked queen has its padlock, even in conflict and in Watch", async ({ table }) => {
  await table.open();
  await table.click("d5");
  const body = () => table.pixel("d5", 0.33, -0.26);
  const beside = () => table.pixel("d5", -0.33, -0.26);
  await table.lookAway();
  expect(await beside()).toEqual(await table.colour("locked"));
  expect(await body()).toEqual([255, 255, 255]);
  await table.click("d8");
  await table.lookAway();
  const bad = await table.colour("bad");
  expect(await beside(), "a locked one keeps its colour").toEqual(await table.colour("locked"));
  expect(await body()).toEqual([255, 255, 255]);
  expect(await table.pixel("d8", 0.33, -0.26)).toEqual(bad);
  await table.tools();
  await table.button("Watch a solver").click();
  await expect(table.solver).toBeVisible();
  expect(await body()).toEqual([255, 255, 255]);
});

test("no piece covers the name of a row or column", async ({ table }) => {
  await table.open();
  const locked = await table.colour("locked");
  const amounts = [];
  for (const name of ["a1", "d5"]) {
    await table.click(name);
    await table.lookAway();
    amounts.push(await table.amount(locked, name));
    await table.button("Undo").click();
  }
  expect(amounts[0]).toBe(amounts[1]);
  expect(amounts[0]).toBeGreaterThan(500);
});

// Caught earlier by `tests/puzzles/hopeless.rs`, `queens.spec.ts`.
test("a board without a solution says so before the first move", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/play/queens/3" });
  await expect(table.says).toHaveText(
    /^On 3 × 3, a queen leaves at most .* Choose a larger board\.$/,
  );
  await table.square("b2").hover();
  await expect(table.says).toHaveText(/^On 3 × 3/);
  await table.lookAway();
  for (const [link, words] of [
    ["#/play/queens/6/a6", /^No 6 × 6 solution has a queen on a6/],
    ["#/play/knights/4x4", /^No tour exists on 4 × 4: .* Choose a larger board\.$/],
    ["#/play/knights/5x5", "Click a square to start the tour."],
    [
      "#/play/knights/5x5?closed",
      "A closed tour needs equal numbers of light and dark squares, but this board has 13 light and 12 dark. Choose an open tour, or another board.",
    ],
    ["#/play/knights/5x5/b5", /no tour can start here\. Choose another start\.$/],
    ["#/play/knights/5x5/a5", "Click a circled number: it counts the onward moves from there."],
  ] as const) {
    await table.follow(link);
    await expect(table.says, link).toHaveText(words);
  }
});

test("with Warn me, the page warns when the queens cannot be completed", async ({ table }) => {
  await table.open({ link: "#/play/queens/5" });
  await table.tools();
  await expect(table.tick("Warn me")).not.toBeChecked();
  await table.click("a5", "d3");
  await table.lookAway();
  await expect(table.says).toHaveText("2 of 5 queens. 2 squares are free.");
  await table.tick("Warn me").check();
  await expect(table.says).toHaveText("Row 4 has no free square left. Undo to continue.");
  const bad = await table.colour("bad");
  expect(await table.amount(bad, "c4"), "the row is framed").toBeGreaterThan(100);
  await table.button("Undo").click();
  await expect(table.says).not.toHaveText(/no free square left/);
  await table.reload();
  await table.tools();
  await expect(table.tick("Warn me")).toBeChecked();
  await table.button("Redo").click();
  await expect(table.says).toHaveText("Row 4 has no free square left. Undo to continue.");
  await table.tick("Warn me").uncheck();
  await expect(table.says).toHaveText(/^2 of 5 queens\. 2 squares are free\.$/);
});

// Caught earlier by queens, above; `knights.spec.ts`.
test("without Warn me, the page does not warn of a tour that cannot be completed", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/play/knights/6x6" });
  await table.click("e4", "c5", "d3", "b4", "d5");
  await table.lookAway();
  await table.tools();
  await expect(table.tick("Warn me")).not.toBeChecked();
  await expect(table.says).toHaveText("5 of 36 squares.");
  await table.tick("Warn me").check();
  await expect(table.says).toHaveText(/^a6 is stranded/);
  await expect(table.says).toBeVisible();
  await expect(table.square("a6")).toHaveAccessibleName("a6, stranded");
  await table.tick("Warn me").uncheck();
  await expect(table.says).toHaveText("5 of 36 squares.");
  await expect(table.square("a6")).toHaveAccessibleName("a6, empty");
  await table.choose("Queen’s Challenge");
  await expect(table.tick("Warn me")).not.toBeChecked();
});

test("a refusal disappears together with its reason", async ({ table }) => {
  await table.open();
  await table.tools();
  await table.tick("Safe squares only").check();
  await table.click("a8", "e4");
  await expect(table.says).toHaveText(/^The queen on a8 attacks e4/);
  await table.tick("Safe squares only").uncheck();
  await expect(table.says).not.toHaveText(/attacks e4/);
  await table.tick("Safe squares only").check();
  await table.click("e7", "e4");
  await expect(table.says).toHaveText(/attack e4/);
  await table.page.keyboard.press("Control+z");
  await expect(table.says).toHaveText(/^1 of 8 queens/);
});

// Caught earlier by `daily.phone.spec.ts`, `tests/unit/statistics.test.ts`.
test("where the system can’t share, a result is copied, exactly as shown", { tag: "@all" }, async ({
  table,
}) => {
  await table.prepare(() => {
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    const writeText = (text: string) => {
      Object.assign(globalThis, { copied: text });
      return Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, "clipboard", { value: { writeText } });
  });
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click(...SOLUTION);
  await table.button("Share").click();
  await expect(table.toast).toHaveText("Copied.");
  const text = await table.page.evaluate(() => Reflect.get(globalThis, "copied") as string);
  expect(text).toMatch(/^Forward Check · Queen’s Challenge · 8 × 8\n🟪⬜/u);
  expect(text).toMatch(/\nSolved in 0:\d\d · no hints\nhttp.*#\/play\/queens\/8\/a8$/);
  const card = table.page.getByRole("region", { name: "What you’ll share" });
  await expect(card).toContainText("Queen’s Challenge · 8 × 8");
  await expect(card.getByRole("img")).toHaveAccessibleName(/filled: 2, 3, 4, 5, 6, 7, 8\.$/);
});

test("where the system can share, it gets the result with its picture", async ({ table }) => {
  await table.prepare(() => {
    const share = async (data: ShareData) => {
      const [file] = data.files ?? [];
      const start = await file?.slice(1, 4).text();
      Object.assign(globalThis, { shared: [data.text, file?.name, start] });
    };
    Object.defineProperty(Navigator.prototype, "share", { value: share });
    Object.defineProperty(Navigator.prototype, "canShare", { value: () => true });
  });
  await table.open({ link: "#/play/knights/3x4" });
  await table.click(...tour(3, 4));
  await table.button("Share").click();
  const shared = () => table.page.evaluate(() => Reflect.get(globalThis, "shared") as unknown);
  await expect
    .poll(shared)
    .toEqual([
      expect.stringMatching(/^Forward Check · Knight’s Tour · 4 × 3\n/),
      "forward-check.png",
      "PNG",
    ]);
});

// Caught earlier by `tests/unit/saving.test.ts`.
test("Undo after a solve takes back a move, not the result nor its time", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click(...SOLUTION);
  const result = table.page.getByRole("heading", { name: /^Solved in/ });
  const words = await result.innerText();
  await table.button("Undo").click();
  await expect(table.square("d1")).toHaveAccessibleName("d1, free");
  await expect(result).toHaveText(words);
  await table.button("Redo").click();
  await expect(result).toHaveText(words);
  await table.button("Start over").click();
  await expect(result).toBeHidden();
  await expect(table.standing).toHaveText("1 of 8 queens");
});

test("a solved puzzle shows its hints and mistakes", async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click("e7", "h6", "b5", "b5");
  await table.button("Hint").click();
  await table.page.getByRole("button", { name: "I’ll do it" }).click();
  await table.click(...SOLUTION.slice(2));
  await expect(
    table.page.getByRole("heading", { name: /^Solved in \d:\d\d · 1 hint, 1 mistake$/ }),
  ).toBeVisible();
});

// Caught earlier by `walk.spec.ts`.
test("a wrong move is answered on the board and under it, and the head stays", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/play/queens/8/a8" });
  await table.click("e7", "e7");
  const head = ["#play-title", "#the-rule", "#clock"].map((part) => page.locator(part));
  const parts = [...head, table.grid, table.button("Hint")];
  const places = () => Promise.all(parts.map(boxOf));
  const before = await places();
  await table.click("b7");
  await expect(table.says).toHaveText("a8 and b7 share a diagonal.");
  const [says, board] = [await boxOf(table.says), await boxOf(table.grid)];
  expect(says.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(await places()).toEqual(before);
  for (const part of head) await expect(part).toBeVisible();
  await table.button("Undo").click();
  // What can't be done at all is ringed.
  await table.click("a8");
  await expect(table.says).toHaveClass(/bad/);
  const [ring, square] = [await boxOf(page.locator(".refused")), await boxOf(table.square("a8"))];
  expect(Math.abs(ring.x - square.x) + Math.abs(ring.y - square.y)).toBeLessThan(3);
  await table.click("e7");
  await expect(page.locator(".refused")).toHaveCount(0);
});

// Caught earlier by `tests/unit/saving.test.ts`.
test("the clock starts when the board is visible", { tag: "@all" }, async ({ table }) => {
  await table.wind();
  await table.open({ link: "#/play/queens/8/a8" });
  await table.page.clock.runFor(9000);
  await expect(table.page.getByRole("timer")).toHaveText(/^0:(09|1\d)$/);
});
