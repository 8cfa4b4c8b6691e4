import type { Locator } from "@playwright/test";
import { type Heard, Listener } from "./listening.ts";
import { expect, type Table, test } from "./table.ts";

// Otherwise “Loading…” may be announced.
test.use({ fetches: "ahead" });

/** Words per second that a listener can follow. */
const PACE = 2.8;
const RUNNING = "Running. Pause to read a step.";

/** A screen reader on a page that opens a link. */
async function listen(table: Table, link: string) {
  const ear = new Listener(table.page);
  await ear.begin();
  await table.open({ link });
  return ear;
}

/** Presses Tab until an element has the focus, and drops what is heard on the way. */
async function tabTo(table: Table, ear: Listener, target: Locator) {
  do await table.page.keyboard.press("Tab");
  while (!(await target.evaluate((element) => element === document.activeElement)));
  await ear.all();
}

/** Presses keys one after another. */
async function press(table: Table, ...keys: string[]) {
  for (const key of keys) {
    await table.page.keyboard.press(key);
    await table.drawn();
  }
}

// Caught earlier by `www/app/speech.test.ts`.
test("an answer given twice is announced twice", { tag: "@all" }, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/play/queens/8/c1+f6" });
  await table.tools();
  const region = page.locator("#hint [aria-live]");
  /** Asks again, and expects other nodes or another text in a live region. */
  const changes = async (live: Locator, ask: () => Promise<void>) => {
    await ask();
    await expect(live).not.toContainText("Looking…");
    const texts = await live.evaluate((element) => {
      for (const part of element.children) part.setAttribute("data-old", "");
      return element.textContent;
    });
    await ask();
    const isOther = (element: Element, before: string | null) =>
      element.textContent !== before ||
      (element.childElementCount > 0 && !element.querySelector("[data-old]"));
    await expect.poll(() => live.evaluate(isOther, texts)).toBe(true);
  };
  await changes(region, () => table.button("Check my board").click());
  await changes(region, async () => {
    await table.square("d4").focus();
    await page.keyboard.press("y");
  });
  await expect(region).toContainText("The queen on f6 attacks d4 along the diagonal.");

  await table.open({ link: "#/queens/4/backtracking@0" });
  await table.finish();
  await changes(table.spoken, () => page.keyboard.press("."));

  await table.change();
  await table.button("Save the board").click();
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: "PNG" }).check();
  await dialog.getByRole("spinbutton").first().fill("1");
  await changes(dialog.getByRole("status"), () =>
    dialog.getByRole("button", { name: "Save" }).click(),
  );
});

const like = (pattern: RegExp) => expect.stringMatching(pattern);

test("a tour by ear: squares have names, and every refusal is announced", async ({ table }) => {
  const ear = await listen(table, "#/play/knights/8x8/a8");
  const next = "Click a circled number: it counts the onward moves from there.";
  await ear.hears(`Knight’s Tour. Your own board, 8 × 8. 1 of 64 squares. ${next}`);
  await tabTo(table, ear, table.square("a8"));
  await press(table, "ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight");
  await ear.hears(
    "[b8, empty]",
    "[c8, empty]",
    "[c7, within reach, 5 onward moves]",
    "[d7, empty]",
  );
  await press(table, "Enter", "Enter", "Enter");
  const refusal = like(/^A knight can.t jump from a8 to d7: /);
  await ear.hears(refusal, refusal, refusal);
  await press(table, "ArrowLeft", "Enter");
  await ear.hears("[c7, within reach, 5 onward moves]", like(/^Knight to c7\. 2 of 64 squares\./));
});

// Caught earlier by a knight's, above; `queens.spec.ts`, `www/board/board-reading.test.ts`.
test("queens by ear, with Safe squares only", { tag: "@all" }, async ({ table }) => {
  const ear = await listen(table, "#/play/queens/8/a8");
  await table.tools();
  await table.tick("Safe squares only").check();
  // Starts above the board: after the last control, Firefox would leave the page.
  await table.mode("Today").focus();
  await tabTo(table, ear, table.square("a8"));
  await press(table, "ArrowRight", "ArrowDown", "Enter", "Enter");
  const refusal = "The queen on a8 attacks b7: choose a square that no queen attacks.";
  await ear.hears("[b8, attacked]", "[b7, attacked]", refusal, refusal);
  await press(table, "ArrowRight", "Enter", "Enter");
  await ear.hears(
    "[c7, free]",
    like(/^Queen on c7\. 2 of 8 /),
    like(/^Queen taken off c7\. 1 of 8 /),
  );
});

// Caught earlier by `www/app/speech.test.ts`.
test("a run announces steps no faster than they can be heard, and ends with its last", {
  tag: "@all",
}, async ({ table }) => {
  const ear = await listen(table, "#/queens/8/a8/forward-checking@0");
  await ear.hears("Forward checking, 8 × 8, a queen locked on a8. 1 queen locked, 7 to place.");
  await table.pace("Normal", 60);
  await ear.all();
  await press(table, "Space");
  const heard: Heard[] = [];
  const gather = async () => {
    heard.push(...(await ear.all()));
    return heard.at(-1)?.text;
  };
  await expect.poll(gather).toBe("Solved in 132 steps. 8 queens, and no two attack each other.");
  for (const [place, { at, text }] of heard.slice(0, -1).entries()) {
    const next = heard[place + 1]!;
    const isEnd = next === heard.at(-1);
    const words = text.split(/\s+/).length;
    if (!isEnd) expect(next.at - at, text).toBeGreaterThan((words / PACE) * 1000 - 20);
  }
  // Far fewer announcements than steps, but more than just the end.
  expect(heard.length).toBeGreaterThan(1);
  expect(heard.length).toBeLessThan(10);
});

// Caught earlier by `www/board/board-reading.test.ts`, `www/app/speech.test.ts`.
test("flat out announces that it runs, once, and its step when it pauses", {
  tag: "@all",
}, async ({ table }) => {
  const ear = await listen(table, "#/queens/40/a40/backtracking@0");
  await ear.hears(like(/^Backtracking, 40 × 40, a queen locked on a40\. /));
  await table.choose("Flat out");
  await ear.hears("[Flat out]", RUNNING);
  await table.mode("Watch").focus();
  await ear.hears("[Watch]");
  await table.stepsSeen(5);
  await press(table, "Space");
  const step = like(/^(?!Running)./);
  await ear.hears(step);
  await press(table, ".");
  await ear.hears(step);
});

test("every mode is announced as it opens, without leftovers of the last one", async ({
  table,
}) => {
  const ear = await listen(table, "#/queens/8/a8/forward-checking@0");
  await ear.hears(like(/^Forward checking, 8 × 8, a queen locked on a8\. /));
  await press(table, "Space");
  // A run that plays by itself is announced while it plays, but not later.
  await expect.poll(() => table.steps()).toBeGreaterThan(1);
  await tabTo(table, ear, table.mode("Learn"));
  await press(table, "Enter");
  const asked = "Which square in another row would a queen on c7 rule out?";
  await ear.hearsAtLast(`Words for the puzzle. Part 1 of 3. ${asked}`);
  await press(table, "Tab", "Enter");
  await ear.hears("[Compare]", like(/^Race of .+: 8 × 8.*\. Who wins\?$/));
  await press(table, "Shift+Tab", "Shift+Tab", "Enter");
  await ear.hears("[Learn]", "[Watch]", like(/^Forward checking, 8 × 8, a queen locked on a8\. ./));
  await press(table, "Shift+Tab", "Enter");
  await ear.hears("[Today]", like(/^(Today|Colour Queens)/));
});

test("a lesson and a race by keyboard are announced in order", async ({ table }) => {
  test.slow();
  const ear = await listen(table, "#/learn/words/1");
  await tabTo(table, ear, table.button("Next"));
  await press(table, "Enter");
  await ear.hears("[Words for the puzzle]", "Part 2 of 3. 1 queen locked, 7 to place.");
  await press(table, ".", ".", ",");
  const queen = "Queen on c7: 11 squares ruled out.";
  await ear.hears(queen, like(/^Queen on e6: /), queen);
  await press(table, "ArrowRight");
  await ear.hears("Part 3 of 3. Which square can still take a queen?");

  await table.follow("#/compare/queens/race/8/a8/forward-checking,backtracking@0");
  const race = "Race of forward checking and backtracking: 8 × 8, a queen locked on a8. Who wins?";
  await ear.hears(race);
  await press(table, ".");
  const first = like(/^Step 1\. Forward checking: Queen on c7: .+ Backtracking: Try b7\. /);
  await ear.hears(first);
  const moment = table.page.getByRole("slider", { name: "Moment of the race" });
  await expect(moment).toHaveAttribute("max", "874");
  await press(table, "End");
  // If the lanes are still being timed, the end is known a moment later.
  await expect(table.page.getByRole("heading", { name: "Forward checking won." })).toBeVisible();
  await press(table, ",");
  await ear.hearsAtLast(like(/^Step 873\. /));
  await press(table, "End");
  await ear.hearsAtLast(like(/^Forward checking won\. Forward checking needs /));
  const skipped = "Forward checking skips 480 of backtracking’s 874 steps";
  await table.page.getByRole("button", { name: skipped }).focus();
  await press(table, "Enter");
  await ear.hears(`[${skipped} Ghost profile]`);
  // Until the run has found all solutions, there is none to go to.
  await expect(table.button("Next dead end")).toBeEnabled();
  await table.button("Next dead end").focus();
  await press(table, "Enter");
  const where =
    /^The same queens in both lanes: backtracking at step \d+, forward checking at step \d+\. /;
  await ear.hears("[Next dead end]", like(where));
});

test("a large board by keyboard: squares, zoom, and Enter", async ({ table }) => {
  const { page } = table;
  const ear = await listen(table, "#/queens/100/a100/forward-checking@2");
  await ear.hearsAtLast(like(/^Forward checking, 100 × 100, a queen locked on a100\. Queen on /));
  await tabTo(table, ear, page.getByRole("application"));
  await press(table, "Home");
  await ear.hearsAtLast("a50: ruled out by a locked queen");
  for (let page = 0; page < 2; page++) await press(table, "PageUp");
  await ear.hearsAtLast("a100: queen");
  const way: [key: string, heard: string][] = [
    ["ArrowRight", "b100: ruled out by a locked queen"],
    ["ArrowDown", "b99: ruled out by a locked queen"],
    ["ArrowRight", "c99: queen"],
    ["ArrowDown", "c98: ruled out by a locked queen"],
    ["ArrowRight", "d98: ruled out at depth 1"],
  ];
  for (const [key, heard] of way) {
    await press(table, key);
    await ear.hears(heard);
  }
  await press(table, "ArrowLeft", "ArrowUp");
  await ear.hearsAtLast("c99: queen");
  await press(table, "+", "-");
  await ear.hears(like(/^Zoom 1\.5 ×, squares a\d+ to [a-z]+100\.$/), "Whole board.");
  await press(table, "Enter");
  await ear.hears("The solver is working on this board. Choose Restart to change it.");
  await press(table, "n");
  await ear.hearsAtLast("1 queen locked, 99 to place.");
  await press(table, "Enter");
  await table.change();
  await expect(page.locator("#given")).toHaveText("c99");
});
