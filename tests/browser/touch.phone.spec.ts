import { everyScreen, everyState } from "./access.ts";
import { boxOf } from "./reading.ts";
import { apart, expect, SOLUTION, type Table, test, tour } from "./table.ts";

/** Whether nothing is wider than the window. */
async function fits(table: Table) {
  const wide = await table.page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test("a game can be won by touch", async ({ table }) => {
  await table.open();
  for (const square of ["a8", ...SOLUTION]) await table.square(square).tap();
  await expect(table.says).toHaveText(/^Solved in 7 moves/);
  await fits(table);
});

// Caught earlier by `queens.spec.ts`, `tests/unit/play.test.ts`.
test("a tap on an attacked square names the attacker", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.tools();
  await table.tick("Safe squares only").check();
  await table.square("a8").tap();
  await table.square("d5").tap();
  await expect(table.says).toHaveText(/^The queen on a8 attacks d5/);
});

/** Expects a long sentence to be whole under the board, before and after a solve. */
async function longSentenceFits(table: Table) {
  const { page } = table;
  await table.open({ link: "#/play/queens/6/b6" });
  for (const solved of [false, true]) {
    for (const width of [390, 320]) {
      await table.setWindow(width, 844);
      const board = await boxOf(page.locator("#board"));
      await table.follow("#/nothing/at/all");
      await expect(table.says).toHaveText(/^This link names no game/);
      await table.drawn();
      const { x, y, width: wide, height } = await boxOf(table.says);
      expect(y, `${width}`).toBeGreaterThanOrEqual(board.y + board.height - 0.01);
      expect(y + height, `${width}`).toBeLessThanOrEqual(844);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(await boxOf(page.locator("#board"))).toEqual(board);
      if (!solved && width === 320) await table.click("d5", "f4", "a3", "c2", "e1");
    }
  }
}

test("a long sentence is whole under the board, and moves nothing", async ({ table }) => {
  await longSentenceFits(table);
});

// Caught earlier by the test above.
test("a long sentence is whole if the page’s font does not arrive", { tag: "@all" }, async ({
  table,
}) => {
  await table.page.route("**/*.woff2", (route) => route.abort());
  await longSentenceFits(table);
  table.problems.length = 0;
});

test("a touch screen says tap", async ({ table }) => {
  await table.open();
  await expect(table.says).toHaveText("Tap a square to lock the first queen.");
  await table.choose("Knight’s Tour");
  await expect(table.says).toHaveText("Tap a square to start the tour.");
  await table.follow("#/setup/knights/8x8");
  await expect(table.says).toHaveText(/^Tap a square to start there, or block squares/);
});

test("Watch has its controls within reach of the thumb, on a small phone as well", async ({
  table,
}) => {
  await table.page.setViewportSize({ width: 360, height: 640 });
  await table.open({ game: "knights", mode: "watch" });
  await table.square("a8").tap();
  for (const name of ["Play", "Step"]) await expect(table.button(name)).toBeInViewport();
  await expect(table.page.locator("#speed")).toBeInViewport({ ratio: 1 });
  await table.button("Play").tap();
  await expect.poll(() => table.steps()).toBeGreaterThan(2);
  await table.button("Pause").tap();
  await fits(table);
});

test("Help opens scrolled to the top", async ({ table }) => {
  await table.open();
  await table.go("Today");
  await table.button("Help and settings").tap();
  await expect(
    table.page.getByRole("heading", { name: "Queen’s Challenge", exact: true }),
  ).toBeInViewport();
  await table.button("Close").tap();
  await expect(table.page.getByRole("dialog")).toBeHidden();
});

test("the menu of solvers is closed at first, and empty while it is", async ({ table }) => {
  await table.open({ mode: "watch" });
  const item = table.entry("Min-conflicts");
  const entries = table.page.getByRole("menuitemradio", { includeHidden: true });
  await expect(entries).toHaveCount(0);
  await expect(table.solver).toContainText("Forward checking");
  await table.solver.tap();
  await item.tap();
  await expect(item).toBeHidden();
  await expect(table.solver).toContainText("Min-conflicts");
  await table.solver.tap();
  await expect(item).toBeChecked();
  await fits(table);
  await table.page.touchscreen.tap(200, 4);
  await expect(entries).toHaveCount(0);
  await expect(table.button("Play")).toBeVisible();
});

test("the board is as sharp as the screen, and as wide as whole pixels allow", async ({
  table,
}) => {
  await table.open();
  const [pixels, width, ratio] = await table.page
    .locator("#canvas")
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth, devicePixelRatio]);
  expect(ratio).toBe(2);
  expect(pixels).toBe(width * ratio);
  expect(pixels % 8).toBe(0);
  const frame = await table.page.locator("#frame").evaluate(({ clientWidth }) => clientWidth);
  const screen = frame * ratio;
  expect(frame).toBeGreaterThanOrEqual(390 - 32);
  expect(pixels).toBeLessThanOrEqual(screen);
  expect(pixels + 8, "another pixel per square would be too wide").toBeGreaterThan(screen);
});

test("a tour can be made by touch", async ({ table }) => {
  await table.open({ link: "#/play/knights/3x4" });
  const before = await table.pixel("a3", -0.42, 0);
  for (const square of tour(3, 4)) {
    const box = await boxOf(table.square(square));
    await table.page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.7);
  }
  await expect(table.says).toHaveText(/^Solved in 11 moves/);
  expect(apart(await table.pixel("a3", -0.42, 0), before)).toBeGreaterThan(10);
  await fits(table);
});

// Caught earlier by `frame.spec.ts`.
test("nothing is wider than a window of 360 pixels", { tag: "@all" }, async ({ table }) => {
  await table.page.setViewportSize({ width: 360, height: 740 });
  for (const game of ["queens", "knights"] as const) {
    for (const mode of ["play", "watch"] as const) {
      await table.open({ game, mode });
      await fits(table);
    }
  }
  await table.button("Play").tap();
  await expect.poll(() => table.steps()).toBeGreaterThan(1);
  await fits(table);
});

// Caught earlier by `access.spec.ts`; panels of a phone by `charts.phone.spec.ts` and its like.
for (const [game, theme] of [
  ["queens", "dark"],
  ["knights", "light"],
] as const) {
  test(`axe finds nothing wrong on a phone: ${game}, ${theme}`, { tag: "@all" }, async ({
    table,
  }) => {
    test.slow();
    await everyState(table, game, theme);
    await everyScreen(table, game, theme);
  });
}
