/** Hints in their three strengths, each only when it is asked for. */
import { matchIn } from "./reading.ts";
import { expect, type Table, test } from "./table.ts";

/** The panel of the hint. */
const panel = (table: Table) => table.page.getByRole("dialog", { name: "Hint" });

/** Presses something in the panel. */
const press = (table: Table, name: string | RegExp) =>
  panel(table).getByRole("button", { name }).click();

test("a hint is told in three strengths, each only when it is asked for, and counted", {
  tag: "@light",
}, async ({ table }) => {
  // This board has one solution.
  await table.open({ link: "#/play/queens/8/c1+f6" });
  await table.button("Hint").click();
  await expect(panel(table)).toBeVisible();
  await expect(panel(table)).not.toContainText("possible:");
  await press(table, "Check my board");
  await expect(panel(table)).toContainText("Yes, it's still possible: one way is left.");
  await expect(panel(table)).toContainText("Hints used: 0");
  await expect(panel(table)).not.toContainText("Empties a column");
  await expect(table.figure("hints")).toHaveText("0");

  await press(table, "Show me");
  await expect(panel(table)).toContainText("Empties a column");
  await expect(panel(table)).toContainText(
    "Column d has only d7, d5 and d3 left. A queen on b5 would attack all three, so b5 is out.",
  );
  await expect(table.figure("hints")).toHaveText("1");
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");

  await press(table, "Cross out b5");
  await expect(table.square("b5")).toHaveAccessibleName("b5, crossed out, free");
  await expect(table.spoken).toContainText("The hint was carried out.");
  await table.button("Undo").click();
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");
  await expect(table.figure("hints"), "what was asked was asked").toHaveText("1");
  await table.reload();
  await expect(table.figure("hints")).toHaveText("1");
});

test("a mistake is named, taken back, and brought back by Undo", { tag: "@light" }, async ({
  table,
}) => {
  await table.open();
  // With a8 locked, e7 and h6 belong to a solution; d5 to none.
  await table.click("a8", "e7", "h6", "b5", "f4");
  await table.button("Hint").click();
  await press(table, "Check my board");
  await expect(panel(table)).toContainText("No. The mistake is earlier.");
  await expect(panel(table)).toContainText("b5");
  await expect(table.square("b5")).toHaveAccessibleName("b5, queen");
  await press(table, "Take me back to it");
  await expect(panel(table)).toBeHidden();
  await expect(table.square("h6")).toHaveAccessibleName("h6, queen");
  await expect(table.square("b5")).toHaveAccessibleName("b5, free");
  await expect(table.spoken).toContainText("Back to just before the mistake.");
  await table.button("Undo").click();
  await expect(table.square("b5")).toHaveAccessibleName("b5, queen");
  await expect(table.square("f4")).toHaveAccessibleName(/^f4, queen/);
});

test("a what-if is gone through step by step", { tag: "@light" }, async ({ table }) => {
  await table.open({ link: "#/play/queens/8/e6+f3" });
  await table.button("Hint").click();
  await press(table, "Check my board");
  await press(table, "Show me");
  await expect(panel(table)).toContainText("Leads nowhere");
  const back = panel(table).getByRole("button", { name: "Back a step" });
  const on = panel(table).getByRole("button", { name: "On a step" });
  await expect(back).toBeDisabled();
  const before = await table.pixel("g5");
  await on.click();
  await expect(panel(table)).toContainText("Imagine a queen on a7.");
  await expect(table.square("a7"), "but it does not stand").toHaveAccessibleName("a7, free");
  await on.click();
  await expect(panel(table)).toContainText("Column g has one square left: g5.");
  await table.lookAway();
  expect(await table.pixel("g5"), "it is drawn").not.toEqual(before);
  await on.click();
  await expect(panel(table)).toContainText("Now column d has no square left.");
  await expect(on).toBeDisabled();
  await back.click();
  await expect(panel(table)).toContainText("2 / 3");
  await press(table, "Cross out a7");
  await expect(table.square("a7")).toHaveAccessibleName("a7, crossed out, free");
});

test("a hint is called off while it is thought of, and the board is played on", async ({
  table,
}) => {
  // A worker that never answers.
  await table.page.route(/engine\.worker[^/]*\.[jt]s$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await table.open();
  await table.click("a8");
  await table.button("Hint").click();
  await press(table, "Check my board");
  await expect(panel(table)).toContainText("Looking …");
  await press(table, "Cancel");
  await expect(panel(table)).toBeHidden();
  await expect(table.button("Hint")).toBeFocused();
  await table.button("Hint").click();
  await press(table, "Check my board");
  await table.click("e7");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await expect(panel(table)).not.toContainText("Looking …");
  await table.page.keyboard.press("Escape");
  await expect(panel(table)).toBeHidden();
});

test("the knight’s hint names what is cut off, and leads back to before it", {
  tag: "@light",
}, async ({ table }) => {
  await table.open({ link: "#/play/knights/6x6/b4" });
  // The corner's only neighbours are b4 and c5: to leave c5 elsewhere strands it.
  await table.click("d3", "c5", "e4");
  await table.button("Hint").click();
  await press(table, "Check my board");
  await expect(panel(table)).toContainText("No.");
  await press(table, "Take me back to it");
  await expect(table.square("b4")).toHaveAccessibleName(/^b4, /);
  await table.button("Hint").click();
  await press(table, "Check my board");
  await expect(panel(table)).toContainText("still possible");
  await press(table, /^Show/);
  await expect(table.figure("hints")).toHaveText("1");
  const jump = panel(table).getByRole("button", { name: /[a-f][1-6]/ });
  const [name] = matchIn(await jump.innerText(), /[a-f][1-6]/);
  await jump.click();
  await expect(table.square(name)).toHaveAccessibleName(/^.., knight, number /);
});
