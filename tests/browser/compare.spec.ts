import { expect, test, write } from "./table.ts";

// Caught earlier by `tests/unit/published.test.ts`, `cli/tests/cli/published.rs`.
test("published figures are measured row by row, and long measurements can be cancelled", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open();
  await table.choose("Compare");
  await page.getByRole("tab", { name: "Published figures" }).click();
  await table.button("Measure").click();
  await expect(page.getByText(/rows? takes? longer. Choose Measure the rest/)).toBeVisible({
    timeout: 45_000,
  });
  const rows = page.getByRole("table").filter({ hasText: "Reproduced" }).getByRole("row");
  const row = rows.filter({ hasText: "24,814" });
  // Published; reproduced, bugs included; and corrected, as in the textbook.
  await expect(row.getByRole("cell", { name: "24,814", exact: true })).toHaveCount(2);
  await expect(row).toContainText("199,636");
  await expect(page.getByText(/pruning that is lucky, not sound/).first()).toBeVisible();

  await table.button("Measure the rest").click();
  const bar = page.getByRole("progressbar", { name: "Progress of the measurement" });
  await expect(bar).toBeVisible();
  const panel = page.getByRole("region", { name: "Compare" });
  await panel.getByRole("button", { name: "Cancel" }).first().click();
  await expect(page.getByText("Cancelled.", { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(table.button("Measure the rest")).toBeVisible();
});

test("the button that measures the published figures keeps the focus", async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/compare/queens/published" });
  await table.button("Measure").focus();
  await page.keyboard.press("Enter");
  const cancel = page
    .getByRole("region", { name: "Compare" })
    .getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Measure/ })).toBeFocused();
});

// Caught earlier by `www/charts/charts.test.ts`, `www/compare/surveys.test.ts`.
test("the map shows the starts from which a tie-break succeeds", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  await table.open({ link: "#/compare/knights/starts/8x8/warnsdorff,pruned" });
  await page.getByRole("combobox", { name: "Show" }).selectOption("Warnsdorff’s tie-breaks");
  const map = page.getByRole("grid", { name: /^Map of the starts/ });
  await expect(map).toHaveAccessibleName(/\d+ of 64 starts succeed/);
  await expect(map.getByRole("gridcell")).toHaveText(Array(64).fill(/^[✓×]$/));
  await page.getByRole("combobox", { name: "Ties" }).last().selectOption("How many succeed");
  await expect(map).toHaveAccessibleName(/All tie-breaks succeed from \d+ of 64 starts/);
  // On an odd board, no tour starts on the colour with fewer squares.
  await write(page.getByRole("spinbutton", { name: "Height" }).last(), "5");
  await write(page.getByRole("spinbutton", { name: "Width" }).last(), "5");
  await expect(map).toHaveAccessibleName(/of 13 starts/);
  await expect
    .poll(() => table.link)
    .toBe("#/compare/knights/starts/5x5/warnsdorff,pruned?metric=ties&rule=all");
});

test("the solutions with the locked queen are counted", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.change();
  const solutions = table.page.locator("#solutions");
  await expect(solutions).toHaveText("92");
  await table.click("a8");
  await expect(solutions).toHaveText("4 of 92");
  // Larger boards are counted in a worker.
  await table.resize(12);
  await expect(solutions).toHaveText("14,200");
});

// Caught earlier by `www/compare/surveys.test.ts`, `www/panels/run-controller.test.ts`.
test("counting shows its progress and its result", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(10);
  await table.choose("Count");
  await table.choose("Flat out");
  await expect(table.result(/^Counted in [\d,]+ steps?$/)).toBeVisible();
  await expect(table.figure("solutions")).toHaveText("724");
  await expect(table.figure("up to symmetry")).toHaveText("92");
  await expect(table.page.getByRole("progressbar", { name: "Progress" })).toHaveJSProperty(
    "value",
    1,
  );
});
