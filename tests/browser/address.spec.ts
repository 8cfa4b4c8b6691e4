import { heldBack } from "./holding.ts";
import { expect, someoneElse, Table, test } from "./table.ts";

const isAt = (table: Table, link: string) => expect.poll(() => table.link).toBe(link);

/** @param name of a mode or a game */
const isChosen = (table: Table, name: string) => table.isOn(name);

test("Back and Forward go through modes, games, boards, solvers and lessons", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open();
  await isAt(table, "#/play/queens/8");
  await table.click("a8", "e7", "h6");
  await isAt(table, "#/play/queens/8/a8");
  await table.follow("#/play/queens/6/-");
  await isAt(table, "#/play/queens/6");
  await table.choose("Knight’s Tour");
  await isAt(table, "#/play/knights/8x8");
  await table.choose("Watch");
  await isAt(table, "#/knights/8x8/-/warnsdorff@0");
  await table.click("a8");
  await table.step(3);
  await isAt(table, "#/knights/8x8/a8/warnsdorff@3");
  await table.choose("Backtracking");
  await isAt(table, "#/knights/8x8/a8/backtracking@0");
  await table.choose("Learn");
  await isAt(table, "#/learn/words");
  await table.button("All lessons").click();
  await table.page.locator('#toc a[href="#/learn/backtracking"]').click();
  await isAt(table, "#/learn/backtracking");
  await table.choose("Compare");
  await isAt(table, "#/compare/knights/race/8x8/a8/backtracking,forward-checking,warnsdorff@0");

  await table.page.goBack();
  await isAt(table, "#/learn/backtracking");
  await isChosen(table, "Learn");
  await table.page.goBack();
  await isAt(table, "#/learn/words");
  await table.page.goBack();
  await expect(table.solver).toContainText("Backtracking");
  await table.page.goBack();
  await isAt(table, "#/knights/8x8/a8/warnsdorff@3");
  await expect(table.figure("steps")).toHaveText("3");
  for (let times = 0; times < 2; times++) await table.page.goBack();
  await isAt(table, "#/play/knights/8x8");
  await isChosen(table, "Today");
  await table.page.goBack();
  await isAt(table, "#/play/queens/6");
  await table.page.goBack();
  await isAt(table, "#/play/queens/8/a8");
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.page.goBack();
  await expect(table.square("a8")).toHaveAccessibleName("a8, empty");

  await table.page.goForward();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  for (const link of [
    "#/play/queens/6",
    "#/play/knights/8x8",
    "#/knights/8x8/-/warnsdorff@0",
    "#/knights/8x8/a8/warnsdorff@3",
    "#/knights/8x8/a8/backtracking@0",
    "#/learn/words",
    "#/learn/backtracking",
    "#/compare/knights/race/8x8/a8/backtracking,forward-checking,warnsdorff@0",
  ]) {
    await table.page.goForward();
    await isAt(table, link);
  }
});

test("Back leaves a link that the page has given a better name", async ({ table }) => {
  const race = "#/compare/knights/race/8x8/a8/backtracking,forward-checking,warnsdorff@0";
  await table.open({ link: "#/compare/knights" });
  await isAt(table, race);
  for (const [link, named] of [
    ["#/learn/one-per-row/1", "#/learn/one-per-row"],
    ["#/play/today/knights", "#/play/2026-12-16/knights"],
    ["#/queens/8", "#/queens/8/-/forward-checking@0"],
  ] as const) {
    await table.follow(link);
    await isAt(table, named);
    await table.page.goBack();
    await isAt(table, race);
  }
});

test("Back leads to a link that was left while it loaded", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/learn/words" });
  const lesson = /\/thrashing[^/]*\.[jt]s$/;
  const asked = page.waitForRequest(lesson);
  const go = await heldBack(page, lesson);
  await table.setAddress("#/learn/thrashing");
  await asked;
  await table.choose("Today");
  go();
  await isAt(table, "#/play");
  await page.goBack();
  await isAt(table, "#/learn/thrashing");
  await expect(page.locator("#lesson-title")).toHaveText("Thrashing");
  await page.goBack();
  await isAt(table, "#/learn/words");
});

test("a link is read once, when it is opened", async ({ table }) => {
  const { page } = table;
  // Reading a link decodes the signs that are encoded in it, one by one.
  await page.addInitScript(() => {
    const decode = globalThis.decodeURIComponent;
    globalThis.decodeURIComponent = (text) => {
      const { dataset } = document.documentElement;
      if (text === "%40") dataset.decoded = `${Number(dataset.decoded ?? 0) + 1}`;
      return decode(text);
    };
  });
  const decoded = () => page.evaluate(() => document.documentElement.dataset.decoded);
  await table.open({ link: "#/queens/8/a8/forward-checking%4012" });
  await isAt(table, "#/queens/8/a8/forward-checking@12");
  expect(await decoded()).toBe("1");
  await page.goto(`${process.env.PAGE_URL}#/knights/6x6/a6/warnsdorff%407`);
  await isAt(table, "#/knights/6x6/a6/warnsdorff@7");
  expect(await decoded()).toBe("2");
});

// Caught earlier by Back and Forward, above; `tests/unit/places.test.ts`.
test("Back skips moves and steps", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8");
  const length = () => table.page.evaluate(() => history.length);
  const before = await length();
  await table.click("e7", "h6");
  await table.button("Undo").click();
  expect(await length()).toBe(before);
  await table.choose("Watch");
  const watching = await length();
  await table.step(4);
  await isAt(table, "#/queens/8/-/forward-checking@4");
  expect(await length()).toBe(watching);
});

test("a reload and a copied link open exactly the same position", async ({ table }) => {
  const link = "#/play/knights/5x6/a5?closed";
  await table.open({ link });
  await table.click("b3");
  await isAt(table, link);
  await table.reload();
  await expect(table.square("b3")).toHaveAccessibleName("b3, knight, number 2");
  await isAt(table, link);
  const other = await someoneElse(table.page.context().browser()!);
  const page = await other.newPage();
  const fresh = new Table(page);
  await fresh.open({ link });
  await expect(fresh.square("a5")).toHaveAccessibleName("a5, knight, number 1");
  await expect(page.locator("#the-rule")).toHaveText(/end one jump from the start$/);
  await page.goto("about:blank");
  await fresh.open({ link: "#/learn/one-per-row" });
  await isChosen(fresh, "Learn");
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeEnabled();
  await isAt(fresh, "#/learn/one-per-row");
  await page.goto(`${process.env.PAGE_URL}#/compare/knights`);
  await isChosen(fresh, "Compare");
  await other.close();
});

test("a damaged link is reported in a sentence, and nothing is lost", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  const how = "Write one such as #/queens/8/c5/forward-checking@41.";
  for (const [link, sentence] of [
    ["#/nonsense", `This link names no game. ${how}`],
    ["#/%E0%A4%A", `This link names no game. ${how}`],
    ["#/play/queens/8/z9", "The square z9 is off the 8 × 8 board: choose one from a1 to h8."],
    // The nearest that it names is the board in play.
    [
      "#/play/queens/8/a8/more",
      "This link has too many parts. Here is what the rest of the link names.",
    ],
  ] as const) {
    await table.setAddress(link);
    await expect(table.says).toHaveText(sentence);
    await expect(table.square("e7"), link).toHaveAccessibleName("e7, queen");
    await isAt(table, "#/play/queens/8/a8");
  }
  await table.setAddress("#/queens/8/c5/backtracking@x");
  await expect(table.says).toHaveText(
    "“x” is not a step. Here is what the rest of the link names.",
  );
  await isAt(table, "#/queens/8/c5/backtracking@0");
  await table.setAddress("#/play/queens/8/a8");
  await table.click("h6");
  await table.lookAway();
  await expect(table.says).toHaveText(/^3 of 8 queens/);
});

// Caught earlier by `tests/unit/places.test.ts`.
test("a link to another board keeps the game in play", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.follow("#/play/queens/8/b6");
  await expect(table.square("b6")).toHaveAccessibleName("b6, locked queen");
  await expect(table.standing).toHaveText("1 of 8 queens");
  await table.button("Undo").click();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});

// Caught earlier by `www/app/session.test.ts`, `www/panels/run-controller.test.ts`.
test("a seek beyond the end announces the search and then the end", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/queens/8/a8/brute-force@999999999999" });
  await expect(table.says).toHaveText(/^Looking for step 999,999,999,999\. Now at [\d,]+\.$/);
  await table.page.goto("about:blank");
  await table.open({ link: "#/queens/8/a8/forward-checking@5000" });
  await expect(table.says).toHaveText(
    "This run ends at step 298, before step 5,000. Here is its end.",
  );
  await isAt(table, "#/queens/8/a8/forward-checking@298");
});

// Caught earlier by `www/panels/run-controller.test.ts`.
test("an ended run is no longer announced as running", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@112" });
  await table.pace("Normal", 8);
  await table.button("Play").click();
  await table.click("c5");
  await expect(table.says).toHaveText(/^The solver is working/);
  await table.lookAway();
  await expect(table.button("Play again")).toBeVisible({ timeout: 30_000 });
  await expect(table.says).not.toHaveText(/is working/);
});
