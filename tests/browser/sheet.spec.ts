/** Past puzzles, statistics and the collection, and their accessibility. */
import { clean } from "./access.ts";
import { saved } from "./saving.ts";
import { queensLeft } from "./solving.ts";
import { expect, SOLUTION, type Table, test } from "./table.ts";

const sheet = (table: Table) => table.page.getByRole("dialog", { name: "Your puzzles" });

const tab = (table: Table, name: string) => sheet(table).getByRole("tab", { name, exact: true });

/**
 * The contents of a downloaded file.
 * @param name of a button
 */
async function downloaded(table: Table, name: string) {
  const button = sheet(table).getByRole("button", { name, exact: true });
  return (await saved(table.page, () => button.click())).content.toString();
}

test("a past puzzle is listed in its month, and doesn’t count for the streak", async ({
  table,
}) => {
  await table.arrive("2026-03-02T10:00:00", "#/play/queens/8");
  await table.past();
  await expect(sheet(table).getByRole("heading", { name: "March 2026" })).toBeVisible();
  await expect(sheet(table).getByRole("button", { name: /of .*: not played$/ })).toHaveCount(8);
  await expect(
    sheet(table).getByRole("button", {
      name: /^Queen’s Challenge of Mon 2 March, \d+ × \d+, Medium: /,
    }),
    "it shows size and grade",
  ).toBeVisible();
  await sheet(table).getByRole("button", { name: "February 2026" }).click();
  await expect(sheet(table).getByRole("button", { name: /^Queen’s Challenge of / })).toHaveCount(
    28,
  );
  await sheet(table).getByRole("button", { name: "January 2026" }).click();
  await expect(sheet(table).getByRole("heading", { name: "January 2026" })).toBeVisible();
  await expect(sheet(table).locator("#month-before"), "there was none before").toBeDisabled();
  await sheet(table)
    .getByRole("button", { name: /^Queen’s Challenge of Mon 5 January/ })
    .click();
  await expect(sheet(table)).toBeHidden();
  await expect.poll(() => table.link).toBe("#/play/2026-01-05/queens");
  await table.click(...(await queensLeft(table)));
  await expect(table.page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
  await expect(table.page.locator("#streak")).toHaveCount(0);
  await table.past();
  await expect(
    sheet(table).getByRole("button", { name: /^Queen’s Challenge of Mon 5 January.*: solved$/ }),
  ).toBeVisible();
});

test("solves are counted and collected, and statistics can be reset and restored", async ({
  table,
}) => {
  await table.open();
  await table.click("a8", ...SOLUTION);
  await expect(table.page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
  await table.past("Collection");
  await expect(sheet(table).locator("#found")).toHaveText("1");
  await expect(sheet(table).locator("#found-shapes")).toHaveText("1");
  await expect(sheet(table).getByRole("listitem")).toHaveCount(12);
  await tab(table, "Collection").press("ArrowLeft");
  await expect(tab(table, "Statistics")).toBeFocused();
  await expect(sheet(table).locator("#statistics-kpi")).toContainText("1");
  await expect(sheet(table).getByRole("cell", { name: "1", exact: true }).first()).toBeVisible();

  const json: unknown = JSON.parse(await downloaded(table, "Save as JSON"));
  expect(JSON.stringify(json)).toContain("queens/8/a8");
  const csv = (await downloaded(table, "Save as CSV")).trim().split(/\r?\n/);
  expect(csv).toHaveLength(2);
  const [head, row] = csv.map((line) => line.split(",").length);
  expect(head).toBe(row);

  const ask = table.page.getByRole("alertdialog", { name: "Reset the statistics?" });
  await sheet(table).getByRole("button", { name: "Reset statistics…" }).click();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect(ask).toBeHidden();
  await tab(table, "Collection").click();
  await expect(sheet(table).locator("#found")).toHaveText("1");
  await tab(table, "Statistics").click();
  await sheet(table).getByRole("button", { name: "Reset statistics…" }).click();
  await ask.getByRole("button", { name: "Reset", exact: true }).click();
  const restore = sheet(table).getByRole("button", { name: "Restore statistics" });
  await expect(restore).toBeFocused();
  await tab(table, "Collection").click();
  await expect(sheet(table).locator("#found")).toHaveText("0");
  await tab(table, "Statistics").click();
  await restore.click();
  await expect(sheet(table).getByRole("button", { name: "Reset statistics…" })).toBeFocused();
  await tab(table, "Collection").click();
  await expect(sheet(table).locator("#found")).toHaveText("1");
  await table.page.keyboard.press("Escape");
  await expect(sheet(table)).toBeHidden();
});

// Caught earlier by `robust.spec.ts`.
test("a solved puzzle shows what solvers would need, and opens one in Watch", {
  tag: "@all",
}, async ({ table }) => {
  await table.open();
  await table.click("a8", ...SOLUTION);
  const how = table.page.locator("#how");
  await expect(how).toContainText("Backtracking");
  await how.getByRole("button", { name: /^See how a solver does it/ }).click();
  await table.isOn("Watch");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
});

for (const theme of ["light", "dark"] as const) {
  // The themes share their structure; `www/board/depths.test.ts` and `access.spec.ts` have both.
  const tag = theme === "light" ? [] : "@all";
  test(`axe finds nothing wrong in Play, ${theme}`, { tag }, async ({ table }) => {
    test.setTimeout(120_000);
    await table.page.emulateMedia({ colorScheme: theme });
    await table.arrive("2026-12-19T10:00:00");
    await expect(table.offer("Queen’s Challenge")).toBeVisible();
    await clean(table);
    await table.follow("#/play/queens/8/c1+f6");
    await table.square("h7").click({ button: "right" });
    await table.button("Hint").click();
    await clean(table);
    const hint = table.page.getByRole("dialog", { name: "Hint" });
    await expect(hint.getByRole("button", { name: "I’ll do it" })).toBeVisible();
    await clean(table);
    await table.page.keyboard.press("Escape");
    await table.click("a7");
    await table.click(...(await queensLeft(table)).slice(0, 2));
    await clean(table);
    await table.follow("#/setup/knights/6x6/a6?blocked=c3,d3");
    await clean(table);
    await table.past("Collection");
    for (const name of ["Collection", "Statistics", "Past puzzles"]) {
      await tab(table, name).click();
      await clean(table);
    }
    await table.page.keyboard.press("Escape");
    await table.follow("#/play/queens/6/b6");
    await table.tools();
    await clean(table);
    await table.button("Save the board").click();
    await expect(table.page.getByRole("dialog", { name: "Save the board" })).toBeVisible();
    await clean(table);
  });
}
