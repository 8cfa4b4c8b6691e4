/** Hints: one tap says whether the board can be completed, and why; a second one makes the move. */
import { matchIn } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

/** The panel of the hint. */
const panel = (table: Table) => table.page.getByRole("dialog", { name: "Hint" });

/** Presses a button in the panel. */
const press = (table: Table, name: string | RegExp) =>
  panel(table).getByRole("button", { name }).click();

test("a hint says at once whether the board can be solved, and why; a second tap makes the move", async ({
  table,
}) => {
  // This board has one solution.
  await table.open({ link: "#/play/queens/8/c1+f6" });
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("Yes, it can still be solved.");
  await expect(panel(table)).toContainText("a column would run out");
  await expect(
    panel(table).getByRole("heading", { name: "Column d has only d7, d5 and d3 left." }),
  ).toBeVisible();
  await expect(panel(table)).toContainText("A queen on b5 would attack all three, so b5 is out.");
  await expect(panel(table)).toContainText("1 hint used. Your streak is safe.");
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");

  await press(table, "I’ll do it");
  await expect(panel(table)).toBeHidden();
  await expect(table.button("Hint")).toBeFocused();
  await table.page.keyboard.press("h");
  await expect(panel(table), "the same hint again").toContainText("1 hint used.");
  await press(table, "Cross out b5");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("b5")).toHaveAccessibleName("b5, crossed out");
  await expect(table.spoken).toContainText("The hint was carried out.");
  await table.button("Undo").click();
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");
  await table.reload();
  await table.click("b5");
  await table.button("Hint").click();
  await expect(panel(table), "Undo does not take back a used hint").toContainText("2 hints used.");
});

test("Hint names a mistake, shows why, and takes it back; Undo restores it", async ({ table }) => {
  await table.open();
  // With a8 locked, e7 and h6 belong to solutions, and b5 doesn't.
  await table.click("a8", "e7", "h6", "b5", "f4");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("No, it can’t be solved from here.");
  await expect(panel(table)).toContainText(
    "With a queen on b5, there is no solution: row 4 and row 1 can’t both be filled.",
  );
  await expect(table.square("b5")).toHaveAccessibleName("b5, queen");
  const later = await table.pixel("f4");
  await press(table, "Next step");
  await expect(panel(table)).toContainText("Imagine a queen on b5.");
  await table.lookAway();
  expect(await table.pixel("f4"), "queens placed later are gone").not.toEqual(later);
  await expect(table.square("f4")).toHaveAccessibleName("f4, attacked");
  await press(table, "Previous step");
  await expect(table.square("f4"), "and come back").toHaveAccessibleName(/^f4, queen/);
  await press(table, "Go back to before it");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");
  await expect(table.spoken).toContainText("Back to just before the mistake.");
  await table.button("Undo").click();
  await expect(table.square("b5")).toHaveAccessibleName("b5, queen");
  await expect(table.square("f4")).toHaveAccessibleName(/^f4, queen/);
  await table.button("Hint").click();
  await press(table, "Keep looking");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("b5")).toHaveAccessibleName("b5, queen");
});

// Caught earlier by `tests/hints/queens.rs`.
test("the panel says when the last move was the mistake, or the board never had a solution", {
  tag: "@all",
}, async ({ table }) => {
  await table.open();
  await table.click("a8", "b6");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("With a queen on b6, there is no solution");
  await table.follow("#/play/queens/8/a8+b6");
  await table.click("c4");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("This board had no solution to begin with.");
  await expect(panel(table)).not.toContainText("Go back");
});

// Caught earlier by `tests/unit/worker-client.test.ts`.
test("Check my board only says yes or no, and can be repeated", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ link: "#/play/queens/8/c1+f6" });
  await table.tools();
  const check = () => table.button("Check my board").click();
  const answer = table.page.getByRole("dialog", { name: "Check my board" });
  await check();
  await expect(answer).toContainText("Yes, it can still be solved.");
  await expect(answer).not.toContainText(/\b[a-h][1-8]\b|hint/);
  await answer.getByRole("button", { name: "Close", exact: true }).click();
  await table.click("b5");
  await check();
  await expect(answer).toContainText("No, it can’t be solved from here.");
  await expect(answer).not.toContainText("Go back");
  await table.page.keyboard.press("Escape");
  await expect(answer).toBeHidden();
  await table.button("Undo").click();
  await table.button("Hint").click();
  await expect(panel(table), "no check was counted").toContainText("1 hint used.");
});

// Caught earlier by `tests/hints/queens.rs`, `tests/unit/worker-client.test.ts`.
test("a what-if is shown step by step", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/play/queens/8/e6+f3" });
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("two lines that can’t both be filled");
  const back = panel(table).getByRole("button", { name: "Previous step" });
  const on = panel(table).getByRole("button", { name: "Next step" });
  await expect(back).toBeDisabled();
  const before = await table.pixel("g5");
  await on.click();
  await expect(panel(table)).toContainText("Imagine a queen on a7.");
  await expect(table.square("a7"), "but it isn’t on the board").toHaveAccessibleName("a7, free");
  await on.click();
  await expect(panel(table)).toContainText("Column g has one square left: g5.");
  await table.lookAway();
  expect(await table.pixel("g5"), "it is drawn").not.toEqual(before);
  await on.click();
  await expect(panel(table)).toContainText("Now column d has no square left.");
  await expect(on).toBeDisabled();
  await back.click();
  await expect(panel(table)).toContainText("2 / 3");
  await press(table, "Cross out 3 squares");
  for (const name of ["a7", "a5", "a1"]) {
    await expect(table.square(name)).toHaveAccessibleName(`${name}, crossed out`);
  }
  await table.button("Undo").click();
  await expect(table.square("a5"), "one move").toHaveAccessibleName("a5, free");
});

test("a hint can be cancelled while it is computed, and the game continues", async ({ table }) => {
  // A worker that never answers.
  await table.page.route(/engine\.worker[^/]*\.[jt]s$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await table.open();
  await table.click("a8");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("Looking…");
  await press(table, "Cancel");
  await expect(panel(table)).toBeHidden();
  await expect(table.button("Hint")).toBeFocused();
  await table.button("Hint").click();
  await table.click("e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await expect(panel(table)).toBeHidden();
  await table.button("Hint").click();
  await table.page.keyboard.press("Escape");
  await expect(panel(table)).toBeHidden();
});

test("the knight’s hint takes you back to before a square was cut off, and then jumps", async ({
  table,
}) => {
  await table.open({ link: "#/play/knights/6x6/b4" });
  // The corner's only neighbours are b4 and c5, so leaving c5 elsewhere strands it.
  await table.click("d3", "c5", "e4");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText(
    "The mistake was the jump to c5: a6 can only be reached from c5, and has no way out.",
  );
  await press(table, "Go back to before it");
  await expect(table.square("d3")).toHaveAccessibleName(/^d3, knight/);
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("Yes, it can still be solved.");
  await expect(panel(table)).toContainText("2 hints used.");
  const jump = panel(table).getByRole("button", { name: /^Jump to [a-f][1-6]$/ });
  const [name] = matchIn(await jump.innerText(), /[a-f][1-6]/);
  await jump.click();
  await expect(table.square(name)).toHaveAccessibleName(/^.., knight, number /);
});

// Caught earlier by `tests/hints/refutations.rs`; a hint of a tour, above.
test("where no rule decides, a knight’s hint refutes a jump, or tells the rule of thumb", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/play/knights/6x6/f4?blocked=b5,f3,b2,a1" });
  await table.button("Hint").click();
  await expect(panel(table).getByRole("heading")).toHaveText(/^Try [a-f][1-6]: /);
  await expect(panel(table)).toContainText(
    /A rule of thumb, not a proof\. .* jumps here keep a tour\./,
  );
  await press(table, "I’ll do it");
  await table.click("e6", "d4", "f5", "d6", "e4", "f6", "d5", "b6", "a4");
  await table.click("c5", "a6", "b4", "c6", "e5", "c4", "a5", "b3", "d2");
  await table.button("Hint").click();
  await expect(panel(table)).toContainText("b1 does not work: after 6 jumps the squares beyond d1");
  await expect(panel(table)).toContainText("Each jump on the way is forced. That leaves f1.");
  const before = await table.pixel("e1");
  await press(table, "Next step");
  await expect(panel(table)).toContainText("Imagine the jump to b1.");
  for (const _ of [2, 3, 4]) await press(table, "Next step");
  await expect(panel(table)).toContainText("Jump to e1 now.");
  await table.lookAway();
  expect(await table.pixel("e1"), "it is drawn").not.toEqual(before);
  await expect(table.square("d2"), "but not made").toHaveAccessibleName(/^d2, knight/);
  await press(table, "Jump to f1");
  await expect(table.square("f1")).toHaveAccessibleName(/^f1, knight/);
});

// Under the largest board of an upright tablet there is room for a hint, but not for the controls above it.
test("on a tablet, the buttons of a hint are in sight", async ({ table }) => {
  await table.page.setViewportSize({ width: 768, height: 1024 });
  await table.open({ link: "#/play/queens/8/c1+f6" });
  await table.button("Hint").click();
  const act = panel(table).getByRole("button", { name: "Cross out b5" });
  await expect(act).toBeInViewport({ ratio: 1 });
});
