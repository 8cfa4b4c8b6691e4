import omggif from "omggif";
import { clean } from "./access.ts";
import { programIn, stepsOf, TWICE, takeSolution, write } from "./lab.ts";
import { savedAs } from "./saving.ts";
import { expect, test } from "./table.ts";

test("a program runs, and every step shows its line", { tag: "@every-engine" }, async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  await table.open({ link: "#/lab/queens/8/a8/javascript?task=backtracking" });
  await expect(programIn(table, "JavaScript")).toBeVisible();
  await expect(table.says).toHaveText("Press Run to see every step of your program here.");
  await takeSolution(table);
  await programIn(table, "JavaScript").focus();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(stepsOf(table)).toHaveAttribute("aria-valuetext", /^step [\d,]+ of 1,743$/);
  const line = page.locator(".cm-line[aria-current=step]");
  await page.keyboard.press("Escape");
  await stepsOf(table).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(line).toContainText("board.place(square)");
  await expect(table.says).toHaveText(/^Try a7/);
  await page.keyboard.press("ArrowRight");
  await expect(line).toContainText("board.lift(square)");
});

test("checks compare the search with ours, and show where it differs", async ({ table }) => {
  test.slow();
  const { page } = table;
  await table.open({ link: "#/lab/queens/8/a8/javascript?task=backtracking" });
  await takeSolution(table);
  // Nor is one that is typed, or copied before a reload.
  await table.reload();
  await page.getByRole("tab", { name: "Checks" }).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("All checks passed.")).toBeVisible({ timeout: 30_000 });
  // A solution that was shown isn't counted.
  const task = page.getByRole("button", { name: /^Backtracking/ });
  await expect(page.getByText("This is our solution: write your own")).toBeVisible();
  await expect(task).toHaveText("Backtracking, begun");
  const program = `function solve(board) {
  function search(row) {
    if (row === board.rows.length) return true;
    for (const square of [...board.rows[row]].reverse()) {
      board.place(square);
      if (!board.attacked(square) && search(row + 1)) return true;
      board.lift(square);
    }
    return false;
  }
  return search(0);
}`;
  await write(table, program);
  await table.button("Check again").click();
  await expect(page.getByRole("heading", { name: "First difference at move 1" })).toBeVisible();
  await expect(
    page.getByText(/your program puts a queen on h7; ours puts a queen on c7/),
  ).not.toHaveCount(0);
  await clean(table);
  await table.button("Open both side by side").click();
  const lane = (name: string) => page.getByRole("article", { name });
  await expect(lane("Lane A: Backtracking")).toContainText("Queen on c7");
  await expect(lane("Lane Y: Your program")).toContainText("Queen on h7");
  await page.goBack();
  await table.button("Run yours to here").click();
  await expect(stepsOf(table)).toBeVisible();
  await write(table, program.replace("[...board.rows[row]].reverse()", "board.rows[row]"));
  await page.getByRole("tab", { name: "Checks" }).click();
  await table.button("Check again").click();
  await expect(task).toHaveText("Backtracking, passed", { timeout: 30_000 });
});

test("a program races a solver of ours, and its work is measured on growing boards", async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  await table.open({ link: "#/lab/queens/8/a8/javascript?task=forward-checking" });
  await takeSolution(table);
  await table.button("Run").click();
  await expect(stepsOf(table)).toBeVisible();
  await page.getByRole("tab", { name: "Compare", exact: true }).click();
  await page.getByRole("combobox", { name: "Compare with" }).selectOption("Backtracking");
  await table.button("Measure growth").click();
  const row = page.getByRole("row", { name: /^12 / });
  await expect(row).toHaveText(/^12\d+3,065$/, { timeout: 30_000 });
  await table.button("Race it").click();
  const yours = page.getByRole("article", { name: "Lane Y: Your program" });
  await expect(yours).toBeVisible();
  await page.keyboard.press("End");
  await expect(yours).toContainText("1st");
  await expect(page.locator("#takeaway")).toContainText(/^Your program [\d,]+ steps · .* 874\./);
  await expect(table.spoken).toContainText("Your program");
  // The run is still there.
  await page.goBack();
  await expect(stepsOf(table)).toBeVisible();
  await page.goForward();
  await table.reload();
  await expect(page.locator("#race-missing")).toContainText("run it on this board in the Lab");
});

test("an error is shown at its line, and the program survives a reload with its undo", async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  await table.open({ link: "#/lab/queens/8/a8/python?task=backtracking" });
  await expect(programIn(table, "Python")).toContainText("def solve(board):");
  await write(table, TWICE);
  await table.button("Run").click();
  await expect(page.locator(".cm-fault")).toHaveText(
    /^Line 4: .*there is a queen on b7 already\.$/,
  );
  await expect(table.says).toContainText("Line 4");
  await clean(table);
  // What it did before is a GIF.
  await page.locator("#lab-files").click();
  await table.button("Save the board, or its run as a GIF…").click();
  const steps = Number(await stepsOf(table).getAttribute("max"));
  const gif = await savedAs(page, "GIF");
  expect(new omggif.GifReader(gif.content).numFrames()).toBe(steps + 1);
  await page.keyboard.press("Escape");
  await table.reload();
  await expect(programIn(table, "Python")).toContainText("square = board.rows[0][1]");
  await programIn(table, "Python").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(programIn(table, "Python")).toContainText("def search(depth):");
  // The board of the programs can be taken elsewhere.
  await page.locator("#lab-files").click();
  const board = page.getByRole("link", { name: /^Get board\.py/ });
  const { href } = await board.evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
  expect(await (await page.request.get(href)).text()).toContain("class Board");
  await page.keyboard.press("Escape");
  await programIn(table, "Python").focus();
  // Tab indents; Escape, then Tab, leaves.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(programIn(table, "Python")).not.toBeFocused();
});

test("a program in a link runs only when asked to, and yours is set aside first", async ({
  table,
  context,
}) => {
  test.slow();
  const { page } = table;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.open({ link: "#/lab/queens/8/a8/python?task=backtracking" });
  await expect(programIn(table, "Python")).toBeVisible();
  await write(table, TWICE);
  await table.button("Copy a link with this program").click();
  await expect(table.toast).toHaveText("Link copied.");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  expect(link).toMatch(/^#\/lab\/queens\/8\/a8\/python~[\w-]+@0\?task=backtracking$/);
  await write(table, "def solve(board):\n    return False\n");
  await programIn(table, "Python").blur();
  await table.follow("#/play");
  await table.follow(link);
  const linked = page.getByRole("textbox", { name: "Program, Python" });
  await expect(linked).toContainText("square = board.rows[0][1]");
  await expect(page.getByText("This program came with a link.")).toBeVisible();
  await expect(table.says).toHaveText("Read the program first: it runs when you press Run.");
  await expect(stepsOf(table)).toHaveCount(0);
  await table.button("Copy to mine").click();
  await expect(programIn(table, "Python")).toContainText("square = board.rows[0][1]");
  await table.button("Files and earlier programs").click();
  await page.getByRole("button", { name: /3 lines$/ }).click();
  await expect(programIn(table, "Python")).toContainText("return False");
});

test("a damaged link says so, and shows your own program", async ({ table }) => {
  await table.open({ link: "#/lab/queens/8/a8/python~abcdefgh@0?task=backtracking" });
  await expect(table.says).toContainText("The program in this link is damaged");
  await expect(programIn(table, "Python")).toContainText("def solve(board):");
});
