import { count } from "../../www/core/numbers.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { ROWS, type Row } from "../data/rows.ts";
import { expect, type Table, test } from "./table.ts";

/** The benchmarks check longer runs: brute force takes 433,354,408 steps. */
const LONGEST = 10_000_000;

/** The solvers of a game that end soon enough. */
const solversOf = (game: GameId) => ROWS.filter((row) => row.game === game && row.steps <= LONGEST);

/** The solvers that don't. */
const longOf = (game: GameId) => ROWS.filter((row) => row.game === game && row.steps > LONGEST);

/** Expects the solver's pseudocode to be visible without scrolling, in a window as high as most desktops'. */
async function expectLegible({ page }: Table, name: string) {
  const shown = page.locator("#card-code");
  await expect(shown, name).toBeVisible();
  const hidden = await shown.evaluate((code) => code.scrollHeight - code.clientHeight);
  expect(hidden, name).toBeLessThanOrEqual(1);
}

/** The verdict for each outcome. */
const VERDICTS = { solved: "Solved in", counted: "Counted in", "gave-up": "Gave up after" };

/** Runs a solver to its end, and checks everything that the page says about it. */
async function solve(table: Table, solver: string, end: keyof typeof VERDICTS = "solved") {
  await table.chooseSolver(solver);
  await expect(table.figure("steps"), solver).toHaveText("0");
  await table.finish();
  const steps = await table.figure("steps").innerText();
  const verdict = `${VERDICTS[end]} ${steps} ${steps === "1" ? "step" : "steps"}`;
  await expect(table.result(verdict), solver).toBeVisible();
  await expect(table.spoken, solver).toHaveText(new RegExp(`^${verdict}\\. `));
  return steps;
}

/**
 * Runs the solver of a row to its end, and checks its steps unless they depend on the seed.
 */
async function solveRow(table: Table, { name, steps, end, random }: Row) {
  const taken = await solve(table, name, end);
  await expectLegible(table, name);
  if (!random) expect(taken, name).toBe(count(steps));
}

/** The names of the solvers on the page. */
async function names(table: Table) {
  await table.solver.click();
  const entries = table.page.getByRole("menu", { name: "Solvers" }).getByRole("menuitemradio");
  const all = await entries.evaluateAll((all) => all.map((entry) => entry.ariaLabel));
  await table.page.keyboard.press("Escape");
  return all;
}

/**
 * Expects the page to list the solvers of a game, and checks those that take too long to run.
 */
async function expectAll(table: Table, game: GameId) {
  const rows = ROWS.filter((row) => row.game === game);
  expect(await names(table)).toEqual(rows.map(({ name }) => name));
  for (const { name } of longOf(game)) {
    await table.chooseSolver(name);
    await expectLegible(table, name);
  }
}

// Caught earlier by `tests/solvers/suite.rs`; the solvers of knights, below.
test("every solver of queens solves the board with a8 locked, says so, and shows its code", {
  tag: "@all",
}, async ({ table }) => {
  test.slow();
  await table.open({ mode: "watch" });
  await table.click("a8");
  await expectAll(table, "queens");
  for (const row of solversOf("queens")) {
    await solveRow(table, row);
    if (row.end === "counted") await expect(table.figure("solutions")).toHaveText("4");
    if (row.end) continue;
    await expect(table.says, row.id).toHaveText("8 queens, and no two attack each other.");
    await expect(
      table.page.getByRole("gridcell", { name: /, (locked )?queen$/ }),
      row.id,
    ).toHaveCount(8);
  }
});

test("every solver of knights solves the board from a8, says so, and shows its code", async ({
  table,
}) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  await expectAll(table, "knights");
  for (const row of solversOf("knights")) {
    await solveRow(table, row);
    const last = table.page.getByRole("gridcell", { name: /^[a-h][1-8], knight, number 64$/ });
    await expect(last, row.id).toHaveCount(1);
  }
});

// Caught earlier by `tests/solvers/constructions.rs`.
test("closed tours are found and drawn closed", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.change();
  await table.choose("Closed tour");
  await table.click("a8");
  for (const solver of ["Divide and conquer", "Strong pruning"]) {
    await solve(table, solver);
    await expect(table.says, solver).toHaveText(/ One more jump would close the tour\.$/);
    const last = table.page.getByRole("gridcell", { name: /^(b6|c7), knight, number 64$/ });
    await expect(last, solver).toHaveCount(1);
  }
});

// Caught earlier by `tests/solvers/suite.rs`.
test("no solver visits a blocked square", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.resize(6, 6);
  await table.click("a6");
  await table.button("Block squares").click();
  await table.click("c3", "d3");
  await table.button("Done").click();
  for (const solver of ["Backtracking", "Forward checking", "Warnsdorff", "Strong pruning"]) {
    await solve(table, solver);
    await expect(table.says, solver).toHaveText("34 squares, each visited once.");
    for (const square of ["c3", "d3"]) {
      await expect(table.square(square), solver).toHaveAccessibleName(`${square}, blocked`);
    }
  }
});

// Caught earlier by `www/routes/options.test.ts`, `tests/solvers/local.rs`.
test("the variant of hill climbing changes the run", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Hill climbing");
  await table.change();
  const steps = [];
  for (const index of [0, 1, 2]) {
    await table.options("Hill climbing").getByLabel("Variant").selectOption({ index });
    await expect(table.figure("steps")).toHaveText("0");
    await table.finish();
    await expect(table.says).toHaveText("8 queens, and no two attack each other.");
    steps.push(await table.steps());
  }
  expect(new Set(steps).size).toBe(3);
});

test("the last solver in the menu is visible when chosen, and the board stays in view", async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  await table.solver.focus();
  await table.page.keyboard.press("ArrowDown");
  await expect(table.entry("Forward checking")).toBeFocused();
  await table.page.keyboard.press("End");
  await expect(table.entry("Count")).toBeFocused();
  await expect(table.entry("Count")).toBeInViewport({ ratio: 1 });
  await table.page.keyboard.press("Enter");
  await expect(table.solver).toContainText("Count");
  await expect(table.solver).toBeInViewport({ ratio: 1 });
  await expect(table.grid).toBeInViewport({ ratio: 0.95 });
  await expect(table.button("Play")).toBeInViewport({ ratio: 1 });
  await table.solver.click();
  await expect(table.entry("Count")).toHaveAttribute("aria-checked", "true");
  await expect(table.entry("Count")).toBeInViewport({ ratio: 1 });
});
