/** Make your own: boards of colours are painted, repaired and played. */
import { boxOf } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

/** Two solutions, which differ in four squares. */
const TWO = "#/setup/colour/3AB3CDA4BC2D2A3BCEDA4B3E3A3F2EAF2AF3EG4F2EH3G2F3H/-";

const solutions = (table: Table) => table.page.locator("#paint-solutions");
const colour = (table: Table, letter: string) =>
  table.page.getByRole("radio", { name: new RegExp(`\\(${letter}\\)$`) });

/** Draws over squares with the mouse. */
async function draw(table: Table, ...way: [string, ...string[]]) {
  const { mouse } = table.page;
  await table.square(way[0]).scrollIntoViewIfNeeded();
  for (const [place, name] of way.entries()) {
    const { x, y, width, height } = await boxOf(table.square(name));
    await mouse.move(x + width / 2, y + height / 2, { steps: 6 });
    if (place === 0) await mouse.down();
  }
  await mouse.up();
}

// Caught earlier by `tests/hints/painted.rs`, `tests/unit/painting.test.ts`.
test("two solutions are shown and repaired, and Undo takes it all back", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: TWO });
  await expect(solutions(table)).toHaveText("2");
  await expect(table.says).toHaveText("2 solutions: they differ in a5, f5, a3 and f3.");
  await table.button("Show two solutions").click();
  await expect(table.page.locator("#paint-two")).toContainText("1 has queens on f5 and a3");
  await expect(table.square("f5")).toHaveAccessibleName("f5, purple (E), queen in solution 1");
  await expect(table.square("e8")).toHaveAccessibleName("e8, orange (C), queen in both solutions");
  await table.button("Hide solutions").click();

  await table.button("Repair").click();
  await expect(table.page.locator("#paint-repaired")).toContainText("one solution, grade Hard.");
  await expect(table.square("f5")).toHaveAccessibleName("f5, purple (E), becomes orange");
  await table.button("Another way").click();
  await expect(table.square("f5")).toHaveAccessibleName("f5, purple (E)");
  await table.button("Cancel").click();
  await table.button("Repair").click();
  await table.button("Do it").click();
  await expect(solutions(table)).toHaveText("1");
  await expect(table.page.locator("#paint-grade")).toHaveText("Hard");
  await expect(table.square("f5")).toHaveAccessibleName("f5, orange (C)");
  await table.button("Undo").click();
  await expect(solutions(table)).toHaveText("2");
  await expect(table.square("f5")).toHaveAccessibleName("f5, purple (E)");
});

// Caught earlier by `tests/unit/painting.test.ts`.
test("an unfinished board says what is wrong, and stays", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: TWO });
  await table.button("Clear the board").click();
  await expect(table.says).toHaveText(/^Blue, orange and 5 other colours have no square/);
  await expect(solutions(table)).toHaveText("–");
  await expect(table.button("Play this board")).toBeDisabled();
  await colour(table, "H").check();
  await table.click("h1");
  await expect(table.square("h1")).toHaveAccessibleName("h1, grey (H)");
  await table.click("a8");
  await table.button("Undo").click();
  await expect(table.square("a8")).toHaveAccessibleName("a8, yellow (A)");
  await expect(table.square("h1")).toHaveAccessibleName("h1, grey (H)");
  await table.reload();
  await expect(table.square("a8")).toHaveAccessibleName("a8, yellow (A)");
  await expect(table.square("h1")).toHaveAccessibleName("h1, grey (H)");
  await table.button("Undo").click();
  await expect(table.square("h1")).toHaveAccessibleName("h1, yellow (A)");
  await table.button("Random colours").click();
  await expect(solutions(table)).toHaveText(/^(at least )?[\d,]+$/);
});

// Caught earlier by `tests/hints/painted.rs`, `tests/unit/painting.test.ts`.
test("the editor asks about a colour in pieces, and plays it", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/setup/colour/3AB2C2B2C2A3DA/-" });
  await colour(table, "D").check();
  await table.click("d1");
  await expect(table.says).toHaveText(/Yellow \(A\) is in 2 pieces\. One solution\./);
  await table.button("Play this board").click();
  const question = table.page.getByRole("alertdialog", { name: "Play it in pieces?" });
  await expect(question).toContainText("Yellow (A) is in 2 pieces. It still takes one queen.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(table.square("d1")).toHaveAccessibleName("d1, green (D)");
  await table.button("Play this board").click();
  await question.getByRole("button", { name: "Play" }).click();
  await expect(table.square("d2")).toHaveAccessibleName(/letter A, free$/);
  await table.click("b4");
  await expect(table.square("d2")).toHaveAccessibleName(/letter A, attacked$/);
  for (const square of ["d3", "a2", "c1"]) await table.click(square);
  await expect(table.page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
});

test("a board can be painted by mouse and keyboard until it has one solution, and played", async ({
  table,
}) => {
  await table.open({ link: "#/setup/colour/16A/-" });
  await colour(table, "B").check();
  // A stroke is one step of Undo.
  await draw(table, "c4", "d4", "d3", "c3");
  await table.button("Undo").click();
  for (const name of ["c4", "d4", "d3", "c3"])
    await expect(table.square(name)).toHaveAccessibleName(`${name}, yellow (A)`);
  await table.button("Redo").click();
  await colour(table, "C").check();
  await draw(table, "b3", "b2", "c2");
  await table.square("b2").click({ button: "right" });
  await expect(colour(table, "C")).toBeChecked();
  await expect(table.says).toHaveText(/^Green has no square: paint at least one\.$/);

  await table.square("c2").focus();
  await table.page.keyboard.press("ArrowRight");
  await table.page.keyboard.press("d");
  await table.page.keyboard.press("ArrowDown");
  for (let column = 0; column < 3; column++) {
    await table.page.keyboard.press("Enter");
    await table.page.keyboard.press("ArrowLeft");
  }
  await table.square("b2").focus();
  await table.page.keyboard.press(" ");
  for (const key of ["ArrowLeft", "c", "ArrowDown", "Enter"]) await table.page.keyboard.press(key);
  await expect(table.says).toHaveText(/^One solution\. Grade: Easy/);
  await expect.poll(() => table.link).toBe("#/setup/colour/2A2BAC2B3CDC3D");

  await table.button("Save the board").click();
  const dialog = table.page.getByRole("dialog", { name: "Save the board" });
  // Nothing has moved.
  await expect(dialog.getByRole("radio", { name: "GIF" })).toHaveCount(0);
  await dialog.getByRole("radio", { name: "Text" }).check();
  const text = dialog.getByRole("textbox", { name: "The board as text" });
  await expect(text).toHaveValue("AABB\nACBB\nCCCD\nCDDD");
  await dialog.getByRole("button", { name: "Close" }).click();

  await table.button("Play this board").click();
  await expect.poll(() => table.link).toBe("#/play/colour/2A2BAC2B3CDC3D");
  await table.click("b4", "d3", "a2", "c1");
  await expect(table.page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
});
