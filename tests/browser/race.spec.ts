import { clean } from "./access.ts";
import { expect, type Table, test, write } from "./table.ts";

const LOOK_AHEAD = "#/compare/queens/race/8/a8/backtracking,forward-checking,arc-consistency";

/** The parts of a race. */
function racing({ page }: Table) {
  const lane = (letter: string) => page.getByRole("article", { name: `Lane ${letter}:` });
  return {
    lane,
    step: (letter: string) => lane(letter).getByText(/^step [\d,]+$/),
    title: page.getByRole("heading", { level: 1 }).last(),
    clock: page.locator("#race-clock"),
    rows: page.getByRole("table").getByRole("row"),
    presets: page.getByRole("combobox", { name: "Ready-made races" }),
    seek: page.getByRole("slider", { name: "Moment of the race" }),
    deadEnd: page.getByRole("slider", { name: "Dead end" }),
    unfold: (name: string) => page.getByRole("button", { name }).click(),
    address: () => page.evaluate(() => location.hash),
  };
}

test("a race asks who wins, reveals nothing before its start, and judges the guess", async ({
  table,
}) => {
  const { page } = table;
  const { lane, title, clock, seek, presets } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@0` });
  await expect(title).toHaveText("Who wins?");
  await expect(page.locator("#race-set-up")).toHaveText(
    "One puzzle, three solvers: 8 × 8 with a queen locked on a8. The fewest steps win.",
  );
  const guess = table.button("Backtracking wins");
  await guess.click();
  await expect(guess).toHaveAttribute("aria-pressed", "true");
  await expect(lane("B").getByRole("button", { pressed: false })).toBeVisible();
  // The race has been measured, but the page doesn't show or announce the result.
  for (let frames = 0; frames < 30; frames++) await table.drawn();
  await expect(clock.or(seek)).toHaveCount(0);
  expect(await page.locator("#race").ariaSnapshot()).not.toMatch(/874|132|106|1st|2nd|3rd|skips/);
  expect(await page.locator("#race").innerHTML()).not.toMatch(/\b(874|132|106|1st|2nd|3rd)\b/);
  await clean(table);

  await table.button("Start the race").click();
  await expect(table.button("Pause")).toBeFocused();
  await expect(lane("A").getByText("Your guess")).toBeVisible();
  await page.keyboard.press("End");
  await expect(title).toHaveText("Not this time. Backtracking came third.");
  await expect(lane("A")).toContainText(/3rd\s*Your guess\s*874 steps/);
  await expect(lane("C")).toContainText(/1st\s*106 steps/);
  await expect(page.locator("#takeaway")).toContainText("Arc consistency needs");
  await clean(table);

  // The same race doesn't ask for a guess again; another race does.
  await table.button("Watch it again").click();
  await expect(table.button("Pause")).toBeVisible();
  await page.keyboard.press("End");
  await table.button("Next: Which row first?").click();
  await expect(title).toHaveText("Who wins?");
  await expect(presets).toHaveValue("row-order");
  await expect(page.getByRole("button", { name: /wins$/, pressed: true })).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(title).toHaveText(/^Forward checking \(fewest squares left\) won\.$/);
});

test("a race can be played, paused, stepped, scrubbed and reopened", async ({ table }) => {
  const { page } = table;
  const { lane, step, clock, rows, seek, address, unfold } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@120` });
  await expect(clock).toHaveText("Step 120");
  await expect(step("A")).toHaveText("step 120");
  await expect(lane("B")).toContainText("f4 would leave row 2 with no square. Taken back at once.");
  // Arc consistency has finished by then; later events stay hidden.
  await expect(lane("C")).toContainText(/1st\s*106 steps/);
  await expect(page.locator("#race-flags")).toHaveText("C");
  await expect(page.locator("#race-of")).toBeEmpty();

  await table.drawn();
  const before = await page.locator("#lanes").boundingBox();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("60 steps/s");
  await page.keyboard.press(" ");
  await expect(table.button("Pause")).toBeVisible();
  await expect
    .poll(async () => Number((await step("A").textContent())?.replace("step ", "")))
    .toBeGreaterThan(140);
  await page.keyboard.press(" ");
  await expect(table.button("Play")).toBeVisible();
  const paused = Number((await clock.textContent())?.replace("Step ", ""));
  await expect(step("A")).toHaveText(`step ${paused}`);
  await expect(lane("B")).toContainText(/2nd\s*132 steps/);
  expect(await page.locator("#lanes").boundingBox()).toEqual(before);

  await page.keyboard.press(",");
  await expect(step("A")).toHaveText(`step ${paused - 1}`);
  await seek.fill("20");
  for (const letter of ["A", "B", "C"]) await expect(step(letter)).toHaveText("step 20");
  await page.keyboard.press("End");
  await expect(clock).toHaveText("Step 874");
  await expect(page.locator("#race-of")).toHaveText("of 874");
  await unfold("All figures");
  await expect(rows.nth(1)).toContainText(/1st\s*C\s*Arc consistency\s*106\s*19\s*12\s*204/);
  await expect(rows.nth(2)).toContainText(/2nd\s*B\s*Forward checking\s*132\s*87\s*45\s*331/);
  await expect(rows.nth(3)).toContainText(/3rd\s*A\s*Backtracking\s*874\s*874\s*105\s*–/);
  await page.keyboard.press("Home");
  await expect(clock).toHaveText("Step 0");
  await expect(table.button("One step back")).toBeDisabled();
  await page.keyboard.press(".");
  await expect(clock).toHaveText("Step 1");
  await expect.poll(address).toBe(`${LOOK_AHEAD}@1`);
  await table.reload();
  await expect(clock).toHaveText("Step 1");
  await expect(step("C")).toHaveText("step 1");
});

// Caught earlier by `www/compare/race.test.ts`, `www/engine/racing.test.ts`; Back in `address.spec.ts`.
test("every preset runs, and Back goes through them", { tag: "@all" }, async ({ table }) => {
  const { page } = table;
  const { clock, presets, address, lane } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@7` });
  await expect(clock).toHaveText("Step 7");
  const run = async (name: string) => {
    await presets.selectOption(name);
    await expect(table.button("Start the race")).toBeVisible();
    await expect(lane("A").getByRole("img").first()).toHaveAccessibleName(/^Board of/);
    await page.keyboard.press("End");
    await expect(table.button("Watch it again")).toBeVisible();
  };
  await run("Which row first?");
  await expect(lane("B")).toContainText(/1st\s*15 steps/);
  await run("Search or repair?");
  await expect(page.locator("#takeaway")).toContainText(
    "it can never prove that a board has no solution",
  );
  await run("Who is to blame?");
  await expect(page.getByRole("article")).toHaveCount(3);
  await presets.selectOption("Knight: rule or force?");
  await expect(page.getByRole("radio", { name: "Knight’s Tour" })).toBeChecked();
  await table.button("Start the race").click();
  await expect(lane("C")).toContainText(/1st\s*63 steps/, { timeout: 30_000 });
  await expect(lane("A")).toContainText("6,484,065 steps", { timeout: 30_000 });
  for (let times = 0; times < 4; times++) await page.goBack();
  await expect.poll(address).toBe(`${LOOK_AHEAD}@7`);
  await expect(clock).toHaveText("Step 7");
});

// Caught earlier by `race.phone.spec.ts`, `www/engine/racing.test.ts`.
test("a spared dead end can be chosen with keys, by a click and from a link", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  const { step, clock, deadEnd, address, lane, unfold, title } = racing(table);
  const link = "#/compare/queens/race/8/a8/backtracking,forward-checking";
  await table.open({ link: `${link}@874` });
  await unfold("Forward checking skips 480 of backtracking’s 874 steps");
  await expect(page.locator("#ghost-spared")).toHaveText("55%");
  await expect(page.locator("#ghost-says")).toContainText("35 dead ends: 480 of 874 steps.");
  await deadEnd.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(deadEnd).toHaveAttribute("aria-valuetext", "2 of 35, steps 45 to 60");
  await expect(title).toHaveText("The same queens in both lanes");
  await expect(page.locator("#race-apart")).toHaveText(
    "Backtracking at step 45, forward checking at step 6.",
  );
  await expect(step("A")).toHaveText("step 45");
  await expect(step("B")).toHaveText("step 6");
  await expect(page.locator("#ghost-says")).toHaveText(
    "Forward checking: d3 would leave row 1 with no square. Taken back at once. Backtracking spends 16 steps there.",
  );
  await expect(lane("B")).toContainText("d3 would leave row 1 with no square.");
  // Both boards are next to the profile, in view while you use it.
  const plot = page.getByRole("img", { name: /35 dead ends were spared/ });
  await plot.scrollIntoViewIfNeeded();
  for (const name of ["backtracking", "forward checking"]) {
    const board = page.getByRole("img", { name: new RegExp(`^Small board of ${name}`) });
    await expect(board).toBeInViewport({ ratio: 0.9 });
  }
  await expect.poll(address).toBe(`${link}@45,6`);
  await table.reload();
  await expect(step("B")).toHaveText("step 6");
  await expect(deadEnd).toHaveAttribute("aria-valuetext", "2 of 35, steps 45 to 60");
  await table.button("Back to one clock").click();
  await expect(clock).toHaveText("Step 45");
  await expect(step("B")).toHaveText("step 45");
  await table.button("Next dead end").click();
  await expect(step("B")).toHaveText("step 6");
  const box = await plot.boundingBox();
  if (!box) throw new Error("no plot");
  const x = 24 + ((box.width - 24) * 325) / 874;
  await plot.click({ position: { x, y: 60 } });
  await expect(step("A")).toHaveText("step 315");
  await expect(step("B")).toHaveText("step 51");
});

// Caught earlier by `www/compare/compare.test.ts`, `www/compare/race.test.ts`.
test("lanes and boards can be chosen, and impossible ones are refused", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  const { lane, address, unfold } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@120` });
  await unfold("Puzzle and solvers");
  const setUp = (letter: string) => page.getByRole("group", { name: `Set-up of lane ${letter}` });
  await table.button("Add a solver").click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(table.button("Add a solver")).toBeDisabled();
  await setUp("D").getByLabel("Solver", { exact: true }).selectOption("Min-conflicts");
  await expect.poll(address).toContain("arc-consistency,min-conflicts@0");
  await setUp("B").getByLabel("Rows").selectOption("Fewest squares left");
  await expect.poll(address).toContain("forward-checking(rows=fewest)");
  await table.button("Remove lane A").click();
  await expect(page.getByRole("article")).toHaveCount(3);

  const fields = page.getByRole("group", { name: "Board of the race" });
  await write(fields.getByLabel("Size"), "100");
  await expect(page.locator("#compare-says")).toHaveText(
    "A race takes boards up to 64 × 64. Choose a smaller one.",
  );
  await write(fields.getByLabel("Size"), "10");
  await write(fields.getByLabel("Locked queens"), "b10");
  const words = page.locator("#race-set-up");
  await expect(words).toContainText("10 × 10 with a queen locked on b10.");
  await lane("A")
    .getByRole("img", { name: /^Board of/ })
    .click({ position: { x: 5, y: 5 } });
  await expect(words).toContainText("10 × 10 with a queen locked on a10.");
  await clean(table);
  // While the set-up is closed, a click on a board changes nothing.
  await unfold("Puzzle and solvers");
  await lane("A")
    .getByRole("img", { name: /^Board of/ })
    .click({ position: { x: 60, y: 5 } });
  await page.keyboard.press(".");
  await page.getByRole("radio", { name: "Same time" }).check({ force: true });
  await expect(page.locator("#race-clock")).toHaveText(/s$/);
  await expect.poll(address).toContain("/10/a10/");
  // How far it gets in the time of another lane's step depends on how busy this machine was when it was measured.
  await expect(lane("A")).toContainText(/step \d|\d steps/);
  await clean(table);
});

test("a run in Watch and a solved puzzle can be opened as a race", async ({ table }) => {
  const { address } = racing(table);
  await table.open({ link: "#/queens/8/a8/arc-consistency@5" });
  await table.change();
  await table.button("Race against…").click();
  await expect.poll(address).toBe("#/compare/queens/race/8/a8/arc-consistency,forward-checking@0");
  await table.open({ link: "#/play/queens/4/b4" });
  await table.click("d3", "a2", "c1");
  await table.button("Race these solvers").click();
  await expect.poll(address).toMatch(/^#\/compare\/queens\/race\/4\/b4\/[a-z-]+,[a-z,-]+@0$/);
});

test("Space guesses on the button of a guess", async ({ table }) => {
  await table.open({ link: `${LOOK_AHEAD}@0` });
  const guess = table.button("Backtracking wins");
  await guess.focus();
  await table.page.keyboard.press(" ");
  await expect(guess).toHaveAttribute("aria-pressed", "true");
  await expect(table.button("Start the race")).toBeVisible();
});
