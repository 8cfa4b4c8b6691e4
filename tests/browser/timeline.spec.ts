import { boxOf } from "./reading.ts";
import { expect, Table, test } from "./table.ts";

declare global {
  interface Window {
    /** The number of times the address was written. */
    writes: number;
  }
}

/** Opens a moment by its link. */
async function openAt(table: Table, link: string) {
  await table.open({ link });
}

/**
 * Waits until the run is at a step, on the page and in the slider's value text.
 * @param of the last step made
 */
async function expectStep(table: Table, step: number, of?: number) {
  const [at, all] = [step, of].map((number) => number?.toLocaleString("en"));
  const heard = of === undefined ? new RegExp(`^step ${at} of [\\d,]+$`) : `step ${at} of ${all}`;
  await expect(table.slider).toHaveAttribute("aria-valuetext", heard);
  await expect(table.page.locator("#moment-step")).toHaveText(String(at));
  if (of !== undefined) {
    await expect(table.page.locator("#moment-of")).toHaveText(`of ${all}`);
  }
}

/** The contents of the board: the label of every square, and every pixel. */
async function picture(table: Table) {
  await table.lookAway();
  await table.drawn();
  const words = await table.page.getByRole("gridcell").allTextContents();
  const names = await table.page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  const pixels = await table.page
    .locator("#canvas")
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
  return { words, names, pixels, says: await table.says.innerText() };
}

const RUN = "#/knights/8x8/a8/backtracking";

// Caught earlier by `tests/run/timeline.rs`, `tests/unit/run.test.ts`.
test("the slider goes through a long run, and shows the same as a fresh run", {
  tag: "@all",
}, async ({ table }) => {
  test.slow();
  await openAt(table, `${RUN}@6484065`);
  await expectStep(table, 6_484_065, 6_484_065);
  await expect(table.result("Solved in 6,484,065 steps")).toBeVisible();
  for (const [share, least, most] of [
    [0, 0, 0],
    [0.5, 3_200_000, 3_300_000],
    [1, 6_484_065, 6_484_065],
  ] as const) {
    await table.drag(table.slider, share);
    const step = await table.steps();
    expect(step).toBeGreaterThanOrEqual(least);
    expect(step).toBeLessThanOrEqual(most);
    const here = await picture(table);
    const link = `${RUN}@${step}`;
    await expect.poll(() => table.link).toBe(link);
    const other = await table.page.context().newPage();
    const fresh = new Table(other);
    await openAt(fresh, link);
    await expectStep(fresh, step);
    expect(await picture(fresh)).toEqual(here);
    await other.close();
  }
});

test("steps back undo steps", async ({ table }) => {
  await openAt(table, "#/queens/8/a8/forward-checking@0");
  const pictures = [await picture(table)];
  for (let step = 1; step <= 12; step++) {
    await table.page.keyboard.press(".");
    pictures.push(await picture(table));
  }
  for (let step = 11; step >= 0; step--) {
    if (step % 2 === 0) await table.page.keyboard.press(",");
    else await table.button("Step back").click();
    expect(await picture(table)).toEqual(pictures[step]);
  }
  await expectStep(table, 0, 12);
  await expect(table.button("Step back")).toBeDisabled();
});

test("dragging the slider stops the run, and Play continues from there", async ({ table }) => {
  await openAt(table, "#/queens/8/a8/backtracking@500");
  await table.choose("Fast");
  await table.button("Play").click();
  await expect(table.result("Solved in 874 steps")).toBeVisible();
  await table.choose("Normal");
  await table.drag(table.slider, 0.5);
  const middle = await table.steps();
  expect(middle).toBeGreaterThan(420);
  expect(middle).toBeLessThan(454);
  await expectStep(table, middle, 874);
  await expect(table.button("Play")).toBeVisible();
  await table.button("Play").click();
  await expect.poll(() => table.steps()).toBeGreaterThan(middle);
  await table.slider.fill("100");
  await expect(table.button("Play")).toBeVisible();
  expect(await table.steps()).toBe(100);
});

test("backtracks, solutions and the deepest point are one press away", async ({ table }) => {
  await openAt(table, "#/queens/6/-/forward-checking@0?open=figures");
  await expect(table.button("Next solution")).toBeHidden();
  await table.finish();
  await expect(table.result(/^Solved in \d+ steps$/)).toBeVisible();
  const first = await table.steps();
  await table.button("Next solution").click();
  await expect.poll(() => table.steps()).toBeGreaterThan(first);
  await expect(table.result(/^Solved in \d+ steps$/)).toBeVisible();
  await table.button("Previous backtrack").click();
  const back = await table.steps();
  await expect(table.says).toHaveText(/^Row \d is used up, so [a-f]\d comes off\./);
  await table.button("Previous backtrack").click();
  expect(await table.steps()).toBeLessThan(back);
  await table.button("Next backtrack").click();
  await expect.poll(() => table.steps()).toBe(back);
  await expect(table.button("Next solution")).toBeHidden();
  await table.button(`Solution: step ${first}`).click();
  expect(await table.steps()).toBe(first);
  await table.button("To the start").click();
  expect(await table.steps()).toBe(0);
  await openAt(table, "#/queens/8/a8/backtracking@300");
  await expectStep(table, 300, 300);
  const deepest = await table.figure("deepest").innerText();
  await table.button("Deepest point").click();
  expect(await table.steps()).toBeLessThan(300);
  await expect(table.figure("depth")).toHaveText(`${deepest} of 7`);
  // It is the first step at that depth.
  await table.button("Step back").click();
  expect(Number(await table.figure("deepest").innerText())).toBeLessThan(Number(deepest));
});

// Caught earlier by `tests/run/timeline.rs`, `www/panels/run-controller.test.ts`.
test("a run that found every solution says how many there are", { tag: "@all" }, async ({
  table,
}) => {
  await openAt(table, "#/queens/6/-/forward-checking@0");
  await table.finish();
  for (const solution of [2, 3, 4]) {
    const before = await table.steps();
    await table.button("Next solution").click();
    await expect.poll(() => table.steps(), `solution ${solution}`).toBeGreaterThan(before);
    await expect(table.button("Play again"), `solution ${solution}`).toBeVisible();
  }
  await expect(table.result(/^Solved in \d+ steps$/)).toBeVisible();
  await table.button("Next solution").click();
  await expect(table.says).toHaveText("There are exactly 4 solutions.");
  await expect(table.result(/^All 4 solutions found in \d+ steps$/)).toBeVisible();
  await expect(table.button("Next solution")).toBeHidden();
  await table.choose("Knight’s Tour");
  await table.click("a8");
  await table.chooseSolver("Closed tour");
  await table.finish();
  await expect(table.result("Solved in 63 steps")).toBeVisible();
  // This solver builds only one solution: it offers no next one, and the key for it says so.
  await expect(table.button("Next solution")).toBeHidden();
  await openAt(table, "#/knights/8x8/a8/hamiltonian@70");
  await expect(table.result(/^Ended after 6[34] steps$/)).toBeVisible();
});

test("the address changes once the slider stops", async ({ table }) => {
  await table.page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    window.writes = 0;
    history.replaceState = (...given) => {
      window.writes++;
      write(...given);
    };
  });
  await openAt(table, "#/queens/8/a8/backtracking@874");
  const writes = () => table.page.evaluate(() => window.writes);
  const before = await writes();
  // A step a frame, as fast as a hand drags; keys sent from outside may rest between two steps.
  await table.slider.evaluate(async (slider) => {
    if (!(slider instanceof HTMLInputElement)) throw new Error("no slider");
    for (let step = 0; step < 40; step++) {
      slider.stepDown();
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => table.link).toBe("#/queens/8/a8/backtracking@834");
  expect((await writes()) - before).toBeLessThan(10);
});

// Caught earlier by `tests/unit/roster.test.ts`.
test("a method that never backtracks has no buttons for backtracks", { tag: "@all" }, async ({
  table,
}) => {
  await openAt(table, "#/queens/8/-/min-conflicts@3?open=figures");
  await expect(table.button("Step back")).toBeEnabled();
  for (const name of ["Previous backtrack", "Next backtrack", "Deepest point"]) {
    await expect(table.button(name)).toBeHidden();
  }
  await table.choose("Arc consistency");
  await expect(table.button("Next backtrack")).toBeVisible();
});

// Caught earlier by `session.spec.ts`, `address.spec.ts`.
test("a reload returns to the step in the link, and restores the board", { tag: "@all" }, async ({
  table,
}) => {
  await openAt(table, `${RUN}@6484065`);
  await table.reload();
  await expectStep(table, 6_484_065, 6_484_065);
  await table.change();
  await table.button("Block squares").click();
  await table.click("e1");
  await table.reload();
  await expect(table.square("e1")).toHaveAccessibleName("e1, blocked");
});

test("the profile is drawn and can be clicked", async ({ table }) => {
  await openAt(table, "#/queens/8/a8/backtracking@874");
  await expectStep(table, 874, 874);
  const profile = table.page.getByRole("img", { name: "Depth of the search, step by step" });
  const inked = (from: number, to: number) =>
    profile.evaluate(
      (canvas, { from, to }) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
        const wide = Math.round(canvas.width * (to - from));
        const context = canvas.getContext("2d")!;
        const { data } = context.getImageData(canvas.width * from, 0, wide, canvas.height - 4);
        return data.filter((alpha, at) => at % 4 === 3 && alpha > 0).length;
      },
      { from, to },
    );
  expect(await inked(0.1, 0.4)).toBeGreaterThan(500);
  expect(await inked(0.6, 0.9)).toBeGreaterThan(500);
  const box = await boxOf(profile);
  await profile.click({ position: { x: box.width / 2, y: box.height / 2 } });
  expect(Math.abs((await table.steps()) - 437)).toBeLessThan(4);
});

// Caught earlier by `tests/unit/places.test.ts`, `address.spec.ts`.
test("a wrong link says so and opens the nearest thing", { tag: "@all" }, async ({ table }) => {
  for (const [link, sentence, opened] of [
    ["#/queens/8/z9/backtracking@3", "The square z9 is off the 8 × 8 board", "#/queens/8/-/"],
    [
      "#/queens/8/a8/nope@3",
      "There is no queens solver “nope”",
      "#/queens/8/a8/forward-checking@0",
    ],
    [
      "#/queens/8/a8/forward-checking@5?rows=x",
      "“x” is not a valid value for rows",
      "#/queens/8/a8/forward",
    ],
    ["#/queens/9/a9/backtracking@99999", "This run ends at step", "#/queens/9/a9/backtracking@"],
    [
      "#/knights/99999x9/a1/warnsdorff",
      "There is no 9 × 99,999 board",
      "#/knights/8x8/-/warnsdorff@0",
    ],
    ["#/queens/8/c5/backtracking@x", "“x” is not a step", "#/queens/8/c5/backtracking@0"],
    [
      "#/knights/6x6/a6,b6/backtracking@3",
      "A knight has only one start. Leave the others out of the link.",
      "#/knights/6x6/a6/backtracking@0",
    ],
  ] as const) {
    await table.page.goto("about:blank");
    await openAt(table, link);
    await expect(table.says).toContainText(sentence);
    await expect.poll(() => table.link).toContain(opened);
  }
});

test("a link edited by hand opens at once", async ({ table }) => {
  await openAt(table, "#/queens/8/a8/forward-checking@3");
  await table.setAddress("#/queens/6/-/arc-consistency@5");
  await expectStep(table, 5, 5);
  await expect(table.solver).toContainText("Arc consistency");
});
