/** Your own solve as a lane of a race. */
import { expect, type Table, test } from "./table.ts";

const ANSWER = ["d5", "f4", "a3", "c2", "e1"];

/** Solves a board of 6 × 6 by hand, with a queen that is taken back. */
async function solve(table: Table) {
  await table.open({ link: "#/play/queens/6/b6" });
  await table.click("c3");
  await table.button("Undo").click();
  await table.click(...ANSWER);
  await expect(table.page.getByRole("region", { name: "Result" })).toBeVisible();
}

const yours = (table: Table) => table.page.getByRole("article", { name: "Lane Y: You" });

test("a solve races the solvers of its card, step by step, and is removed and added again", async ({
  table,
}) => {
  await solve(table);
  await table.page.getByRole("button", { name: "Race your solve against them" }).click();
  await expect(table.page.locator("#race-set-up")).toContainText("One puzzle, you and");
  await expect(yours(table).getByRole("button", { name: "You win" })).toBeVisible();
  await expect(table.page.getByRole("article").first()).toHaveAccessibleName("Lane Y: You");
  await table.button("Start the race").click();
  // The race is short, and may have ended by itself.
  await table.page.keyboard.press("End");
  await expect(yours(table)).toContainText("7 steps");
  await table.page.keyboard.press("Home");
  await table.page.keyboard.press(".");
  await expect(yours(table)).toContainText("Queen on c3.");
  await table.page.keyboard.press(".");
  await expect(yours(table)).toContainText("The queen on c3 comes off.");
  await table.page.keyboard.press("End");
  await expect(yours(table)).toContainText("7 steps");
  await expect(table.page.locator("#takeaway")).toContainText(/^You 7 steps · /);
  await expect(table.spoken).toContainText("You 7 steps");

  await table.page.getByRole("button", { name: "Puzzle and solvers" }).click();
  await table.button("Remove your lane").click();
  await expect(yours(table)).toBeHidden();
  await table.button("Add your solve").click();
  await expect(yours(table)).toBeVisible();
  await table.reload();
  await expect(yours(table), "it is kept").toBeVisible();
});

// Caught earlier by `www/compare/race.test.ts`.
test("a link to a race with a solve that isn’t recorded here says so, and the solvers race", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/compare/queens/race/6/b6/backtracking@0?you=1" });
  await expect(table.page.locator("#race-missing")).toHaveText(
    "Your lane is missing: no solve of this puzzle is recorded on this device.",
  );
  await expect(table.page.getByRole("article")).toHaveCount(1);
  await table.page.keyboard.press("End");
  await expect(table.page.getByRole("article")).toContainText("1st");
});
