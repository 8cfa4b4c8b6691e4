import { labelOf, matchIn } from "./reading.ts";
import { apart, expect, type Table, test } from "./table.ts";

/** Opens a solver in Watch, on a board with its first square given. */
async function watch(table: Table, solver: string) {
  await table.open({ link: "#/queens/8/a8/forward-checking@0?open=all" });
  await table.choose(solver);
  await table.lookAway();
}

/** The points at which the ring around a square is drawn. */
const RING = [-0.47, 0] as const;

// Caught earlier by `pictures.spec.ts`, `www/panels/legend.test.ts`.
test("electric forces are drawn in three colours and three kinds of line", { tag: "@all" }, async ({
  table,
}) => {
  await watch(table, "Electric charges");
  await table.step(2);
  const words = [
    "pushed away from an attacking queen",
    "pushed off the shared line, at random",
    "pushed from the border to the centre",
  ];
  const pictures = [];
  for (const text of words) {
    const sign = table.page.locator(".dash .legend li").filter({ hasText: text });
    const path = sign.last().locator("path").first();
    pictures.push([await path.getAttribute("stroke"), await path.getAttribute("stroke-dasharray")]);
  }
  for (const part of [0, 1]) expect(new Set(pictures.map((of) => of[part])).size).toBe(3);
  // On a queen in conflict, which has none of the three colours.
  const queens = table.page.getByRole("gridcell", { name: /, queen, in conflict$/ });
  const labels = await queens.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ""));
  expect(labels.length).toBeGreaterThan(0);
  for (const name of ["depth-2", "depth-5", "depth-7"]) {
    const colour = await table.colour(name);
    let most = 0;
    for (const label of labels) {
      most = Math.max(most, await table.amount(colour, label.split(",")[0]));
    }
    expect(most, name).toBeGreaterThan(20);
  }
});

// Caught earlier by `pictures.spec.ts`, `www/panels/legend.test.ts`.
test("arc consistency shows the row in which the ruled-out square had no support", {
  tag: "@all",
}, async ({ table }) => {
  await watch(table, "Arc consistency");
  const said = /^([a-h][1-8]) would leave row (\d) with no square, so it’s ruled out/;
  await table.stepUntil(async () => said.test(await table.says.innerText()));
  const [, square, row] = matchIn(await table.says.innerText(), said);
  const bad = await table.colour("bad");
  expect(await table.pixel(square!, ...RING)).toEqual(bad);
  for (const column of ["a", "h"]) {
    const line = await table.pixel(column + row, column === "a" ? -0.45 : 0.45, 0);
    expect(apart(line, bad), `the outline of row ${row}`).toBeLessThan(40);
  }
  // Nothing has been tried yet.
  await expect(table.sign("tried, and taken back")).toBeVisible();
  const tried = table.page.getByRole("gridcell", { name: /, tried$/ });
  await expect(tried).toHaveCount(0);
  await table.stepUntil(async () => (await tried.count()) > 0);
  await table.openPanels("figures");
  await expect(table.figure("backtracks")).not.toHaveText("0");
});

// Caught earlier by `pictures.spec.ts`, `www/panels/legend.test.ts`.
test("backjumping shows the queens to blame and the row it skips", { tag: "@all" }, async ({
  table,
}) => {
  await watch(table, "Conflict-directed backjumping");
  const said = /row (\d) isn’t to blame/;
  await table.stepUntil(async () => said.test(await table.says.innerText()));
  await expect(table.sign("row jumped over")).toBeVisible();
  const row = Number(matchIn(await table.says.innerText(), said)[1]);
  await table.openPanels("figures");
  await expect(table.figure("rows skipped")).toHaveText("1");
  // Two rows down the squares have the same colours, except for the veil.
  const [skipped, plain] = [await table.pixel(`h${row}`), await table.pixel(`h${row - 2}`)];
  expect(apart(skipped, plain)).toBeGreaterThan(20);
  await expect(table.sign("to blame")).toBeVisible();
  expect(await table.pixel("c7", ...RING)).toEqual(await table.colour("bad"));
});

// Caught earlier by `pictures.spec.ts`, `tests/unit/annotations.test.ts`.
test("dancing links shows the covered lines and the squares each row has left", {
  tag: "@all",
}, async ({ table }) => {
  await watch(table, "Dancing links");
  for (const words of ["line covered", "squares left in the row", "chosen"]) {
    await expect(table.sign(words)).toBeVisible();
  }
  // The locked queen covers its row; its neighbours show the line, its ends apart.
  const [on, beside] = [await table.pixel("d8"), await table.pixel("d8", 0, 0.3)];
  expect(apart(on, beside)).toBeGreaterThan(15);
  const tab = await table.pixel("h4", 0.46, -0.06);
  expect(apart(tab, await table.colour("accent"))).toBeLessThan(40);
});

// Caught earlier by `pictures.spec.ts`, `tests/unit/annotations.test.ts`.
test("min-conflicts shows the conflicts that it compares in a row", { tag: "@all" }, async ({
  table,
}) => {
  await watch(table, "Min-conflicts");
  await table.step(9);
  const said = / moves to ([a-h])(\d): (\d) conflict/;
  await expect(table.says).toHaveText(said);
  const [, column, row, fewest] = matchIn(await table.says.innerText(), said);
  await table.openPanels("domains");
  // The panel beside the board compares the same numbers, column by column.
  await expect(table.page.getByRole("heading", { name: "Conflicts", exact: true })).toBeAttached();
  const chart = table.page.getByRole("img", { name: /^Conflicts by column: / });
  const values = matchIn(await labelOf(chart), /\d+/g).map(Number);
  expect(values).toHaveLength(8);
  expect(values["abcdefgh".indexOf(column!)]).toBe(Number(fewest));
  expect(Math.min(...values)).toBe(Number(fewest));
  const plate = await table.colour("panel");
  for (const letter of "abcdefgh") {
    expect(await table.amount(plate, letter + row), letter + row).toBeGreaterThan(50);
  }
  expect(await table.pixel(`${column}${row}`, ...RING)).toEqual(await table.colour("accent"));
});

test("divide and conquer shows the tours of its blocks and how they are joined", async ({
  table,
}) => {
  await table.open({ link: "#/knights/12x12/a12/divide-and-conquer@0" });
  await table.step();
  await expect(table.sign("tour of a block")).toBeVisible();
  const good = await table.colour("good");
  await table.stepUntil(async () => (await table.amount(good)) > 60);
  await expect(table.sign("jump that joins two tours")).toBeVisible();
  await expect(table.sign("jump removed")).toBeVisible();
  for (const name of ["good", "bad"]) {
    expect(await table.amount(await table.colour(name)), name).toBeGreaterThan(60);
  }
  await table.finish();
  await expect(table.says).toHaveText("144 squares, each visited once.");
});

// Caught earlier by `www/panels/legend.test.ts`; a map of tie-breaks, above.
test("strong pruning marks the square for which it will turn back", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/knights/5x6/a5/warnsdorff@0?closed" });
  await table.choose("Strong pruning");
  await expect(table.sign("to blame")).toBeVisible();
  const bad = await table.colour("bad");
  await table.stepUntil(async () => (await table.amount(bad)) > 100);
  await expect(table.says).toHaveText(/^[a-f]\d to [a-f]\d\. .*[a-f]\d/);
  expect(await table.amount(await table.colour("bad"))).toBeGreaterThan(100);
});
