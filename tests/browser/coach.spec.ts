/** The coach on a solved puzzle: a verdict on every move, and practice with the reasons that were missed. */
import { expect, test } from "./table.ts";

test("the coach judges every move, and a move shows its position and its reason", async ({
  table,
  context,
}) => {
  // Firefox knows no such permission, and needs none after a click.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  // This board has one solution, without a4.
  await table.open({ link: "#/play/queens/6/b6" });
  await table.click("a4");
  await table.button("Undo").click();
  await table.click("d5", "f4", "a3", "c2", "e1");
  await table.page.locator("#review-open").click();
  const review = table.page.getByRole("region", { name: "How you solved it" });
  await expect(review).toContainText("6 moves");
  await expect(review.getByRole("listitem").first()).toContainText("a4");
  await expect(review).toContainText("4 found");
  await expect(review).toContainText("1 missed an easier one");
  await expect(review).toContainText("1 guessed wrong");

  const move = (name: string) => review.getByRole("button", { name });
  await move("Move 1, a4: guessed wrong").click();
  await expect(review).toContainText("move 1 of 6");
  await expect(review).toContainText(
    "It left row 3, row 2 and row 1 with no way to fill all of them.",
  );
  await expect(review).toContainText(/Taken back after \d+ seconds?\./);
  await expect(table.square("d5")).toHaveAccessibleName(/^d5, free/);
  await expect(table.square("b6")).toHaveAccessibleName(/^b6, locked queen/);

  await move("Next move").click();
  await move("Next move").click();
  await expect(review).toContainText("Move 3, f4: found.");
  await expect(table.square("d5")).toHaveAccessibleName(/^d5, queen/);
  await expect(table.square("a3")).toHaveAccessibleName(/^a3, free/);
  await move("Move 3, f4: found").focus();
  await table.page.keyboard.press("ArrowRight");
  await expect(move("Move 4, a3: found")).toBeFocused();

  await table.page.keyboard.press("Control+z");
  await expect(review, "Undo shows the move before").toContainText("Move 3, f4: found.");
  await table.page.keyboard.press("Control+y");
  await expect(review).toContainText("Move 4, a3: found.");

  await move("Solved board").click();
  await expect(table.square("e1"), "the game itself is whole").toHaveAccessibleName(/^e1, queen/);
  await table.button("Share").click();
  await expect(table.page.locator("#share")).toContainText("4 of 6 moves found");
  await move("Move 1, a4: guessed wrong").click();
  await table.click("d5");
  await expect(review, "a click on the board shows the solved board").toContainText("6 moves");

  await move("Move 1, a4: guessed wrong").click();
  await table.restart.click();
  await expect(review, "Start over leaves the review").toHaveCount(0);
  await expect(table.square("e1")).toHaveAccessibleName(/^e1, free/);
});

// Caught earlier by `www/learn/rounds.test.ts`, `www/play/review/review-words.test.ts`.
test("the reasons missed most are practised in rounds of ten, and counted", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/play/queens/6/b6" });
  await table.click("d5", "f4", "a3", "c2", "e1");
  await table.page.locator("#review-open").click();
  await table.button("Practise one-line reasons").click();
  await expect
    .poll(() => table.link)
    .toMatch(/^#\/learn\/lines\/practice\?idea=one-line&seed=\d+&board=queens-6$/);
  await expect(table.page.getByText("Question 1 · 0 of 10 solved")).toBeVisible();
  // The first question is the position before d5, where an easier reason was missed.
  await expect(table.square("b6")).toHaveAccessibleName(/^b6, locked queen/);
  await expect(table.square("d5")).toHaveAccessibleName(/^d5, free/);
});
