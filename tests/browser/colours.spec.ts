/** Colour Queens: a whole game, and its solvers in Watch. */

import { expect, test } from "./table.ts";

const SOLUTION = ["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"];

// Caught earlier by `tests/unit/colours.test.ts`, `hints.spec.ts`.
test("a board of colours names its rule, explains conflicts, and gives hints", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ game: "colour" });
  await expect(page.locator("#the-rule")).toHaveText(
    "8 queens: one per row, column and colour, none touching",
  );
  await expect.poll(() => table.link).toMatch(/^#\/play\/colour\/6A2B2ACA4B/);
  await table.click("a8", "e7", "f6");
  await expect(table.says).toHaveText("e7 and f6 touch.");
  await table.click("f6", "h6");
  await expect(table.says).toHaveText("e7 and h6 are both orange.");
  await expect(table.standing).toContainText("3 of 8 queens");
  await table.button("Undo").click();
  await table.button("Hint").click();
  const hint = page.getByRole("dialog", { name: "Hint" });
  await expect(hint).toContainText("Yes, it can still be solved.");
  await expect(hint).toContainText(/has only .* so [a-h][1-8] is out\./);
  await hint.getByRole("button", { name: /^(Cross out|Put a queen)/ }).click();
  await expect(hint).toBeHidden();
  await table.button("Undo").click();
  await table.click("d3");
  await table.button("Hint").click();
  await expect(hint).toContainText("No, it can’t be solved from here.");
  await hint.getByRole("button", { name: "Go back to before it" }).click();
  await expect(table.square("d3")).not.toHaveAccessibleName(/queen/);
});

test("a game of colours is saved, played to the end by mouse and keyboard, and reopened", {
  tag: "@every-engine",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ game: "colour" });
  await table.click(...SOLUTION.slice(0, 3));
  await table.square("a1").click({ button: "right" });
  await expect(table.square("a1")).toHaveAccessibleName(/crossed out/);
  await table.reload();
  await expect(table.standing).toContainText("3 of 8 queens");
  await table.click(...SOLUTION.slice(3, 7));
  await table.square("c1").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Your first solve");
  await expect(page.locator("#how-bars")).toContainText("Forward checking");
  const own = table.link;
  await table.follow("#/play/queens/8");
  await page.goBack();
  await expect.poll(() => table.link).toBe(own);
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
});

// Caught earlier by `tests/unit/colours.test.ts`.
test("Watch runs boards of colours, lists other boards, and offers the solvers that take them", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/colour" });
  await table.step(2);
  await expect(table.says).toContainText("c7");
  await table.openPanels("domains");
  await expect(page.locator("#colours-left")).toContainText("Squares left by colour");
  await table.change();
  await page.getByRole("combobox", { name: "Board", exact: true }).selectOption("5 × 5, easy");
  await expect.poll(() => table.link).toMatch(/^#\/colour\/4AB2A/);
  await table.chooseSolver("Arc consistency");
  await table.finish();
  await expect(table.says).toContainText("5 queens");
  await table.solver.click();
  await expect(
    table.entry("The formula").or(table.entry("Linear-time search")).first(),
  ).toHaveAttribute("aria-disabled", "true");
});

// Caught earlier by `tests/unit/colours.test.ts`.
test("a race runs on another board of colours, and Every start says why it doesn’t apply", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/compare/colour/race" });
  await expect(page.getByRole("combobox", { name: "Ready-made races" })).toHaveValue("colours");
  await page.getByRole("button", { name: "Puzzle and solvers" }).click();
  const board = page.getByRole("combobox", { name: "Board", exact: true });
  await board.selectOption("6 × 6, medium");
  await expect
    .poll(() => table.link)
    .toMatch(/^#\/compare\/colour\/race\/2A3B.*\/-\/backtracking,/);
  const solver = page
    .getByRole("group", { name: "Set-up of lane A" })
    .getByRole("combobox")
    .first();
  await expect(solver.locator('option[value="linear"]')).toBeDisabled();
  await page.getByRole("tab", { name: "Every start" }).click();
  await expect(page.locator("#starts")).toContainText(
    "Every start does not apply to Colour Queens",
  );
  await page.getByRole("tab", { name: "Published" }).click();
  await expect(page.locator("#published-tab")).toContainText("none for Colour Queens");
});
