import { apart, expect, test, tour } from "./table.js";

test("a whole tour is made by hand", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.resize(3, 4);
  const squares = tour(3, 4);
  await expect(table.says).toHaveText("Click a square to start the tour.");
  await table.click(...squares);
  await expect(table.says).toHaveText(/^Solved in 11 moves and \d+:\d\d/);
  await expect(table.square(squares[5])).toHaveAccessibleName(`${squares[5]}, move 5`);
  await expect(table.figure("squares visited")).toHaveText("12 / 12");
});

test("squares within reach show their onward moves, unless that is switched off", async ({
  table,
}) => {
  await table.open({ game: "knights" });
  await table.click("a8");
  await expect(table.square("b6")).toHaveAccessibleName("b6, within reach, 5 onward");
  await table.lookAway();
  const ring = await table.pixel("b6", 0.21, 0);
  expect(apart(ring, await table.pixel("b5", 0.21, 0))).toBeGreaterThan(30);
  await table.page.getByRole("checkbox", { name: /Onward moves/ }).uncheck();
  await expect(table.square("b6")).toHaveAccessibleName("b6, within reach");
  expect(apart(await table.pixel("b6", 0.21, 0), ring)).toBeGreaterThan(30);
});

test("the path is drawn, and taken back", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8");
  await table.lookAway();
  const empty = await table.pixel("b7", 0.08, 0.5);
  await table.click("c7", "e8");
  await table.lookAway();
  const visited = await table.pixel("c7", -0.4, 0.4);
  await expect(table.square("c7")).toHaveAccessibleName("c7, move 1");
  await table.button("Undo").click();
  await table.button("Undo").click();
  await expect(table.square("c7")).toHaveAccessibleName("c7, within reach, 5 onward");
  expect(apart(await table.pixel("c7", -0.4, 0.4), visited)).toBeGreaterThan(10);
  expect(await table.pixel("b7", 0.08, 0.5)).toEqual(empty);
  await table.button("Redo").click();
  await table.button("Redo").click();
  await expect(table.square("e8")).toHaveAccessibleName("e8, knight, move 2");
});

test("an impossible jump is refused in a sentence", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8", "b8");
  await expect(table.says).toHaveText(
    "No knight's jump leads from a8 to b8: go two squares along and one across.",
  );
  await table.click("c7");
  await table.click("a8");
  await expect(table.says).toHaveText(
    "The tour started on a8: choose a square that was not visited yet.",
  );
  await expect(table.figure("moves")).toHaveText("1");
});

test("a stranded square is marked and told", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.resize(3, 3);
  const before = await table.pixel("b2", -0.4, 0);
  await table.click("a3");
  await table.lookAway();
  await expect(table.says).toHaveText(/^b2 is stranded/);
  await expect(table.square("b2")).toHaveAccessibleName("b2, stranded");
  expect(apart(await table.pixel("b2", -0.4, 0), before)).toBeGreaterThan(30);
});

test("a closed tour must lead back", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.resize(3, 4);
  await table.choose("closed");
  await expect(table.page.getByText(/end a jump away from the start/).first()).toBeVisible();
  await table.click(...tour(3, 4));
  await table.lookAway();
  await expect(table.says).toHaveText(
    "Every square is visited, but no jump leads back to the start: undo.",
  );
});

test("each game keeps its own board", async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.choose("Knight’s Tour");
  await table.click("d4");
  await table.choose("Queen’s Challenge");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.choose("Knight’s Tour");
  await expect(table.square("d4")).toHaveAccessibleName("d4, knight, move 0");
});
