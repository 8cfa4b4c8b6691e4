import { apart, expect, test } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

/** Relative luminance as in WCAG 2. @param {number[]} colour */
function luminance(colour) {
  const [r, g, b] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well two colours are told apart: 1 to 21. @param {number[]} one @param {number[]} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Table} table @param {string} name */
const tick = (table, name) => table.page.getByRole("checkbox", { name: new RegExp(name) });

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`free squares carry a dot that is seen: ${colorScheme}`, async ({ table }) => {
    await table.page.emulateMedia({ colorScheme });
    await table.open();
    await table.click("a8");
    await table.lookAway();
    // A dark square and a light one, first free and then attacked.
    for (const [free, attacked] of [
      ["b6", "b7"],
      ["c6", "c6"],
      ["h5", "h8"],
    ]) {
      const middle = await table.pixel(attacked);
      expect(apart(middle, await table.pixel(attacked, 0.3, 0.3)), attacked).toBeLessThan(8);
      if (free === attacked) continue;
      const ratio = contrast(await table.pixel(free), await table.pixel(free, 0.35, 0.3));
      expect(ratio, free).toBeGreaterThanOrEqual(3);
    }
    await expect(table.square("b6")).toHaveAccessibleName("b6, free");
  });
}

test("a small square carries its dot, too", async ({ table }) => {
  await table.open();
  await table.resize(40);
  await table.click("a40");
  await table.lookAway();
  expect(contrast(await table.pixel("c39"), await table.pixel("c39", 0.35, 0.35))).toBeGreaterThan(
    3,
  );
  expect(apart(await table.pixel("b39"), await table.pixel("b39", 0.35, 0.35))).toBeLessThan(8);
});

test("a locked queen has its padlock, in conflict and in Watch, too", async ({ table }) => {
  await table.open();
  await table.click("d5");
  const body = () => table.pixel("d5", 0.33, -0.26);
  const beside = () => table.pixel("d5", -0.33, -0.26);
  await table.lookAway();
  expect(await beside()).toEqual(await table.colour("locked"));
  expect(await body()).toEqual([255, 255, 255]);
  await tick(table, "Free placing").check();
  await table.click("d8");
  await table.lookAway();
  const bad = await table.colour("bad");
  expect(await beside()).toEqual(bad);
  expect(await body()).toEqual([255, 255, 255]);
  expect(await table.pixel("d8", 0.33, -0.26)).toEqual(bad);
  await table.button("Watch this position").click();
  expect(await body()).toEqual([255, 255, 255]);
});

test("no name of a row or a column is written over a piece", async ({ table }) => {
  await table.open();
  const locked = await table.colour("locked");
  const amounts = [];
  for (const name of ["a1", "d5"]) {
    await table.click(name);
    await table.lookAway();
    amounts.push(await table.amount(locked, name));
    await table.button("Clear the board").click();
  }
  expect(amounts[0]).toBe(amounts[1]);
  expect(amounts[0]).toBeGreaterThan(500);
});

test("onward moves and their panel go together", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8");
  const panel = table.page.getByRole("heading", { name: "Onward moves" });
  await expect(panel).toBeVisible();
  await tick(table, "Onward moves").uncheck();
  await expect(panel).toBeHidden();
  await table.click("b6");
  await expect(panel).toBeHidden();
  await tick(table, "Onward moves").check();
  await expect(panel).toBeVisible();
});

test("a board without a solution says so before the first move", async ({ table }) => {
  await table.open();
  await table.resize(3);
  await expect(table.says).toHaveText(
    /^On 3 × 3 a queen leaves at most .* Choose a larger board\.$/,
  );
  await table.square("b2").hover();
  await expect(table.says).toHaveText(/^On 3 × 3/);
  await table.resize(6);
  await table.click("a6");
  await table.lookAway();
  await expect(table.says).toHaveText(/^No solution of 6 × 6 has a queen on a6/);
  await table.choose("Knight’s Tour");
  await table.resize(4, 4);
  await expect(table.says).toHaveText(/^No tour exists on 4 × 4: .* Choose a larger board\.$/);
  await table.resize(5, 5);
  await expect(table.says).toHaveText("Click a square to start the tour.");
  await table.choose("Closed tour");
  await expect(table.says).toHaveText(
    "No closed tour exists on 5 × 5 (Schwenk, 1991). Choose an open tour, or another board.",
  );
  await table.choose("Open tour");
  await table.click("b5");
  await table.lookAway();
  await expect(table.says).toHaveText(/this start has the rarer colour.* Choose another start\.$/);
  await table.button("Clear the board").click();
  await table.click("a5");
  await table.lookAway();
  await expect(table.says).toHaveText("Move 0: 24 squares to go.");
});

test("who wishes is warned when the queens can't be completed", async ({ table }) => {
  await table.open();
  await table.resize(5);
  await expect(tick(table, "Warn me")).not.toBeChecked();
  await table.click("a5", "d3");
  await table.lookAway();
  await expect(table.says).toHaveText(/^2 of 5 queens\. 2 squares are free\.$/);
  await tick(table, "Warn me").check();
  await expect(table.says).toHaveText("Row 4 has no free square left. Undo to go on.");
  const bad = await table.colour("bad");
  expect(await table.pixel("c4", 0, -0.48)).toEqual(bad);
  await table.button("Undo").click();
  await expect(table.says).not.toHaveText(/no free square left/);
  await table.reload();
  await expect(tick(table, "Warn me")).toBeChecked();
  await table.button("Redo").click();
  await expect(table.says).toHaveText("Row 4 has no free square left. Undo to go on.");
  await tick(table, "Warn me").uncheck();
  await expect(table.says).toHaveText(/^2 of 5 queens\. 2 squares are free\.$/);
});

test("who does not wish is not warned of a tour that can't be completed", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.resize(6, 6);
  await table.click("e4", "c5", "d3", "b4", "d5");
  await table.lookAway();
  await expect(tick(table, "Warn me")).toBeChecked();
  await expect(table.says).toHaveText(/^a6 is stranded/);
  await expect(table.square("a6")).toHaveAccessibleName("a6, stranded");
  await tick(table, "Warn me").uncheck();
  await expect(table.says).toHaveText("Move 4: 31 squares to go.");
  await expect(table.square("a6")).toHaveAccessibleName("a6, empty");
  await table.choose("Queen’s Challenge");
  await expect(tick(table, "Warn me")).not.toBeChecked();
});

test("a refusal goes when its reason goes", async ({ table }) => {
  await table.open();
  await table.click("a8", "e4");
  await expect(table.says).toHaveText(/^The queen on a8 attacks e4/);
  await tick(table, "Free placing").check();
  await expect(table.says).not.toHaveText(/attacks e4/);
  await tick(table, "Free placing").uncheck();
  await table.click("e7", "e4");
  await expect(table.says).toHaveText(/attack e4/);
  await table.page.keyboard.press("Control+z");
  await expect(table.says).toHaveText(/^1 of 8 queens/);
  await table.resize(-3);
  await expect(table.says).toHaveText(
    "There is no −3 × −3 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
  );
  await table.click("e7");
  await table.lookAway();
  await expect(table.says).toHaveText(/^2 of 8 queens/);
});

test("instructions are not red", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.button("Block squares").click();
  await expect(table.says).toHaveText(/^Click squares to block them/);
  await expect(table.says).not.toHaveClass("bad");
});
