import { expect, test } from "./table.js";

/** Every solver and the steps it takes from a8; null where that hangs on the seed. */
const QUEENS = [
  ["One queen per row", "1,299,851"],
  ["Backtracking", "874"],
  ["Forward checking", "132"],
  ["Forward checking, bit sets", "132"],
  ["Arc consistency", "106"],
  ["Backjumping", "763"],
  ["Dancing links", "119"],
  ["Hill climbing", null],
  ["Min-conflicts", null],
  ["Linear-time search", null],
  ["Electric charges", null],
  ["Count", "6"],
];
const KNIGHTS = [
  ["Backtracking", "6,484,065"],
  ["Forward checking", "1,731,697"],
  ["Warnsdorff", "63"],
  ["Best pruning", "63"],
  ["Closed tour", "63"],
  ["Divide and conquer", "2"],
];

/**
 * Runs a solver to its end, and looks at what is said of it everywhere.
 * @param {import("./table.js").Table} table
 * @param {string} solver
 * @param {string | null} known
 */
async function solve(table, solver, known) {
  await table.choose(solver);
  await expect(table.figure("steps"), solver).toHaveText("0");
  await table.finish();
  const steps = await table.figure("steps").innerText();
  if (known) expect(steps, solver).toBe(known);
  const verdict = `${solver === "Count" ? "Counted" : "Solved"} in ${steps} steps.`;
  await expect(table.page.getByText(verdict, { exact: true }), solver).toBeVisible();
  await expect(table.spoken, solver).toHaveText(new RegExp(`^${verdict}`));
}

/** The names of the solvers on the page, but for the one that would take too long. */
async function names(table) {
  const radios = table.page.getByRole("radiogroup", { name: "Solver" }).getByRole("radio");
  const all = await radios.evaluateAll((all) => all.map((radio) => radio.ariaLabel));
  return all.filter((name) => name !== "Brute force");
}

test("every solver of queens solves the board from a8 and says so", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  expect(await names(table)).toEqual(QUEENS.map(([name]) => name));
  for (const [solver, steps] of QUEENS) {
    await solve(table, solver, steps);
    if (solver === "Count") {
      await expect(table.figure("solutions")).toHaveText("4");
      continue;
    }
    await expect(table.says, solver).toHaveText("8 queens stand and none attacks another.");
    await expect(table.page.getByRole("gridcell", { name: /queen$/ }), solver).toHaveCount(8);
  }
});

test("every solver of knights solves the board from a8 and says so", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  expect(await names(table)).toEqual(KNIGHTS.map(([name]) => name));
  for (const [solver, steps] of KNIGHTS) {
    await solve(table, solver, steps);
    const last = table.page.getByRole("gridcell", { name: /^[a-h][1-8], knight, move 63$/ });
    await expect(last, solver).toHaveCount(1);
  }
});

test("closed tours are found and drawn closed", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.choose("closed");
  await table.click("a8");
  for (const solver of ["Divide and conquer", "Best pruning"]) {
    await solve(table, solver, null);
    await expect(table.says, solver).toHaveText(/one more jump would close the tour\.$/);
    const last = table.page.getByRole("gridcell", { name: /^(b6|c7), knight, move 63$/ });
    await expect(last, solver).toHaveCount(1);
  }
});

test("no solver visits a blocked square", async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.resize(6, 6);
  await table.click("a6");
  await table.button("none: choose").click();
  await table.click("c3", "d3");
  await table.button("Done").click();
  for (const solver of ["Backtracking", "Forward checking", "Warnsdorff", "Best pruning"]) {
    await solve(table, solver, null);
    await expect(table.says, solver).toHaveText("The knight has visited all 34 squares once.");
    for (const square of ["c3", "d3"]) {
      await expect(table.square(square), solver).toHaveAccessibleName(`${square}, blocked`);
    }
  }
});

test("the variant of hill climbing changes what the run does", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Hill climbing");
  const steps = [];
  for (const index of [0, 1, 2]) {
    await table.options("Hill climbing").getByLabel("Variant").selectOption({ index });
    await expect(table.figure("steps")).toHaveText("0");
    await table.finish();
    await expect(table.says).toHaveText("8 queens stand and none attacks another.");
    steps.push(await table.steps());
  }
  expect(new Set(steps).size).toBe(3);
});

test("the board stays in sight of the whole list of solvers", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.choose("Count");
  await expect(table.page.getByRole("radio", { name: "Count" })).toBeInViewport();
  await expect(table.grid).toBeInViewport({ ratio: 0.95 });
  await expect(table.button("Start")).toBeInViewport();
});
