import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { clean } from "./access.ts";
import { boxOf, matchIn } from "./reading.ts";
import { saved } from "./saving.ts";
import { apart, expect, type Rgb, SOURCE, Table, test } from "./table.ts";

/** The board as a picture. */
const picture = (table: Table) => table.page.getByRole("application");

/** Opens a large board to watch. */
async function lay(table: Table, side: number, game: GameId = "queens") {
  const link = game === "queens" ? `#/queens/${side}` : `#/knights/${side}x${side}`;
  await table.open({ link });
  await expect(picture(table)).toHaveAttribute("aria-label", /^Board of /);
}

/** The colour drawn at a point, in fractions of the picture. */
const pixel = (table: Table, x: number, y: number): Promise<Rgb> =>
  picture(table).evaluate(
    (canvas, { x, y }) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const [left, top] = [Math.floor(canvas.width * x), Math.floor(canvas.height * y)];
      const { data } = canvas.getContext("2d")!.getImageData(left, top, 1, 1);
      return [data[0]!, data[1]!, data[2]!];
    },
    { x, y },
  );

/**
 * Whether a colour is drawn near a point, in fractions of the picture.
 * @param reach in pixels
 */
async function around(
  table: Table,
  x: number,
  y: number,
  reach: number,
): Promise<(colour: number[], far?: number) => boolean> {
  const data = await picture(table).evaluate(
    (canvas, { x, y, reach }) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const [left, top] = [canvas.width * x - reach, canvas.height * y - reach];
      const context = canvas.getContext("2d")!;
      return [...context.getImageData(left, Math.max(0, top), 2 * reach, 2 * reach).data];
    },
    { x, y, reach },
  );
  return (colour, far = 8) =>
    data.some((_, at) => at % 4 === 0 && apart(data.slice(at, at + 3), colour) < far);
}

/** Moves the pointer to a point, in fractions of the picture. */
async function pointAt(table: Table, x: number, y: number) {
  const box = await boxOf(picture(table));
  await table.page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

/** Opens a moment on a large board by its link. */
async function openAt(table: Table, link: string) {
  await table.page.emulateMedia({ reducedMotion: "reduce" });
  await table.page.goto("about:blank");
  await table.page.goto(`${process.env.PAGE_URL}${link}`);
  await isAt(table, /^step [1-9]/);
}

/**
 * The step shown, and the number of steps.
 * @param words such as step 13 of 23
 */
const isAt = (table: Table, words: string | RegExp) =>
  expect(table.slider).toHaveAttribute("aria-valuetext", words);

/**
 * The sentence and picture of a step, once the run has loaded.
 * @param words in the board's description
 */
async function shown(table: Table, words: string) {
  await expect(picture(table)).toHaveAttribute("aria-label", words);
  await table.lookAway();
  await table.drawn();
  const pixels = await picture(table).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : "",
  );
  return { pixels, says: await table.says.innerText() };
}

test("a board of 100 × 100 is a picture that shows domains", { tag: "@every-engine" }, async ({
  table,
}) => {
  await lay(table, 100);
  await expect(table.grid).toBeHidden();
  const middle = 0.005;
  const accent = await table.colour("depth-1");
  await expect(table.says).toContainText("to place.");
  expect(apart(await pixel(table, middle, middle), accent)).toBeGreaterThan(20);
  await table.step();
  await expect(table.says).toHaveText(/^Queen on a100: 198 squares ruled out\.$/);
  await expect.poll(async () => apart(await pixel(table, middle, middle), accent)).toBeLessThan(3);
  await expect(picture(table)).toHaveAttribute(
    "aria-label",
    "Board of 100 by 100; 1 queen placed, none in conflict.",
  );
  // The next queen is a knight's jump away, because everything nearer is ruled out.
  await table.step();
  await expect(table.says).toContainText("Queen on c99: ");
});

// Caught earlier by cancelling, below; `watch.spec.ts`.
test("the page keeps drawing while a large board is being solved", { tag: "@all" }, async ({
  table,
}) => {
  await lay(table, 100);
  await table.choose("Flat out");
  const seen = await table.stepsSeen(20);
  expect(seen.at(-1)).toBeGreaterThan(seen[0]!);
  await table.button("Pause").click();
  // The announcement of the last step means that all requested steps were made.
  await expect(table.says).toContainText(/Queen on|Taken back|used up/);
  const steps = await table.steps();
  await table.drawn();
  expect(await table.steps()).toBe(steps);
});

test("a long run shows its progress and can be cancelled", async ({ table }) => {
  await lay(table, 200);
  await table.openPanels("tree", "figures");
  await table.choose("Flat out");
  await expect(table.page.getByText(/^1\d\d of 200 queens are not attacked\.$/)).toBeVisible();
  await expect.poll(async () => Number(await table.figure("backtracks").innerText())).not.toBe(0);
  // A nearly full board is not nearly solved if the search backtracks.
  await expect(table.page.getByRole("progressbar", { name: "Progress" })).toBeHidden();
  await table.stepsSeen(3);
  await table.button("Cancel the run").click();
  await expect(table.says).toHaveText(/^Cancelled after [\d,]+ steps\.$/);
  await expect(table.button("Cancel the run")).toBeHidden();
  await expect(table.page.locator("#start")).toBeFocused();
  // A cancelled run makes no more steps, and everything shows the same step.
  await expect(table.slider).toBeDisabled();
  const [said] = matchIn(await table.says.innerText(), /[\d,]+/);
  await expect(table.figure("steps")).toHaveText(said);
  await isAt(table, `step ${said} of ${said}`);
  await expect(table.page.locator("#moment-step")).toHaveText(said);
  await table.newRun();
  await expect(table.says).toContainText("to place.");
  await table.step();
  await expect(table.says).toContainText("Queen on a200: ");
});

// Firefox points at whole pixels: here, at the rounded corner outside the board.
test("the wheel, keys, buttons and a drag zoom in to single squares", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  await lay(table, 100);
  await table.step(2);
  // A step replaces what the pointer shows, and its worker may answer late.
  await expect(table.says).toContainText("Queen on c99: ");
  await expect(table.button("Zoom out")).toBeDisabled();
  await pointAt(table, 0.205, 0.505);
  await expect(table.says).toHaveText("u50: possible");
  await pointAt(table, 0.505, 0.505);
  await expect(table.says).toHaveText("ay50: ruled out at depth 1");
  const ink = [0, 0, 0] as Rgb;
  expect((await around(table, 0.005, 0.255, 3))(ink, 60)).toBe(false);
  await pointAt(table, 0.005, 0.005);
  for (let turn = 0; turn < 8; turn++) await table.page.mouse.wheel(0, -300);
  await pointAt(table, 0.03, 0.03);
  await expect(table.says).toHaveText("a100: queen");
  await pointAt(table, 0.05, 0.25);
  await expect(table.says).toHaveText("a98: ruled out at depth 1");
  await pointAt(table, 0.95, 0.95);
  await table.drawn();
  expect((await around(table, 0.05, 0.25, 24))(ink, 60), "its number").toBe(true);
  await pointAt(table, 0.5, 0.5);
  await table.page.mouse.down();
  await pointAt(table, 0.3, 0.5);
  await table.page.mouse.up();
  await pointAt(table, 0.05, 0.15);
  await expect(table.says).toHaveText("c99: queen");
  await picture(table).press("0");
  await expect(table.button("Whole board")).toBeDisabled();
  await table.button("Zoom in").click();
  await expect(table.button("Whole board")).toBeEnabled();
  await picture(table).press("-");
  await expect(table.button("Whole board")).toBeDisabled();
});

test("when zoomed in, a click locks a queen", async ({ table }) => {
  await lay(table, 100);
  await table.change();
  await picture(table).focus();
  for (let press = 0; press < 8; press++) await table.page.keyboard.press("+");
  const box = await boxOf(picture(table));
  await table.page.mouse.click(box.x + box.width / 2 + 10, box.y + box.height / 2 + 10);
  await expect(table.page.locator("#given")).toHaveText("ay50");
  await table.reload();
  await table.change();
  await expect(table.page.locator("#given")).toHaveText("ay50");
  await expect(picture(table)).toHaveAttribute("aria-label", /1 queen placed, none in conflict\.$/);
});

// Caught earlier by `www/core/clicks.test.ts`.
test("a double click only zooms in", { tag: "@all" }, async ({ table }) => {
  const { page } = table;
  await lay(table, 100);
  await table.change();
  await picture(table).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("+");
  await expect(table.spoken).toHaveText(/^Zoom 3\.\d ×/);
  const given = page.locator("#given");
  const none = await given.innerText();
  const { x, y, width, height } = await boxOf(picture(table));
  const [across, down] = [x + width / 2 + 10, y + height / 2 + 10];
  await page.clock.pauseAt(3_600_000);
  await page.mouse.dblclick(across, down);
  await page.clock.runFor(1000);
  await expect(table.spoken).toHaveText(/^Zoom 8\.\d ×/);
  await expect(given).toHaveText(none);
  await page.mouse.click(across, down);
  await page.clock.runFor(1000);
  await expect(given).toHaveText("ay50");
  await page.clock.resume();
});

test("the part in view can be saved as a picture", async ({ table }) => {
  await lay(table, 65);
  await table.change();
  await table.step();
  const { name, content } = await saved(table.page, () => table.button("Save the board").click());
  expect(name).toBe("forward-check.png");
  await expect(table.toast).toHaveText("Saved the part in view as forward-check.png.");
  expect(content.subarray(1, 4).toString()).toBe("PNG");
  const seen = await picture(table).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : [],
  );
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual(seen);
});

test("a large board is drawn again when you return from Compare", async ({ table }) => {
  await lay(table, 100);
  await table.choose("Flat out");
  await table.stepsSeen(3);
  // The answer that pauses the run arrives when the board is already hidden.
  await table.choose("Compare");
  await expect(table.page.locator("#race")).toBeVisible();
  await table.button("Switch between light and dark").click();
  await expect(table.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await table.drawn();
  await table.choose("Watch");
  const accent = await table.colour("depth-1");
  await expect.poll(async () => apart(await pixel(table, 0.005, 0.005), accent)).toBeLessThan(3);
});

// Making a new view each time would also add its listeners to the document each time.
test("a large board stays zoomed while a small one is shown", async ({ table }) => {
  await table.open({ link: "#/queens/100/a100/forward-checking@40" });
  await expect(table.button("Zoom out")).toBeDisabled();
  await table.button("Zoom in").click();
  await expect(table.button("Zoom out")).toBeEnabled();
  await table.follow("#/play/queens/8/a8");
  await expect(picture(table)).toBeHidden();
  await table.follow("#/queens/100/a100/forward-checking@40");
  await expect(picture(table)).toBeVisible();
  await expect(table.button("Zoom out")).toBeEnabled();
});

// In Firefox a test can't see the errors that a page logs.
test("an error in a frame is reported once, and frames continue", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  const { page } = table;
  await lay(table, 100);
  const fault = await page.evaluateHandle(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { drawImage } = prototype;
    const draw = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      if (this.canvas.id === "large-canvas") throw new Error("The canvas is out of order.");
      return Reflect.apply(drawImage, this, given);
    };
    Object.assign(prototype, { drawImage: draw });
    return { mend: () => void Object.assign(prototype, { drawImage }) };
  });
  const trouble = page.getByText("Part of the page could not be drawn because of a bug");
  await table.step();
  await expect(trouble).toBeVisible();
  await table.button("Not now").click();
  await table.step();
  await table.drawn();
  await expect(trouble).toBeHidden();
  expect(table.problems.filter((problem) => problem.includes("out of order"))).toHaveLength(1);
  await fault.evaluate(({ mend }) => mend());
  await table.step();
  const accent = await table.colour("depth-1");
  await expect.poll(async () => apart(await pixel(table, 0.005, 0.005), accent)).toBeLessThan(3);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  table.problems.length = 0;
});

// Caught earlier by `tests/run/picture.rs`.
test("a tour is coloured by its moves", { tag: "@all" }, async ({ table }) => {
  await lay(table, 100, "knights");
  const empty = await pixel(table, 0.5, 0.5);
  await table.chooseSolver("Closed tour");
  await table.choose("Flat out");
  await expect(table.says).toHaveText("10,000 squares, each visited once.");
  await expect(picture(table)).toHaveAttribute("aria-label", /10,000 of 10,000 squares visited/);
  await expect.poll(async () => apart(await pixel(table, 0.5, 0.5), empty)).toBeGreaterThan(20);
});

// Caught earlier by `www/app/session.test.ts`, `tests/unit/roster.test.ts`.
test("a board too large for its solver says so, and gets another solver", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  await table.resize(2_000);
  await expect(picture(table)).toHaveAttribute("aria-label", /^Board of /);
  await expect(table.says).toHaveText(
    /^Forward checking takes boards of up to 1,000 a side\. .+ was chosen instead\.$/,
  );
  const entry = table.entry("Forward checking");
  await table.solver.click();
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription(/^takes boards of up to 1,000 a side\b/);
  await table.page.keyboard.press("Escape");
  await expect(table.solver).not.toContainText("Forward checking");
  await table.choose("Flat out");
  await expect(table.says).toHaveText("2,000 queens, and no two attack each other.");
  await expect(picture(table)).toHaveAttribute("aria-label", /2,000 queens placed, solved\.$/);
  await table.resize(8);
  await table.solver.click();
  await expect(entry).toBeEnabled();
  await expect(entry).toHaveAccessibleDescription(/^rules out attacked squares/);
});

// Caught earlier by `tests/solvers/local.rs`; a million by link, below.
test("a million queens are placed, and single squares among them can be found", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(1_000_000);
  await expect(picture(table)).toHaveAttribute("aria-label", /^Board of /);
  await table.button("Random queen").click();
  await expect(picture(table)).toHaveAttribute("aria-label", /1 queen placed, none in conflict\.$/);
  await table.choose("Flat out");
  await expect(table.says).toHaveText("1,000,000 queens, and no two attack each other.", {
    timeout: 30_000,
  });
  await picture(table).focus();
  for (let press = 0; press < 30; press++) await table.page.keyboard.press("+");
  await pointAt(table, 0.5, 0.5);
  await expect(table.says).toHaveText(/^[a-z]+\d+: (empty|queen)$/);
});

test("when zoomed in, a click blocks a square and says so", async ({ table }) => {
  await lay(table, 100, "knights");
  await table.change();
  await table.button("Block squares").click();
  await expect(table.says).toHaveText(/^Zoom in\. Click squares to block/);
  await picture(table).focus();
  for (let press = 0; press < 8; press++) await table.page.keyboard.press("+");
  await table.drawn();
  const empty = await pixel(table, 0.52, 0.52);
  const box = await boxOf(picture(table));
  await table.page.mouse.click(box.x + box.width * 0.52, box.y + box.height * 0.52);
  await expect(table.button("Done")).toBeVisible();
  await table.button("Done").click();
  await expect(table.button("Blocked: 1 square")).toBeVisible();
  await pointAt(table, 0.52, 0.52);
  await expect(table.says).toHaveText(/: blocked$/);
  await expect.poll(async () => apart(await pixel(table, 0.52, 0.52), empty)).toBeGreaterThan(60);
  await expect(picture(table)).toHaveAttribute("aria-label", /of 9,999 squares visited/);
});

// Caught earlier by `tests/puzzles/messages.rs`, `www/app/session.test.ts`.
test("a board that is too large is refused in a sentence", { tag: "@all" }, async ({ table }) => {
  await table.open({ mode: "watch" });
  await table.resize(5_000_000);
  await expect(table.says).toContainText(
    "There is no 5,000,000 × 5,000,000 board: choose from 1 × 1 to ",
  );
  await expect(table.grid).toBeVisible();
});

test("a large board can’t be played by hand, and says so", async ({ table }) => {
  await table.open({ link: "#/play/queens/100" });
  await expect(table.says).toHaveText(
    "Boards from 65 × 65 up are for watching. Choose Watch, or a smaller board.",
  );
  await expect(table.says).not.toHaveClass(/\bbad\b/);
  // Impossible actions are not offered.
  for (const name of ["Undo", "Redo", "Start over", "Hint"]) {
    await expect(table.button(name), name).toHaveCount(0);
  }
  await table.button("Watch").click();
  await expect(picture(table)).toHaveAttribute("aria-label", /^Board of 100 by 100/);
  await expect(table.button("Play this position")).toHaveCount(0);
  await table.choose("Today");
  await table.follow("#/play/queens/8");
  await expect(table.grid).toBeVisible();
  await table.click("a8");
  await expect(table.says).not.toContainText("large");
});

// Caught earlier by `www/engine/faults.test.ts`, `tests/unit/isolated/abuse-full.test.ts`.
test("too little memory is reported in a sentence", { tag: "@all" }, async ({ table }) => {
  await table.open({ site: SOURCE });
  const told = await table.page.evaluate(async () => {
    const modules: typeof import("../../www/engine/modules.ts") = await import(
      new URL("www/engine/modules.ts", document.baseURI).href
    );
    // A game is ready before the other modules have loaded.
    await modules.openModules(["queens"]);
    try {
      modules.exhaustOnPurpose("queens");
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  });
  expect(told).toBe(
    "This board does not fit into the memory that the browser gives: choose a smaller one.",
  );
});

test("axe finds nothing wrong with a large board", async ({ table }) => {
  await lay(table, 100);
  await table.step(3);
  await expect(table.says).toContainText("Queen on");
  await clean(table);
});

// Caught earlier by `timeline.spec.ts`, `www/engine/remote.test.ts`.
test("you can go to any step of a long run on a large board", { tag: "@all" }, async ({
  table,
}) => {
  test.slow();
  const run = "#/queens/100/a100/forward-checking";
  await openAt(table, `${run}@5000`);
  await isAt(table, "step 5,000 of 5,000");
  for (const [step, queens] of [
    [0, "1 queen placed"],
    [2_500, "60 queens placed"],
    [5_000, "63 queens placed"],
  ] as const) {
    await table.slider.fill(String(step));
    await isAt(table, `step ${step.toLocaleString("en")} of 5,000`);
    const words = `Board of 100 by 100; ${queens}, none in conflict.`;
    const here = await shown(table, words);
    await expect.poll(() => table.link).toBe(`${run}@${step}`);
    if (step === 0) continue;
    const other = await table.page.context().newPage();
    const fresh = new Table(other);
    await openAt(fresh, table.link);
    expect(await shown(fresh, words)).toEqual(here);
    await other.close();
  }
});

// Caught earlier by `timeline.spec.ts`, `www/engine/remote.test.ts`.
test("dragging the slider on a large board stops the run, and Play continues from there", {
  tag: "@all",
}, async ({ table }) => {
  await openAt(table, "#/knights/100x100/a1/warnsdorff@9999?tie-break=roth");
  await expect(table.says).toHaveText("10,000 squares, each visited once.");
  await expect(table.result("Solved in 9,999 steps")).toBeVisible();
  await table.drag(table.slider, 0.5);
  const middle = await table.steps();
  expect(middle).toBeGreaterThan(4_900);
  expect(middle).toBeLessThan(5_100);
  await isAt(table, `step ${middle.toLocaleString("en")} of 9,999`);
  const visited = new RegExp(`; ${(middle + 1).toLocaleString("en")} of 10,000 squares visited`);
  await expect(picture(table)).toHaveAttribute("aria-label", visited);
  await expect(table.says).toHaveText(/^From [a-z]+\d+:? /);
  await table.button("Play").click();
  await expect.poll(() => table.steps()).toBeGreaterThan(middle);
  await table.button("Pause").click();
  await table.choose("Flat out");
  await expect(table.says).toHaveText("10,000 squares, each visited once.");
});

// Caught earlier by `timeline.spec.ts`, `www/engine/remote.test.ts`.
test("backtracks, the deepest step and the start of a large run are one press away", {
  tag: "@all",
}, async ({ table }) => {
  await openAt(table, "#/queens/100/-/backtracking@4000?open=figures");
  const back = /back to row \d+/i;
  await table.button("Previous backtrack").click();
  await expect.poll(() => table.steps()).toBeLessThan(4_000);
  await expect(table.says).toHaveText(back);
  const before = await table.steps();
  await table.button("Step back").click();
  await expect.poll(() => table.steps()).toBe(before - 1);
  await table.button("Next backtrack").click();
  await expect.poll(() => table.steps()).toBe(before);
  await expect(table.says).toHaveText(back);
  await table.button("Deepest point").click();
  await expect.poll(() => table.steps()).toBeLessThan(before);
  await isAt(table, /of 4,000$/);
  await table.button("To the start").click();
  await expect(table.says).toContainText("First try: a100.");
  await expect(table.button("Step back")).toBeDisabled();
  await table.step();
  await expect(table.says).toContainText("a99");
  await expect(table.spoken).toContainText("a99");
});

test("a step among a million queens has a link, and a ring marks its square", async ({ table }) => {
  await openAt(table, "#/queens/1000000/a7/linear@1000");
  await expect(table.says).toContainText("Queen on jacc999001");
  await shown(table, "Board of 1,000,000 by 1,000,000; 1,001 queens placed, none in conflict.");
  await expect.poll(() => table.link).toBe("#/queens/1000000/a7/linear@1000");
  const [panel, ink] = [await table.colour("panel"), await table.colour("ink")];
  const has = await around(table, 0.175928, 0.001, 20);
  expect([has(panel), has(ink)]).toEqual([true, true]);
});
