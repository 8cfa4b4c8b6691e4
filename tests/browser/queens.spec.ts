import { apart, expect, SOLUTION, test } from "./table.ts";

test("you can lock a queen and solve the board by hand", async ({ table }) => {
  await table.open();
  await expect(table.says).toHaveText("Click a square to lock the first queen.");
  await table.click("a8");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await table.lookAway();
  expect(await table.pixel("a8", -0.42, 0)).toEqual(await table.colour("locked"));
  await table.click(...SOLUTION);
  await expect(table.says).toHaveText(/^Solved in 7 moves and \d+:\d\d/);
  await expect(table.spoken).toHaveText(/^Queen on d1. Solved in 7 moves/);
  await expect(
    table.page.getByRole("heading", { name: /^Solved in \d+:\d\d · no hints$/ }),
  ).toBeVisible();
  await table.lookAway();
  expect(await table.pixel("d1", -0.42, 0)).toEqual(await table.colour("good"));
});

test("with Safe squares only, an attacked square is refused, and its attacker is named and drawn", async ({
  table,
}) => {
  await table.open();
  await table.tools();
  await table.tick("Safe squares only").check();
  await table.click("a8");
  await table.lookAway();
  const before = await table.pixel("c6", 0.05, 0.05);
  await table.square("e4").hover();
  await expect(table.says).toHaveText(
    "The queen on a8 attacks e4: choose a square that no queen attacks.",
  );
  // The sentence isn't red: only a move can be a mistake.
  const line = await table.pixel("c6", 0.05, 0.05);
  expect(apart(line, before)).toBeGreaterThan(40);
  expect(line[0] - line[1]).toBeLessThan(25);
  await expect(table.says).not.toHaveClass(/\bbad\b/);
  await table.click("e4");
  await expect(table.says).toHaveClass(/\bbad\b/);
  await expect(table.spoken).toHaveText(/^The queen on a8 attacks e4/);
  await expect(table.standing).toHaveText("1 of 8 queens");
  await expect(table.square("e4")).toHaveAccessibleName("e4, attacked");
  await table.square("b6").hover();
  await expect(table.says).toHaveText("b6 is free.");
});

// Caught earlier by `tests/puzzles/messages.rs`, `crosses.spec.ts`.
test("the locked queen stays", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "a8");
  await expect(table.says).toHaveText(/^The queen on a8 is locked/);
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
});

// Caught earlier by `session.spec.ts`, `tests/unit/saving.test.ts`.
test("queens can be taken off, moves undone and redone, and a puzzle restarted", {
  tag: "@all",
}, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7", "h6");
  await expect(table.standing).toHaveText("3 of 8 queens");
  await table.click("e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, free");
  await table.button("Undo").click();
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.button("Undo").click();
  await expect(table.square("h6")).toHaveAccessibleName("h6, free");
  await table.button("Redo").click();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.restart.click();
  await expect(table.standing).toHaveText("1 of 8 queens");
  await expect(table.restart).toBeDisabled();
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await table.button("Undo").click();
  await expect(table.standing).toHaveText("3 of 8 queens");
});

test("a queen can be placed anywhere, and conflicts are shown", async ({ table }) => {
  await table.open();
  await table.click("a8", "e4");
  await table.lookAway();
  await expect(table.says).toHaveText("a8 and e4 share a diagonal.");
  await expect(table.square("e4")).toHaveAccessibleName("e4, queen, in conflict");
  const bad = await table.colour("bad");
  expect(await table.pixel("c6")).toEqual(bad);
  expect(await table.pixel("e4", -0.42, 0)).toEqual(bad);
  expect(await table.pixel("a8", -0.42, 0)).toEqual(await table.colour("locked"));
});

test("a board where every square is attacked says so", async ({ table }) => {
  await table.open({ link: "#/play/queens/4" });
  await table.click("a4", "c3");
  await table.lookAway();
  await expect(table.page.getByText("1 square is free", { exact: true })).toBeVisible();
  await table.click("b1");
  await table.lookAway();
  await expect(table.says).toHaveText("Every square is attacked. Undo, or take a queen off.");
});

test("a hopeless lock is reported", async ({ table }) => {
  await table.open({ link: "#/play/queens/6" });
  await table.click("b5");
  await table.lookAway();
  await expect(table.says).toHaveText(
    /^No 6 × 6 solution has a queen on b5: .* Lock another square\.$/,
  );
});

// Caught earlier by `tests/puzzles/messages.rs`, `tests/unit/places.test.ts`.
test("a size out of range is refused, and the game continues", { tag: "@all" }, async ({
  table,
}) => {
  await table.open();
  await table.click("a8", "e7");
  await table.follow("#/play/queens/1000001");
  await expect(table.says).toHaveText(
    "There is no 1,000,001 × 1,000,001 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
  );
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
});

// Caught earlier by `session.spec.ts`, `address.spec.ts`.
test("a reload restores the game and its undo", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7", "h6");
  await table.reload();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await table.button("Undo").click();
  await expect(table.square("h6")).toHaveAccessibleName("h6, free");
});

// Caught earlier by `www/saves/storage.test.ts`, `saves.spec.ts`.
test("an unreadable save is set aside, with a message", { tag: "@all" }, async ({ table }) => {
  await table.prepare(() => localStorage.setItem("forward-check", "{mangled"));
  await table.open();
  await expect(table.says).toHaveText(/^One saved entry was set aside\. It could not be read\./);
  await expect(table.standing).toHaveText("0 of 8 queens");
  const quarantined = () => localStorage.getItem("forward-check/quarantine/1/corrupt/settings");
  expect(await table.page.evaluate(quarantined)).toBe("{mangled");
});

// Caught earlier by `www/saves/storage.test.ts`.
test("a save with an impossible move keeps the moves before it", { tag: "@all" }, async ({
  table,
}) => {
  await table.open();
  await table.click("a8", "e7");
  await table.prepare(() => {
    const key = "forward-check/game/queens/8/a8";
    localStorage.setItem(key, localStorage.getItem(key)!.replace('"e7"', '"e7 a0 h6"'));
  });
  await table.reload();
  await expect(table.says).toHaveText(
    /^Only part of the saved game could be restored\. “a0” is not a saved move/,
  );
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  const quarantined = () =>
    localStorage.getItem("forward-check/quarantine/1/moves/game/queens/8/a8");
  expect(await table.page.evaluate(quarantined)).toContain('"e7 a0 h6"');
});
