import { struckBy } from "../../www/board/draw/ground.ts";
import { readColour } from "../../www/core/colour.ts";
import { themeNamed } from "../unit/tokens.ts";
import { boxOf, dashboardControls, labelOf, matchIn, usableControls } from "./reading.ts";
import { apart, expect, type Table, test } from "./table.ts";

test("brute force runs for millions of steps and stops on Pause", async ({ table }) => {
  await table.open({ mode: "watch" });
  // No machine could try all the combinations on this board.
  await table.resize(12);
  await table.choose("Brute force");
  await table.choose("Flat out");
  await expect.poll(() => table.steps()).toBeGreaterThan(1_000_000);
  // The page stays responsive: frame after frame shows more steps.
  await table.stepsSeen(10);
  await table.button("Pause").click();
  await table.drawn();
  const stopped = await table.steps();
  await table.drawn();
  expect(await table.steps()).toBe(stopped);
});

/** The panels besides the signs. */
const panelsOf = ({ page }: Table) => ({
  domains: page.getByRole("img", { name: /^Squares left/ }),
  tree: page.getByRole("list", { name: "Search tree" }),
  figures: page.locator("#kpi"),
  code: page.getByRole("list", { name: "Pseudocode" }),
});

test("from 1280 × 720 every panel is beside the board in one screen, unless it is folded", async ({
  table,
}) => {
  const { page } = table;
  await table.setWindow(1280, 720);
  await table.open({ link: "#/queens/8/c5/forward-checking@13" });
  const panels = Object.values(panelsOf(table));
  for (const panel of panels) await expect(panel).toBeInViewport({ ratio: 0.6 });
  await expect(table.button("To the last step made")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("What you see")).toBeInViewport();
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await tall()).toBe(720);
  await table.button("Less").click();
  await expect(page.getByRole("tab", { name: "Signs" })).toBeVisible();
  for (const panel of panels) await expect(panel).toBeHidden();
  await table.reload();
  for (const panel of panels) await expect(panel).toBeHidden();
  // A link with every panel unfolds them.
  await table.follow("#/queens/8/c5/forward-checking@14?open=all");
  for (const panel of panels) await expect(panel).toBeVisible();
  await table.setWindow(1279, 720);
  for (const panel of [panels[1]!, panels[3]!]) await expect(panel).toBeHidden();
});

test("panels arrive after the board without a shift", { tag: "@chromium-alone" }, async ({
  table,
}) => {
  await table.prepare(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await table.open({ link: "#/queens/8/c5/forward-checking@13" });
  await expect(panelsOf(table).code).toBeVisible();
  await table.drawn();
  const shift = await table.page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(shift).toBeLessThan(0.01);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
] as const) {
  // A phone shows it; `frame.spec.ts` has the layouts of the others.
  const tag = width === 390 ? [] : "@all";
  test(`at ${width} × ${height} one panel is open at a time`, { tag }, async ({ table }) => {
    await table.setWindow(width, height);
    await table.open({ link: "#/queens/8/c5/forward-checking@13" });
    const panels = panelsOf(table);
    await expect(table.sign("still possible")).toBeVisible();
    for (const panel of Object.values(panels)) await expect(panel).toBeHidden();
    await table.panelTab("tree").click();
    await expect(panels.tree).toBeVisible();
    await expect(table.sign("still possible")).toBeHidden();
    await table.panelTab("tree").press("ArrowRight");
    await expect(panels.figures).toBeVisible();
    await expect(panels.tree).toBeHidden();
    await expect.poll(() => table.link).toBe("#/queens/8/c5/forward-checking@13?open=figures");
    await table.reload();
    await expect(panels.figures).toBeVisible();
  });
}

test("a phone has at most 14 controls, and the others a tap away", async ({ table }) => {
  const { page } = table;
  await table.setWindow(390, 844);
  for (const link of ["#/queens/8/c5/forward-checking@13", "#/queens/8/c5/forward-checking@0"]) {
    await table.open({ link });
    await expect(table.button("Step")).toBeVisible();
    expect(await usableControls(page), link).toBeLessThanOrEqual(14);
  }
  await table.button("More keys").click();
  for (const name of [
    "To the start",
    "To the last step made",
    "Previous backtrack",
    "Next backtrack",
    "Bookmark this step",
    "Copy a link to this step",
  ]) {
    await expect(table.button(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(table.rate).toBeInViewport({ ratio: 1 });
});

// Caught earlier by `walk.spec.ts`.
test("the dashboard has at most 26 controls in five groups, none of them twice", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/queens/8/c5/forward-checking@13" });
  await expect(panelsOf(table).tree).toBeVisible();
  const { names, groups } = await dashboardControls(table.page);
  expect(names.length).toBeLessThanOrEqual(26);
  expect(names).toEqual([...new Set(names)]);
  expect(groups).toHaveLength(5);
});

// Caught earlier by `tests/unit/run.test.ts`, `walk.spec.ts`.
test("Watch, a start and Flat out lead to 6,484,065 steps", { tag: "@all" }, async ({ table }) => {
  await table.open();
  await table.choose("Watch");
  await table.page.getByRole("link", { name: "Knight’s backtracking, 6.5 million steps" }).click();
  await expect(table.grid).toHaveAccessibleName(/^Knight’s Tour/);
  await table.speed("Flat out").check();
  await expect(table.result("Solved in 6,484,065 steps")).toBeVisible({ timeout: 30_000 });
  // The same starts are at the top of the menu.
  await table.solver.click();
  await table.page
    .getByRole("menuitem", { name: "Forward checking, a queen locked on c5" })
    .click();
  await expect.poll(() => table.link).toBe("#/queens/8/c5/forward-checking@0");
  // Flat out, chosen already, plays again.
  await table.speed("Flat out").click();
  await expect(table.result("Solved in 23 steps")).toBeVisible();
});

// Caught earlier by `tests/unit/links.test.ts`.
test("a link opens the panel it names, and an unknown one is reported", { tag: "@all" }, async ({
  table,
}) => {
  await table.setWindow(1024, 768);
  await table.open({ link: "#/queens/8/a8/forward-checking@41?open=figures" });
  await expect(table.figure("backtracks")).toHaveText("13");
  await expect(table.page.getByRole("list", { name: "Search tree" })).toBeHidden();
  await table.follow("#/queens/8/a8/forward-checking@42?open=tree,sky");
  await expect(table.says).toHaveText(
    "There is no panel “sky”. Choose from domains, tree, figures and code, or all.",
  );
  await expect(table.page.getByRole("list", { name: "Search tree" })).toBeVisible();
  await expect(table.figure("steps")).toHaveText("42");
});

test("opening a panel or the set-up moves neither the board nor its controls", async ({
  table,
}) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@41" });
  const places = async () => {
    const parts = [table.grid, table.slider, table.button("Play"), table.page.locator("#speed")];
    return Promise.all(parts.map((part) => boxOf(part)));
  };
  const change = async (act: () => Promise<void>) => {
    await table.drawn();
    const before = await places();
    await act();
    await table.drawn();
    expect(await places()).toEqual(before);
  };
  await change(() => table.change());
  const { width } = await boxOf(table.grid);
  await table.button("Less").click();
  // The board takes its new size with the next frame.
  await expect.poll(async () => (await boxOf(table.grid)).width).toBeGreaterThan(width);
  await change(() => table.openPanels("domains", "tree", "code"));
});

// Caught earlier by `frame.spec.ts`.
test("nothing moves during a run", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: "#/queens/8/a8/forward-checking@0?open=all" });
  const places = () =>
    table.page
      .locator("main :is(.card, .deck, .scrub, .when, #frame, .line)")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await expect(table.page.locator(".dash")).toBeVisible();
  await table.drawn();
  await table.step();
  const before = await places();
  for (let step = 0; step < 60; step++) {
    await table.page.keyboard.press(".");
    await table.drawn();
    expect(await places(), `step ${step + 2}`).toEqual(before);
  }
});

test("the speed can be changed during a run", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Brute force");
  const jumps = (seen: number[]) => seen.slice(1).map((n, i) => n - seen[i]!);
  await table.pace("Normal", 10);
  await table.button("Play").click();
  // A frame catches up at most a tenth of a second: at ten steps per second, it never shows two.
  expect(jumps(await table.stepsSeen(4))).toEqual([1, 1, 1]);
  await table.choose("Fast");
  expect(jumps((await table.stepsSeen(5)).slice(1))).toEqual([1000, 1000, 1000]);
  await table.choose("Flat out");
  await expect.poll(() => table.steps()).toBeGreaterThan(100_000);
  await table.choose("Normal");
  await table.drawn();
  expect(jumps(await table.stepsSeen(4))).toEqual([1, 1, 1]);
});

test("an ended run can be played again", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Backtracking");
  await table.choose("Flat out");
  await expect(table.button("Step")).toBeDisabled();
  await table.choose("Normal");
  await table.button("Play again").click();
  await expect.poll(() => table.steps()).toBeGreaterThan(0);
  expect(await table.steps()).toBeLessThan(874);
  await expect(table.button("Pause")).toBeVisible();
  // It is the same run: nothing was discarded.
  await expect(table.slider).toHaveAttribute("aria-valuetext", /^step \d+ of 874$/);
});

// Caught earlier by `www/panels/run-controller.test.ts`; a change of speed, above.
test("Fast makes a thousand steps at a time", { tag: "@all" }, async ({ table }) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  await table.choose("Backtracking");
  await table.pace("Fast", 1);
  await table.button("Play").click();
  expect(await table.stepsSeen(3)).toEqual(expect.arrayContaining([1000, 2000]));
  await table.pace("Fast", 60);
  for (const steps of await table.stepsSeen(30)) expect(steps % 1000).toBe(0);
});

// Caught earlier by `tests/unit/run.test.ts`.
test("you can step, and restart", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.openPanels("figures");
  await table.click("a8");
  await table.step(3);
  await expect(table.figure("steps")).toHaveText("3");
  await expect(table.figure("depth")).toHaveText("2 of 7");
  await expect(table.says).toHaveText("b5 would leave row 3 with no square. Taken back at once.");
  await table.newRun();
  await expect(table.figure("steps")).toHaveText("0");
  await expect(table.figure("depth")).toHaveText("0 of 7");
  await expect(table.square("c7")).toHaveAccessibleName("c7, possible");
});

test("the board leaves space for all its controls", async ({ table }) => {
  await table.open({ mode: "watch" });
  for (const side of [8, 100]) {
    await table.resize(side);
    for (const name of ["Step back", "Play", "Step"]) {
      await expect(table.button(name)).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the run keeps the rate that the slider sets", async ({ table }) => {
  await table.wind({ time: 0 });
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Backtracking");
  // From here on, the test moves the clock.
  await table.page.clock.pauseAt(3_600_000);
  await table.button("Play").click();
  for (const [rate, steps] of [
    [2, 2],
    [60, 60],
  ] as const) {
    await table.pace("Normal", rate);
    const before = await table.steps();
    await table.page.clock.runFor(1000);
    expect(Math.abs((await table.steps()) - before - Number(steps))).toBeLessThan(2);
  }
});

// Caught earlier by `pictures.spec.ts`, `www/board/scene/scene.test.ts`.
test("domains shrink and grow, in the colour of the queen that rules squares out", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.lookAway();
  const square = table.square("g3");
  const corner = [-0.4, 0.4] as const;
  await expect(square).toHaveAccessibleName("g3, possible");
  const possible = await table.pixel("g3", ...corner);
  const dot = await table.pixel("g3");
  expect(dot).toEqual(await table.colour("ring"));
  // c7 rules it out at depth 1.
  await table.step();
  await expect(square).toHaveAccessibleName("g3, ruled out at depth 1");
  const struck = await table.pixel("g3", ...corner);
  const { red, green, blue } = readColour(struckBy(themeNamed("light"), 1)[1])!;
  expect(apart(struck, [red, green, blue])).toBeLessThanOrEqual(2);
  // Step until the queen on c7 comes off: the square is free again.
  const name = () => square.getAttribute("aria-label");
  await table.stepUntil(async () => (await name()) === "g3, possible");
  await table.lookAway();
  expect(await table.pixel("g3", ...corner)).toEqual(possible);
  expect(await table.pixel("g3")).toEqual(dot);
});

// Caught earlier by `pictures.spec.ts`, `www/board/scene/scene.test.ts`.
test("backtracking marks the pair in conflict", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.choose("Backtracking");
  await expect(table.square("a7")).toHaveAccessibleName("a7, queen, in conflict");
  await table.lookAway();
  expect(await table.pixel("a7", -0.42, 0)).toEqual(await table.colour("bad"));
  await table.step(2);
  await expect(table.says).toHaveText("Queen on c7, not attacked.");
  await table.lookAway();
  expect(await table.pixel("c7", -0.42, 0)).toEqual(await table.colour("depth-1"));
});

// Caught earlier by `pictures.spec.ts`, `www/board/scene/scene.test.ts`.
test("forward checking marks the square that the jump has stranded", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("a8");
  await table.choose("Forward checking");
  const stranded = table.page.getByRole("gridcell", { name: /, stranded$/ });
  await table.stepUntil(async () => (await stranded.count()) === 1);
  const [name] = matchIn(await labelOf(stranded), /^[^,]+/);
  await expect(table.says).toHaveText(new RegExp(` ${name} is stranded: `));
  await table.lookAway();
  const [red, green] = await table.pixel(name, -0.4, 0);
  expect(red - green).toBeGreaterThan(60);
});

// Caught earlier by `pictures.spec.ts`, `www/board/scene/scene.test.ts`.
test("Warnsdorff shows what it has compared and the square it took", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ game: "knights", mode: "watch" });
  await table.click("d4");
  await table.choose("Warnsdorff");
  const sign = table.sign("onward moves of another jump");
  await table.step();
  await table.lookAway();
  await expect(table.says).toHaveText(/^From d4: e2 has the fewest onward moves, 5\./);
  await expect(sign).toBeVisible();
  await expect(table.square("e6")).toHaveAccessibleName("e6, not chosen, 7 onward moves");
  // The jump from e2 to g1 is part of the next step.
  await expect(table.square("g1")).toHaveAccessibleName("g1, empty");
  const accent = await table.colour("accent");
  expect(await table.pixel("e2", 0.18, -0.31)).toEqual(accent);
  expect(await table.pixel("e6", -0.12, 0)).toEqual(await table.colour("panel"));
});

test("a missing solution is proved, and solvers that prove nothing say so", async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(3);
  await table.choose("Flat out");
  await expect(table.result(/^Proved unsolvable in \d+ steps$/)).toBeVisible();
  await table.choose("Knight’s Tour");
  await table.resize(5, 5);
  await table.click("a5");
  await table.chooseSolver("Closed tour");
  await table.button("Play").click();
  await expect(table.result("Gave up after 1 step")).toBeVisible();
  await expect(table.says).toHaveText(/13 light and 12 dark/);
});

// Caught earlier by `www/app/session.test.ts`.
test("the board can’t be edited during a run, and says why", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.click("a8");
  await table.button("Play").click();
  await expect.poll(() => table.steps()).toBeGreaterThan(0);
  await table.click("d4");
  await expect(table.spoken).toHaveText(
    "The solver is working on this board. Choose Restart to change it.",
  );
  await table.button("Pause").click();
  await table.click("d4");
  await expect(table.says).toHaveText(
    "The solver is working on this board. Choose Restart to change it.",
  );
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await table.newRun();
  expect(await table.steps()).toBe(0);
  await table.click("d4");
  await expect(table.square("d4")).toHaveAccessibleName("d4, locked queen");
});

// Firefox's driver can't ask for reduced motion.
test("a queen slides at normal speed, and jumps with reduced motion", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  await table.wind({ time: 0 });
  await table.open({ mode: "watch", motion: true });
  await table.click("a8");
  await table.choose("Backtracking");
  await table.lookAway();
  // From here on, the test moves the clock.
  await table.page.clock.pauseAt(3_600_000);
  await table.page.clock.runFor(1000);
  // The near edge of its square and the far edge of its target.
  const edges = () => Promise.all([table.pixelNow("a7", -0.42, 0), table.pixelNow("b7", 0.42, 0)]);
  const [leaving, empty] = await edges();
  await table.button("Step").click();
  await table.page.clock.runFor(64);
  const [left, ahead] = await edges();
  expect(apart(left, leaving), "it has left").toBeGreaterThan(30);
  expect(ahead, "and hasn’t arrived yet").toEqual(empty);
  await table.page.clock.runFor(1000);
  expect(apart((await edges())[1], empty), "it has come").toBeGreaterThan(30);
  await table.page.emulateMedia({ reducedMotion: "reduce" });
  await table.newRun();
  await table.page.clock.runFor(32);
  expect(await edges()).toEqual([leaving, empty]);
  await table.button("Step").click();
  await table.page.clock.runFor(32);
  expect(apart((await edges())[1], empty), "it has jumped").toBeGreaterThan(30);
});

// Caught earlier by `tests/unit/run.test.ts`; a board of 100 × 100 in `large.spec.ts`.
test("boards of 64 × 64 open and run in both games", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(64);
  await table.choose("Flat out");
  await expect.poll(() => table.steps()).toBeGreaterThan(1000);
  await table.button("Pause").click();
  await table.drawn();
  const paused = await table.steps();
  await table.step();
  await expect.poll(() => table.steps()).toBe(paused + 1);
  await table.choose("Knight’s Tour");
  await table.resize(64, 64);
  await table.chooseSolver("Closed tour");
  await table.step(2);
  await expect(table.figure("steps")).toHaveText("2");
  await table.openPanels("figures");
  await expect(table.figure("square")).toHaveText("3 of 4,096");
  await table.choose("Flat out");
  await expect(table.result("Solved in 4,095 steps")).toBeVisible();
});
