import { clean } from "./access.ts";
import { expect, type Table, test, write } from "./table.ts";

const LOOK_AHEAD = "#/compare/queens/race/8/a8/backtracking,forward-checking,arc-consistency";

/** What a person finds in a race. */
function racing({ page }: Table) {
  const lane = (letter: string) => page.getByRole("article", { name: `Lane ${letter}:` });
  return {
    lane,
    step: (letter: string) => lane(letter).locator("dd").first(),
    clock: page.locator("#race-clock"),
    rows: page.getByRole("table").getByRole("row"),
    preset: (name: string) => page.getByRole("button", { name }),
    seek: page.getByRole("slider", { name: "Moment of the race" }),
    deadEnd: page.getByRole("slider", { name: "Dead end" }),
    address: () => page.evaluate(() => location.hash),
  };
}

test("a race is played, paused, stepped, scrubbed back and found again", {
  tag: "@every-engine",
}, async ({ table }) => {
  const { page } = table;
  const { lane, step, clock, rows, seek, address } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@120` });
  await expect(clock).toHaveText("Step 120");
  await expect(step("A")).toHaveText("120");
  await expect(lane("B")).toContainText("f4 would empty row 2. Taken back at once.");
  // Arc consistency is done by then.
  await expect(lane("C")).toContainText("1st · 106 steps");
  await expect(rows.nth(1)).toContainText(/1st\s*C\s*Arc consistency\s*106\s*19\s*12\s*204/);
  await expect(rows.nth(2)).toContainText(/2nd\s*B\s*Forward checking\s*132\s*87\s*45\s*331/);
  await expect(rows.nth(3)).toContainText(/3rd\s*A\s*Backtracking\s*874\s*874\s*105\s*–/);
  await expect(page.locator("#takeaway")).toContainText("Arc consistency needs");

  const before = await page.locator("#lanes").boundingBox();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("60 steps/s");
  await page.keyboard.press(" ");
  await expect(table.button("Pause").last()).toBeVisible();
  await expect.poll(async () => Number((await step("A").textContent()) ?? 0)).toBeGreaterThan(140);
  await page.keyboard.press(" ");
  await expect(table.button("Play").last()).toBeVisible();
  const paused = Number((await clock.textContent())?.replace("Step ", ""));
  await expect(step("A")).toHaveText(String(paused));
  await expect(step("B")).toHaveText("132");
  expect(await page.locator("#lanes").boundingBox()).toEqual(before);

  await page.keyboard.press(",");
  await expect(step("A")).toHaveText(String(paused - 1));
  await seek.fill("20");
  for (const letter of ["A", "B", "C"]) await expect(step(letter)).toHaveText("20");
  await page.keyboard.press("End");
  await expect(clock).toHaveText("Step 874");
  await expect(table.button("One step on").last()).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(clock).toHaveText("Step 0");
  await page.keyboard.press(".");
  await expect(clock).toHaveText("Step 1");
  await expect.poll(address).toBe(`${LOOK_AHEAD}@1`);
  await table.reload();
  await expect(clock).toHaveText("Step 1");
  await expect(step("C")).toHaveText("1");
});

// Held sooner by `tests/unit/race.test.ts`, `tests/unit/racing.test.ts`; Back in `address.spec.ts`.
test("every preset runs, and Back goes through them", { tag: "@all" }, async ({ table }) => {
  const { page } = table;
  const { clock, preset, address, rows } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@7` });
  await expect(clock).toHaveText("Step 7");
  await preset("Which row first?").click();
  await expect(rows.nth(1)).toContainText(/Forward checking \(fewest squares left\)\s*15/);
  await preset("Search or repair?").click();
  await expect(page.locator("#takeaway")).toContainText(
    "it can never prove that a board has no solution",
  );
  await expect(preset("Search or repair?")).toHaveAttribute("aria-pressed", "true");
  await preset("Who is to blame?").click();
  await expect(rows).toHaveCount(4);
  await preset("Knight: rule or force?").click();
  await expect(page.getByRole("radio", { name: "Knight’s Tour" })).toBeChecked();
  await expect(rows.nth(3)).toContainText("6,484,065", { timeout: 20_000 });
  await expect(rows.nth(1)).toContainText(/Warnsdorff\s*63/);
  for (let times = 0; times < 4; times++) await page.goBack();
  await expect.poll(address).toBe(`${LOOK_AHEAD}@7`);
  await expect(clock).toHaveText("Step 7");
});

test("a dead end that was spared is chosen with the keys, by a click and from a link", async ({
  table,
}) => {
  const { page } = table;
  const { step, clock, deadEnd, address, lane } = racing(table);
  const link = "#/compare/queens/race/8/a8/backtracking,forward-checking";
  await table.open({ link: `${link}@0` });
  await expect(page.locator("#ghost-spared")).toHaveText("55\u00a0%");
  await expect(page.locator("#ghost-says")).toContainText("35 dead ends, 480 of 874 steps.");
  await deadEnd.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(deadEnd).toHaveAttribute("aria-valuetext", "2 of 35, steps 45 to 60");
  await expect(page.locator("#race-apart-says")).toHaveText(
    "The same queens in both lanes: backtracking at step 45, forward checking at step 6.",
  );
  await expect(step("A")).toHaveText("45");
  await expect(step("B")).toHaveText("6");
  await expect(page.locator("#ghost-says")).toHaveText(
    "Forward checking: d3 would empty row 1. Taken back at once. Backtracking spends 16 steps there.",
  );
  await expect(lane("B")).toContainText("d3 would empty row 1.");
  await expect.poll(address).toBe(`${link}@45,6`);
  await table.reload();
  await expect(clock).toHaveText("A 45 · B 6");
  await expect(deadEnd).toHaveAttribute("aria-valuetext", "2 of 35, steps 45 to 60");
  await table.button("Back to one clock").click();
  await expect(clock).toHaveText("Step 45");
  await expect(step("B")).toHaveText("45");
  await expect(page.locator("#race-apart")).toBeHidden();
  await table.button("Next dead end").click();
  await expect(clock).toHaveText(/^A 45 · B 6$/);
  const plot = page.getByRole("img", { name: /35 dead ends were spared/ });
  const box = await plot.boundingBox();
  if (!box) throw new Error("no plot");
  const x = 24 + ((box.width - 24) * 325) / 874;
  await plot.click({ position: { x, y: 60 } });
  await expect(clock).toHaveText("A 315 · B 51");
});

test("lanes and boards are chosen, and what cannot be is said", async ({ table }) => {
  const { page } = table;
  const { lane, address, step } = racing(table);
  await table.open({ link: `${LOOK_AHEAD}@120` });
  await table.button("+ Solver").first().click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(table.button("+ Solver").first()).toBeDisabled();
  await lane("D").getByLabel("Solver").selectOption("Min-conflicts");
  await expect.poll(address).toContain("arc-consistency,min-conflicts@0");
  await table.button("Options of lane B").click();
  await page.locator("#lane-fields").getByLabel("Rows").selectOption("Fewest squares left");
  await expect.poll(address).toContain("forward-checking(rows=fewest)");
  await page.keyboard.press("Escape");
  await table.button("Remove lane A").click();
  await expect(page.getByRole("article")).toHaveCount(3);

  await page.locator("#race-puzzle").click();
  const fields = page.getByRole("group", { name: "Board of the race" });
  await write(fields.getByLabel("Size"), "100");
  await expect(page.locator("#compare-says")).toHaveText(
    "A race takes boards up to 64 × 64: choose a smaller one.",
  );
  await write(fields.getByLabel("Size"), "10");
  await write(fields.getByLabel("Locked queens"), "b10");
  await expect(page.locator("#race-puzzle")).toHaveText("10 × 10, b10 locked");
  await page.keyboard.press("Escape");
  await lane("A")
    .getByRole("img", { name: /^Board of/ })
    .click({ position: { x: 5, y: 5 } });
  await expect(page.locator("#race-puzzle")).toHaveText("10 × 10, a10 locked");
  await page.getByRole("radio", { name: "Same time" }).check({ force: true });
  await expect(page.locator("#race-clock")).toHaveText(/s$/);
  await expect(step("A")).toHaveText("0");
  await clean(table);
});

test("a run that is watched, and a puzzle that was solved, open as a race", async ({ table }) => {
  const { address } = racing(table);
  await table.open({ link: "#/queens/8/a8/arc-consistency@5" });
  await table.button("Race against…").click();
  await expect.poll(address).toBe("#/compare/queens/race/8/a8/arc-consistency,forward-checking@0");
  await table.open({ link: "#/play/queens/4/b4" });
  await table.click("d3", "a2", "c1");
  await table.button("Race them").click();
  await expect.poll(address).toMatch(/^#\/compare\/queens\/race\/4\/b4\/[a-z-]+,[a-z,-]+@0$/);
});
