/** The player's controls. */
import { expect, type Table, test } from "./table.ts";

/** Opens a moment by its link. */
const openAt = (table: Table, link: string) => table.open({ link });

const RUN = "#/queens/8/c5/forward-checking@13?open=figures";

// Caught earlier by `timeline.spec.ts`, `keyboard.spec.ts`.
test("keys go to the start and to the last step made, and lose nothing", { tag: "@all" }, async ({
  table,
}) => {
  await openAt(table, RUN);
  const expectStep = (step: number, of: number) =>
    expect(table.slider).toHaveAttribute("aria-valuetext", `step ${step} of ${of}`);
  await expectStep(13, 13);
  await table.button("To the start").click();
  await expectStep(0, 13);
  await expect(table.button("To the start")).toBeDisabled();
  await expect(table.button("Step back")).toBeDisabled();
  await table.button("Step").click();
  await expectStep(1, 13);
  await table.button("To the last step made").click();
  await expectStep(13, 13);
  await table.button("Step back").click();
  await expectStep(12, 13);
  await table.page.keyboard.press("Home");
  await expectStep(0, 13);
  await table.page.keyboard.press("End");
  await expectStep(13, 13);
  await table.page.keyboard.press("[");
  await expectStep(9, 13);
  await table.page.keyboard.press("]");
  await expectStep(13, 13);
});

test("every key of the player has a tooltip that names its shortcut", async ({ table }) => {
  await openAt(table, RUN);
  for (const [name, key] of [
    ["To the start", "Home"],
    ["Step back", ","],
    ["Play", "Space"],
    ["Step", "."],
    ["To the last step made", "End"],
    ["Previous backtrack", "["],
    ["Next backtrack", "]"],
    ["Bookmark this step", "B"],
    ["Copy a link to this step", "L"],
    ["Restart", "N"],
  ] as const) {
    if (name === "Restart") await table.change();
    expect(await table.button(name).getAttribute("title"), name).toContain(`(${key})`);
  }
});

test("Space plays and pauses everywhere outside a text field", {
  tag: "@every-engine",
}, async ({ table }) => {
  await openAt(table, "#/queens/8/a8/backtracking@100?open=figures");
  const press = async () => {
    await table.page.keyboard.press("Space");
    await expect(table.button("Pause")).toBeVisible();
    await table.page.keyboard.press("Space");
    await expect(table.button("Play")).toBeVisible();
  };
  await press();
  // After a click on a button, Space does not click it again.
  await table.button("To the start").click();
  await press();
  await table.newRun();
  expect(await table.steps()).toBe(0);
  await table.page.keyboard.press("Space");
  await expect.poll(() => table.steps()).toBeGreaterThan(1);
  await table.page.keyboard.press("Space");
  await table.slider.focus();
  await press();
  const board = table.page.getByRole("spinbutton", { name: "Board" });
  await board.focus();
  await table.page.keyboard.press("Space");
  await expect(table.button("Play")).toBeVisible();
});

// Caught earlier by `watch.spec.ts`.
test("the default speed is two steps per second, in a range from a half to sixty", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ mode: "watch" });
  const { rate } = table;
  await expect(table.speed("Normal")).toBeChecked();
  await expect(rate).toHaveValue("2");
  await rate.selectOption("0.5/s");
  await table.speed("Fast").check();
  await expect(rate.locator(":checked")).toHaveText("500/s");
  await rate.selectOption("60,000/s");
  await table.button("Play").focus();
  await table.page.keyboard.press("f");
  await expect(table.speed("Normal")).toBeChecked();
  await expect(rate.locator(":checked")).toHaveText("60/s");
  // Flat out has no rate, and plays.
  await table.speed("Flat out").check();
  await expect(rate).toBeHidden();
  await expect.poll(() => table.steps()).toBeGreaterThan(0);
});

// Caught earlier by `timeline.spec.ts`, `www/saves/saved.test.ts`.
test("the profile marks the deepest point, solutions and bookmarks, and marks can be clicked", {
  tag: "@all",
}, async ({ table }) => {
  await openAt(table, RUN);
  await table.finish();
  const end = await table.steps();
  await expect(table.button("Solution: step 23")).toBeVisible();
  await table.choose("Normal");
  await table.page.keyboard.press("Home");
  await table.button("Solution: step 23").click();
  expect(await table.steps()).toBe(end);
  await table.slider.fill("8");
  await table.button("Bookmark this step").click();
  await expect(table.button("Bookmark this step")).toHaveAttribute("aria-pressed", "true");
  await expect(table.toast).toHaveText("Bookmarked step 8.");
  // Marks stay with their run, even if it is left for another.
  await table.choose("Backtracking");
  await expect(table.button("Bookmark: step 8")).toBeHidden();
  await table.choose("Forward checking");
  await table.page.keyboard.press("End");
  await table.step(12);
  await expect.poll(() => table.link).toBe("#/queens/8/c5/forward-checking@12?open=figures");
  await table.reload();
  await table.step(1);
  await table.button("Bookmark: step 8").click();
  expect(await table.steps()).toBe(8);
  await table.page.keyboard.press("b");
  await expect(table.button("Bookmark: step 8")).toBeHidden();
});

test("the link to a step can be copied", async ({ table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAt(table, RUN);
  await table.step();
  await table.button("Copy a link to this step").click();
  await expect(table.toast).toHaveText("Link copied.");
  const copied = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe("#/queens/8/c5/forward-checking@14?open=figures");
});

// Caught earlier by `tests/unit/roster.test.ts`.
test("New run takes another seed, if the solver uses one", { tag: "@all" }, async ({ table }) => {
  await openAt(table, "#/queens/8/-/min-conflicts@3");
  await table.newRun();
  await expect(table.options("Min-conflicts").getByLabel("Seed", { exact: true })).toHaveValue("1");
  expect(await table.steps()).toBe(0);
  // A run without randomness starts again, and keeps its seed.
  await table.chooseSolver("Forward checking");
  await table.step(3);
  await expect(table.button("New run")).toBeHidden();
  await table.button("Restart").click();
  expect(await table.steps()).toBe(0);
  const group = table.options("Forward checking");
  await expect(group.getByLabel("Seed", { exact: true })).toHaveValue("1");
  await group.getByLabel(/^Squares/).selectOption("At random");
  await expect(table.button("New run")).toBeVisible();
});

// Caught earlier by `help.spec.ts`.
test("single-letter keys can be switched off", { tag: "@all" }, async ({ table }) => {
  await openAt(table, RUN);
  await table.page.keyboard.press("f");
  await expect(table.speed("Fast")).toBeChecked();
  await table.help("Settings");
  await table.page.getByRole("checkbox", { name: /^Single-letter keys/ }).uncheck();
  await table.button("Close").click();
  for (const key of ["f", ".", "]"]) await table.page.keyboard.press(key);
  await expect(table.speed("Fast")).toBeChecked();
  expect(await table.steps()).toBe(13);
  await table.page.keyboard.press("Home");
  await expect.poll(() => table.steps()).toBe(0);
  await table.reload();
  await table.page.keyboard.press("f");
  await expect(table.speed("Fast")).toBeChecked();
});

test("the menu of solvers has families, ideas and results, and works by keyboard", async ({
  table,
}) => {
  await openAt(table, RUN);
  await table.finish();
  await table.solver.focus();
  await table.page.keyboard.press("ArrowDown");
  const chosen = table.entry("Forward checking");
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute("aria-checked", "true");
  await expect(chosen).toContainText("23 steps");
  const family = table.page.getByRole("group", { name: "Systematic search" });
  await expect(family.getByRole("menuitemradio", { name: "Backtracking" })).toContainText(
    "not run",
  );
  await table.page.keyboard.press("m");
  await expect(table.entry("Min-conflicts")).toBeFocused();
  await table.page.keyboard.press("Home");
  await expect(table.page.getByRole("menuitem").first()).toBeFocused();
  await table.page.keyboard.press("Escape");
  await expect(table.page.getByRole("menu", { name: "Solvers" })).toBeHidden();
  await expect(table.solver).toBeFocused();
  await table.solver.click();
  await table.entry("Backtracking").click();
  await expect(table.solver).toContainText("Backtracking");
});

// Caught earlier by `teachers.spec.ts`, `tests/unit/course.test.ts`.
test("a solver’s code and description are in one panel", { tag: "@all" }, async ({ table }) => {
  await openAt(table, "#/queens/8/c5/forward-checking@13");
  const code = table.page.getByRole("list", { name: "Pseudocode" });
  await expect(code).toBeVisible();
  await table.showCode("About the solver");
  await expect(code).toBeHidden();
  await expect(table.page.getByText("What to watch for")).toBeVisible();
  await expect(table.page.getByText("places or takes back a queen", { exact: true })).toBeVisible();
  await table.showCode("Python");
  await expect(table.button("Copy")).toBeVisible();
  await table.showCode("Pseudocode");
  await expect(code).toBeVisible();
});
