/** Boards set up by hand, and generated puzzles. */
import { queensLeft } from "./solving.ts";
import { expect, type Table, test, write } from "./table.ts";

/** The number of solutions of the board in set-up. */
const ways = (table: Table) => table.page.locator("#draft-ways");

/** Opens the dialog for new puzzles. */
const openNew = (table: Table) => table.askForNew();

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("you can set up a board, count its solutions, and send and play its link", async ({
  table,
}) => {
  await table.open();
  await openNew(table);
  await table.page.getByRole("radio", { name: "Queen’s Challenge" }).check();
  await table.button("Make a board").click();
  await expect.poll(() => table.link).toBe("#/setup/queens/8");
  await expect(ways(table)).toHaveText("92 of 92");
  await table.click("f6");
  await expect(ways(table)).toHaveText(/^(4|8|10|14|16|18) of 92$/);
  await expect(table.page.getByText(/^\d+ solutions, so there is no grade\./)).toBeVisible();
  await table.click("c1");
  await expect(ways(table)).toHaveText("1 of 92");
  await expect(table.page.getByText("Exactly one solution: a proper puzzle.")).toBeVisible();
  await table.click("a2");
  await expect(ways(table)).toHaveText("0 of 92");
  await expect(table.button("Play this board"), "it has no solution").toBeDisabled();
  await table.button("Undo").click();
  await expect(ways(table)).toHaveText("1 of 92");
  await table.button("Copy link").click();
  await expect(table.toast).toHaveText("Link copied.");
  const link = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${process.env.PAGE_URL}#/setup/queens/8/f6+c1`);

  await table.button("Random queen").click();
  await expect(table.page.getByRole("gridcell", { name: /locked queen/ })).toHaveCount(3);
  await expect(ways(table), "it leaves the solution").toHaveText("1 of 92");
  await table.button("Clear the board").click();
  await expect(table.page.getByRole("gridcell", { name: /locked queen/ })).toHaveCount(0);
  for (let times = 0; times < 2; times++) await table.button("Undo").click();
  await table.button("Play this board").click();
  await expect.poll(() => table.link).toBe("#/play/queens/8/f6+c1");
  await table.click(...(await queensLeft(table)));
  await expect(table.page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
});

test("larger boards are counted as far as possible, and the count can be stopped", async ({
  table,
}) => {
  await table.open({ link: "#/setup/queens/12" });
  await expect(ways(table)).toHaveText(/^14,200/, { timeout: 20_000 });
  await write(table.page.getByRole("spinbutton", { name: "Squares per side" }), "20");
  await expect(ways(table)).toHaveText("at least one", { timeout: 20_000 });
  await write(table.page.getByRole("spinbutton", { name: "Squares per side" }), "-4");
  await expect(table.says).toHaveText(/^There is no −4 × −4 board/);
  await expect(table.page.getByRole("spinbutton", { name: "Squares per side" })).toHaveValue("20");

  await table.page.route(/engine\.worker[^/]*\.[jt]s$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await table.page.goto("about:blank");
  await table.open({ link: "#/setup/queens/12" });
  await expect(ways(table)).toHaveText("…");
  await table.click("a12");
  await expect(table.square("a12")).toHaveAccessibleName("a12, locked queen");
  await table.button("Stop counting").click();
  await expect(ways(table)).toHaveText("not counted");
});

test("a knight’s board has a start, blocked squares and a closed tour", async ({ table }) => {
  await table.open({ link: "#/setup/knights/6x6" });
  await table.click("a6");
  await table.choose("Blocked square");
  await table.click("c3", "d3");
  await expect(table.square("c3")).toHaveAccessibleName("c3, blocked");
  await table.tick("Closed tour").check();
  await expect.poll(() => table.link).toBe("#/setup/knights/6x6/a6?closed&blocked=c3,d3");
  await expect(ways(table)).toHaveText("at least one");
  // Without one of them there are more squares of one colour than of the other.
  await table.click("d3");
  await expect(ways(table)).toHaveText("0");
  await table.button("Undo").click();
  await table.button("Play this board").click();
  await expect.poll(() => table.link).toBe("#/play/knights/6x6/a6?closed&blocked=c3,d3");
  await expect(table.square("a6")).toHaveAccessibleName("a6, knight, number 1");
  await table.click("c3");
  await expect(table.says).toHaveText(/c3 is blocked/);
});

test("New puzzle makes queens puzzles of every grade", async ({ table }) => {
  await table.open();
  const form = table.page.locator("#free-play");
  await openNew(table);
  await form.getByRole("radio", { name: "Queen’s Challenge" }).check();
  await form.getByRole("radio", { name: "10", exact: true }).check();
  await form.getByRole("radio", { name: "Any", exact: true }).check();
  for (const grade of ["Easy", "Medium", "Hard", "Expert"]) {
    await form.getByRole("radio", { name: grade, exact: true }).check();
    await table.button("Make a puzzle").click();
    await expect(form, "the dialog closes").toBeHidden();
    await expect(table.page.locator("#play-sub"), grade).toHaveText(`10 × 10 · ${grade}`, {
      timeout: 20_000,
    });
    await queensLeft(table);
    await openNew(table);
  }
  // Grades that don't exist for the size are not offered.
  await form.getByRole("radio", { name: "1", exact: true }).check();
  await expect(form.getByRole("radio", { name: "Easy", exact: true })).toBeDisabled();
  await form.getByRole("radio", { name: "Other", exact: true }).check();
  await write(form.getByRole("spinbutton", { name: "Rows" }), "40");
  await expect(table.button("Make a puzzle")).toBeDisabled();
  await expect(form).toContainText("Choose another size");
});

// Caught earlier by queens, above; `www/engine/thinking.test.ts`.
test("New puzzle makes knight’s puzzles of every grade", { tag: "@all" }, async ({ table }) => {
  await table.open();
  const form = table.page.locator("#free-play");
  await openNew(table);
  await form.getByRole("radio", { name: "Knight’s Tour" }).check();
  for (const [name, size] of [
    ["Width", 6],
    ["Height", 6],
  ]) {
    await form.getByRole("spinbutton", { name: String(name) }).fill(String(size));
    await form.getByRole("spinbutton", { name: String(name) }).press("Tab");
  }
  // Grades that can't be made are not offered, and the page says what they need.
  await form.getByRole("radio", { name: "None", exact: true }).check();
  await expect(form.getByRole("radio", { name: "Hard", exact: true })).toBeDisabled();
  await expect(form).toContainText("Hard needs blocked squares or a closed tour. Expert needs");
  await form.getByRole("radio", { name: "2", exact: true }).check();
  for (const grade of ["Easy", "Medium", "Hard", "Expert"]) {
    await form.getByRole("radio", { name: grade, exact: true }).check();
    await table.button("Make a puzzle").click();
    await expect(form, "the dialog closes").toBeHidden();
    await expect(table.page.locator("#play-sub"), grade).toHaveText(`6 × 6 · ${grade}`, {
      timeout: 20_000,
    });
    await openNew(table);
  }
  await form.getByRole("radio", { name: "Closed", exact: true }).check();
  await form.getByRole("radio", { name: "2", exact: true }).check();
  await form.getByRole("radio", { name: "Medium", exact: true }).check();
  await table.button("Make a puzzle").click();
  await expect.poll(() => table.link, { timeout: 20_000 }).toMatch(/closed&blocked=/);
  await expect(table.page.getByRole("gridcell", { name: /blocked/ })).toHaveCount(2);
});
