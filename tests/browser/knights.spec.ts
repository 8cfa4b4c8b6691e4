import { apart, expect, test, tour } from "./table.ts";

/** A tour of 5 × 6 that ends a jump away from its start. */
const CLOSED =
  "a5 c4 e5 f3 e1 d3 f2 d1 b2 a4 c5 e4 d2 f1 e3 f5 d4 b5 a3 b1 c3 d5 f4 e2 c1 a2 b4 c2 a1 b3".split(
    " ",
  );

test("a whole tour can be made by hand", async ({ table }) => {
  await table.open({ link: "#/play/knights/3x4" });
  const squares = tour(3, 4);
  await expect(table.says).toHaveText("Click a square to start the tour.");
  await table.click(...squares);
  await expect(table.says).toHaveText(/^Solved in 11 moves and \d+:\d\d/);
  await expect(table.square(squares[5]!)).toHaveAccessibleName(`${squares[5]}, number 6`);
  await expect(table.page.getByRole("heading", { name: /^Solved in/ })).toBeVisible();
});

test("squares within reach show their onward moves, unless that is switched off", async ({
  table,
}) => {
  await table.open({ game: "knights" });
  await table.click("a8");
  await expect(table.square("b6")).toHaveAccessibleName("b6, within reach, 5 onward moves");
  await table.lookAway();
  const ring = await table.pixel("b6", 0.21, 0);
  expect(apart(ring, await table.pixel("b5", 0.21, 0))).toBeGreaterThan(30);
  await table.tools();
  await table.page.getByRole("checkbox", { name: /Onward moves/ }).uncheck();
  await expect(table.square("b6")).toHaveAccessibleName("b6, within reach");
  expect(apart(await table.pixel("b6", 0.21, 0), ring)).toBeGreaterThan(30);
});

test("the path is drawn, and taken back with its jumps", async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8");
  await table.lookAway();
  const empty = await table.pixel("b7", 0.08, 0.5);
  await table.click("c7", "e8");
  await table.lookAway();
  const visited = await table.pixel("c7", -0.4, 0.4);
  await expect(table.square("c7")).toHaveAccessibleName("c7, number 2");
  await table.button("Undo").click();
  await table.button("Undo").click();
  await expect(table.square("c7")).toHaveAccessibleName("c7, within reach, 5 onward moves");
  expect(apart(await table.pixel("c7", -0.4, 0.4), visited)).toBeGreaterThan(10);
  expect(await table.pixel("b7", 0.08, 0.5)).toEqual(empty);
  await table.button("Redo").click();
  await table.button("Redo").click();
  await expect(table.square("e8")).toHaveAccessibleName("e8, knight, number 3");
});

// Caught earlier by `speech.spec.ts`.
test("an impossible jump is refused in a sentence", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8", "b8");
  await expect(table.says).toHaveText(
    "A knight can’t jump from a8 to b8: go two squares one way and one across.",
  );
  await table.click("c7", "c7");
  await expect(table.says).toHaveText(
    /^The knight has already been on c7|^The knight stands on c7|c7/,
  );
  await expect(table.standing).toHaveText("2 of 64 squares");
});

// Caught earlier by `tests/unit/saving.test.ts`.
test("a tap on the path returns there, in one move", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("a8", "c7", "e8", "g7");
  await table.square("c7").hover();
  await expect(table.says).toHaveText("Click c7 to go back to it.");
  await table.click("c7");
  await expect(table.standing).toHaveText("2 of 64 squares");
  await expect(table.spoken).toContainText("Back to c7.");
  await table.button("Undo").click();
  await expect(table.standing).toHaveText("4 of 64 squares");
  await table.click("a8");
  await expect(table.standing).toHaveText("1 of 64 squares");
});

// Caught earlier by the test below, `tests/puzzles/hopeless.rs`.
test("a stranded square is marked and announced", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/play/knights/3x3" });
  await table.tools();
  await table.tick("Warn me").check();
  const before = await table.pixel("b2", -0.4, 0);
  await table.click("a3");
  await table.lookAway();
  await expect(table.says).toHaveText(/^No tour exists on 3 × 3: no jump leads to its centre\./);
  await expect(table.square("b2")).toHaveAccessibleName("b2, stranded");
  expect(apart(await table.pixel("b2", -0.4, 0), before)).toBeGreaterThan(30);
});

test("a corner that the knight passes by is stranded until you undo", async ({ table }) => {
  await table.open({ link: "#/play/knights/6x6" });
  await table.tools();
  await table.tick("Warn me").check();
  // The corner's only neighbours are b4 and c5.
  await table.click("b4", "d3", "c5");
  await expect(table.square("a6")).toHaveAccessibleName("a6, within reach, 0 onward moves");
  await table.lookAway();
  await expect(table.says).toHaveText("No tour is possible from here. Undo to continue.");
  const before = await table.pixel("a6", -0.4, 0);
  await table.click("e4");
  await table.lookAway();
  await expect(table.says).toHaveText(
    "a6 is stranded: no jump leads there any more. Undo to continue.",
  );
  const [red, green] = await table.pixel("a6", -0.4, 0);
  expect(red - green).toBeGreaterThan(60);
  await table.button("Undo").click();
  expect(await table.pixel("a6", -0.4, 0)).toEqual(before);
  await table.button("Undo").click();
  await expect(table.says).toHaveText("2 of 36 squares.");
});

// Caught earlier by `tests/unit/saving.test.ts`, `session.spec.ts`.
test("a tour can be restarted", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights" });
  await table.click("d4", "e6", "f8");
  await expect(table.standing).toHaveText("3 of 64 squares");
  await table.restart.click();
  await expect(table.square("d4")).toHaveAccessibleName("d4, knight, number 1");
  await expect(table.standing).toHaveText("1 of 64 squares");
  await table.button("Undo").click();
  await expect(table.standing).toHaveText("3 of 64 squares");
});

// Caught earlier by a tour by hand, above; `www/board/scene/scene.test.ts`.
test("a closed tour can be made by hand", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/play/knights/5x6?closed" });
  await table.click(...CLOSED);
  await expect(table.says).toHaveText(/^Solved in 29 moves and/);
  // The last jump, from b3 back to a5, is drawn only once it closes the tour.
  await table.lookAway();
  const home = await table.pixel("b4", -0.5, 0);
  await table.button("Undo").click();
  await table.lookAway();
  expect(apart(await table.pixel("b4", -0.5, 0), home)).toBeGreaterThan(30);
});

test("a closed tour must lead back", async ({ table }) => {
  await table.open({ link: "#/play/knights/3x4?closed" });
  await table.tools();
  await expect(
    table.page.getByText(/^Visit every square once, and end one jump from the start/).first(),
  ).toBeVisible();
  await table.click(...tour(3, 4));
  await table.lookAway();
  await expect(table.says).toHaveText(
    "Every square is visited, but the knight can’t jump back to the start. Undo to continue.",
  );
});

// Caught earlier by `saves.spec.ts`.
test("each game keeps its own board", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.click("a8", "e7");
  await table.choose("Knight’s Tour");
  await table.click("d4");
  await table.follow("#/play/queens/8/a8");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  await table.follow("#/play/knights/8x8/d4");
  await expect(table.square("d4")).toHaveAccessibleName("d4, knight, number 1");
});
