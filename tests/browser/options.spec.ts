import { apart, expect, test, write } from "./table.ts";

// Caught earlier by `session.spec.ts`, `tests/solvers/orderings.rs`.
test("an order of rows and squares changes the search, and shows what it compares", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Forward checking");
  await table.change();
  const group = table.options("Forward checking");
  await group.getByLabel("Rows").selectOption("Fewest squares left");
  await table.step(2);
  await expect(table.page.getByText("squares left in the row")).toBeVisible();
  await table.finish();
  const steps = await table.steps();
  expect(steps).not.toBe(132);
  await group.getByLabel("Rows").selectOption("Top down");
  await table.finish();
  expect(await table.steps()).toBe(132);
});

// Caught earlier by `session.spec.ts`, `www/store/results.test.ts`.
test("a seed is part of the run: the same one takes the same steps", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Min-conflicts");
  await table.change();
  const group = table.options("Min-conflicts");
  const run = async (seed: string) => {
    await write(group.getByLabel("Seed", { exact: true }), seed);
    await table.finish();
    return table.steps();
  };
  const [first, second, again] = [await run("1"), await run("2"), await run("1")];
  expect(again).toBe(first);
  expect(second).toBeGreaterThan(0);
  await group.getByRole("button", { name: "Another seed" }).click();
  await expect(group.getByLabel("Seed", { exact: true })).toHaveValue("2");
});

test("options and seed are kept between visits", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.choose("Warnsdorff");
  await table.change();
  const ties = () => table.options("Warnsdorff").getByLabel("Ties");
  await ties().selectOption("Roth: farthest from the centre");
  await table.reload();
  await table.change();
  await expect(ties()).toHaveValue("roth");
});

// Caught earlier by `www/app/session.test.ts`, `tests/run/messages.rs`.
test("options that a solver doesn’t take are refused in a sentence", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  await table.choose("Forward checking");
  await table.change();
  const after = table.options("Forward checking").getByLabel("Restart after");
  await write(after, "-3");
  await expect(table.says).toContainText("write a whole number from 1 up");
});

// Caught earlier by `tests/solvers/suite.rs`.
test("blocked squares are never visited", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.resize(5, 5);
  await table.click("a5");
  await table.button("Block squares").click();
  await expect(table.says).toContainText("Click squares to block");
  await table.click("e1", "d1");
  await expect(table.square("e1")).toHaveAccessibleName("e1, blocked");
  await table.click("a5");
  await expect(table.says).toContainText("The knight starts there");
  await table.click("d1");
  await table.button("Done").click();
  await expect(table.square("d1")).toHaveAccessibleName("d1, empty");
  const light = await table.colour("wood-a");
  expect(apart(await table.pixel("e1", 0.3, 0.3), light)).toBeGreaterThan(60);
  await table.choose("Strong pruning");
  await table.finish();
  await expect(table.says).toHaveText("24 squares, each visited once.");
  await expect(table.square("e1")).toHaveAccessibleName("e1, blocked");
  // Playing by hand, it is also refused.
  await table.newRun();
  await table.button("Play this position").click();
  await table.click("b3", "c1");
  await expect(table.square("e1")).toHaveAccessibleName("e1, blocked");
  await table.reload();
  await expect(table.square("e1")).toHaveAccessibleName("e1, blocked");
});
