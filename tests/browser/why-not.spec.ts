/** The question about one square: why it has no queen. */
import { expect, type Table, test } from "./table.ts";

const panel = (table: Table) => table.page.getByRole("dialog", { name: "Why not here?" });
const offer = (table: Table) => table.button("Why not here?");

/** Asks about a square by keyboard. */
async function ask(table: Table, name: string) {
  await table.square(name).focus();
  await table.page.keyboard.press("y");
}

const press = (table: Table, name: string) =>
  panel(table).getByRole("button", { name, exact: true }).click();

const ONE_SOLUTION = "#/play/queens/8/c1+f6";

test("the first answer waits until the player accepts that it counts, and counts once per square", async ({
  table,
}) => {
  await table.open({ link: ONE_SOLUTION });
  await ask(table, "b5");
  await expect(panel(table)).toContainText("No queen attacks b5. The answer counts as a hint.");
  await press(table, "Cancel");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("b5"), "the focus returns to the square").toBeFocused();
  await ask(table, "b5");
  await expect(panel(table)).not.toContainText("used");
  await press(table, "Show the answer");
  await expect(panel(table)).toContainText("Column d has only d7, d5 and d3 left.");
  await expect(panel(table)).toContainText("A queen on b5 would attack all three, so b5 is out.");
  await expect(panel(table)).toContainText("1 hint used.");
  await table.page.keyboard.press("Escape");
  await ask(table, "b5");
  await expect(panel(table), "the same answer again").toContainText("1 hint used.");
  await press(table, "Cross out b5");
  await expect(table.square("b5")).toHaveAccessibleName("b5, crossed out");
  await table.reload();
  await ask(table, "e2");
  await expect(panel(table), "the player knows").toContainText("2 hints used.");
  await expect(panel(table)).toContainText(/e2 is out\./);
});

test("answers about attacked squares and lost boards are free", async ({ table }) => {
  await table.open({ link: ONE_SOLUTION });
  await ask(table, "d4");
  await expect(panel(table)).toContainText("The queen on f6 attacks d4 along the diagonal.");
  await expect(panel(table)).toContainText("This doesn’t count as a hint.");
  await press(table, "Close");
  await ask(table, "c6");
  await expect(panel(table)).toContainText("The queens on f6 and c1 attack c6.");
  await ask(table, "f6");
  await expect(table.spoken).toContainText("f6 has a queen. Ask about an empty square.");
  await table.click("b5");
  await ask(table, "g3");
  await expect(panel(table)).toContainText("The board can’t be solved from here");
  await press(table, "Close");
  await table.button("Hint").click();
  await expect(table.page.getByRole("dialog", { name: "Hint" })).toContainText("1 hint used.");
});

// Caught earlier by `tests/hints/why.rs`; an answer's cost, above.
test("a possible square says how many solutions have it, and can be placed", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/play/queens/8/a8" });
  await ask(table, "f5");
  await press(table, "Show the answer");
  await expect(panel(table)).toContainText("2 of the 4 remaining solutions have a queen on f5.");
  await press(table, "Place f5");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("f5")).toHaveAccessibleName("f5, queen");
});

test("a right click crosses out, and offers the question for three seconds", async ({ table }) => {
  await table.wind();
  await table.open({ link: ONE_SOLUTION });
  await table.square("d4").click({ button: "right" });
  await expect(table.square("d4")).toHaveAccessibleName(/^d4, crossed out/);
  await expect(offer(table)).toBeVisible();
  await table.page.clock.fastForward(3000);
  await table.drawn();
  expect(await offer(table).count()).toBe(0);
  await table.square("d4").click({ button: "right" });
  await offer(table).click();
  await expect(panel(table)).toContainText("The queen on f6 attacks d4 along the diagonal.");
  await expect(offer(table)).toBeHidden();
  await table.page.keyboard.press("Escape");
  await table.square("b5").click({ button: "right" });
  await expect(offer(table)).toBeVisible();
  await table.click("e7");
  await expect(offer(table), "the board has changed").toBeHidden();
});

// Caught earlier by `tests/hints/why.rs`.
test("on a board of colours, the reason names the shared colour, or says that the squares touch", {
  tag: "@all",
}, async ({ table }) => {
  const letters = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
  await table.open({ link: `#/play/colour/8/-?regions=${letters}` });
  await table.click("b5");
  await ask(table, "c4");
  await expect(panel(table)).toContainText("The queen on b5 attacks c4: they touch.");
  await ask(table, "d6");
  await expect(panel(table)).toContainText("The queen on b5 attacks d6: both are blue.");
});

// Caught earlier by `www/engine/thinking.test.ts`.
test("a knight’s board has no such question", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/play/knights/6x6/b4" });
  await ask(table, "c6");
  await table.square("c6").click({ button: "right" });
  await expect(panel(table)).toBeHidden();
  await expect(offer(table)).toBeHidden();
});
