import { expect, type Table, test, write } from "./table.ts";

/** The result next to a solver in the menu. */
async function expectBeside(table: Table, solver: string, words: string | RegExp) {
  await table.solver.click();
  await expect(table.entry(solver).locator(".end")).toHaveText(words);
  await table.page.keyboard.press("Escape");
  await expect(table.entry(solver)).toBeHidden();
}

// Caught earlier by `www/app/board-controller.test.ts`.
test("the clock keeps its time through Watch and Learn", { tag: "@all" }, async ({ table }) => {
  await table.wind();
  await table.open();
  await table.click("a8", "e7");
  const clock = table.page.getByRole("timer");
  // A pause of more than a minute between two frames is not play.
  for (const seconds of [30_000, 35_000]) await table.page.clock.fastForward(seconds);
  await expect(clock).toHaveText(/^1:0\d$/);
  for (const mode of ["Watch", "Learn", "Compare"]) {
    await table.choose(mode);
    await table.page.clock.fastForward(600_000);
    await table.resume();
    await expect(clock, mode).toHaveText(/^1:[01]\d$/);
  }
});

test("the result next to a solver is for its options and seed", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.change();
  await table.click("a8");
  await table.choose("Forward checking");
  await table.finish();
  await expectBeside(table, "Forward checking", "132 steps");
  await table.change();
  const rows = table.options("Forward checking").getByLabel("Rows");
  await rows.selectOption({ index: 1 });
  await expectBeside(table, "Forward checking", "not run");
  await rows.selectOption({ index: 0 });
  await expectBeside(table, "Forward checking", "132 steps");
  await table.choose("Min-conflicts");
  await table.finish();
  await expectBeside(table, "Min-conflicts", /^[\d,]+ steps?$/);
  await table.options("Min-conflicts").getByRole("button", { name: "Another seed" }).click();
  await expectBeside(table, "Min-conflicts", "not run");
});

test("a lesson leaves your game alone", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.choose("Learn");
  await table.button("All lessons").click();
  await table.page.locator("#toc a").last().click();
  await table.resume();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});

// Caught earlier by the test above, `www/store/state.test.ts`.
test("links, lessons and cards leave your game alone", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  const ways = {
    link: () => table.follow("#/queens/6/b6/backtracking@5"),
    lesson: async () => {
      await table.choose("Learn");
      await table.button("All lessons").click();
      await table.page.locator("#toc a").first().click();
      await table.button("Open in Watch").click();
    },
    card: async () => {
      await table.showCode("About the solver");
      await table.button("Show me this moment").click();
    },
    restart: () => table.newRun(),
  };
  for (const [name, go] of Object.entries(ways)) {
    await table.choose("Watch");
    await go();
    await table.resume();
    await expect(table.square("e7"), name).toHaveAccessibleName("e7, queen");
    await expect(table.standing, name).toHaveText("2 of 8 queens");
  }
});

test("clearing the board can be undone, even after a reload", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7", "h6");
  const isBack = () => expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  // A board of another size is another puzzle: Undo does not lead from one to the other.
  await table.follow("#/play/queens/6");
  await expect(table.button("Undo")).toBeDisabled();
  await table.follow("#/play/queens/8/a8");
  await isBack();
  for (const clear of [
    () => table.follow("#/play/queens/8/a5"),
    () => table.follow("#/play/queens/8/c4+g3"),
    () => table.restart.click(),
  ]) {
    await clear();
    await expect(table.page.getByRole("gridcell", { name: "h6, queen" })).toHaveCount(0);
    await table.button("Undo").click();
    await isBack();
  }
  await table.click("c4");
  await table.follow("#/play/queens/8/c4+g3");
  await table.reload();
  await expect(table.square("g3")).toHaveAccessibleName("g3, locked queen");
  await table.page.keyboard.press("Control+z");
  await expect(table.square("c4")).toHaveAccessibleName("c4, queen");
  await table.page.keyboard.press("Control+y");
  await expect(table.square("g3")).toHaveAccessibleName("g3, locked queen");
});

test("redo survives a visit to Watch and a reload", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7", "h6");
  await table.button("Undo").click();
  await table.choose("Watch");
  await table.resume();
  await table.button("Redo").click();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.button("Undo").click();
  await table.reload();
  await table.button("Redo").click();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
});

test("a run is still there after a visit elsewhere and after a reload", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.step(3);
  for (const mode of ["Today", "Learn", "Compare"]) {
    await table.choose(mode);
    await table.choose("Watch");
    // A newcomer practises on colours.
    if (mode === "Today") await table.choose("Queen’s Challenge");
    await expect(table.figure("steps"), mode).toHaveText("3");
  }
  await table.choose("Knight’s Tour");
  await table.choose("Queen’s Challenge");
  await expect(table.figure("steps")).toHaveText("3");
  await table.choose("Today");
  await table.reload();
  await table.choose("Watch");
  await table.choose("Queen’s Challenge");
  await expect(table.figure("steps")).toHaveText("3");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await table.step();
  await expect(table.figure("steps")).toHaveText("4");
});

// Caught earlier by `www/app/board-controller.test.ts`, `www/store/playing.test.ts`.
test("a position can be taken from Play to Watch and back", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.tools();
  await table.button("Watch a solver").click();
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await table.step();
  await expect(table.square("c7")).toHaveAccessibleName(/^c7, queen/);
  await table.change();
  await table.button("Play this position").click();
  await table.isOn("Today");
  await expect(table.square("c7")).toHaveAccessibleName("c7, queen");
  await expect(table.standing).toHaveText("2 of 8 queens");
  await table.button("Undo").click();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});

test("a click reaches nothing hidden", async ({ table }) => {
  await table.open({ mode: "watch" });
  const others = table.page.locator("#deck, #lesson-title");
  await expect(others).toHaveCount(1);
  await table.choose("Learn");
  await expect(others).toHaveCount(1);
  await table.follow("#/play/queens/8");
  await expect(others).toHaveCount(0);
  await table.click("a8");
  const seen = await table.page.evaluateHandle(() => {
    const touched: string[] = [];
    const observer = new MutationObserver((records) => {
      touched.push(...records.map(({ target }) => target.nodeName));
    });
    const all = { attributes: true, childList: true, characterData: true, subtree: true };
    for (const part of document.querySelectorAll("main, dialog:not([open])")) {
      const unseen = [part, ...part.querySelectorAll("*")].filter((one) => !one.checkVisibility());
      for (const one of unseen) observer.observe(one, all);
    }
    return touched;
  });
  await table.click("e7", "h6");
  await table.button("Undo").click();
  await table.restart.click();
  await table.drawn();
  await expect(others).toHaveCount(0);
  expect(await seen.jsonValue()).toEqual([]);
});

// Caught earlier by `www/app/session.test.ts`.
test("a refused option leaves the run and its options alone", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.step(3);
  await table.change();
  const after = table.options("Forward checking").getByLabel("Restart after");
  await write(after, "-3");
  await expect(table.says).toContainText("write a whole number from 1 up");
  await expect(after).toHaveValue("");
  await expect(table.figure("steps")).toHaveText("3");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
});
