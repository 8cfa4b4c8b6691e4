/** A panic in a busy worker: the page says so and continues, and loses nothing saved. */

import type { Page } from "@playwright/test";
import type { ModuleName } from "../../www/engine/modules.ts";
import { expect, SOURCE, type Table, test } from "./table.ts";

/** The sentence for a bug in a worker with a single job. */
const BUG = "A bug stopped this: try again.";

/**
 * Makes a module panic in a worker, until the test repairs it.
 * @param module a module open in the worker
 * @param call an expression whose value is the number of this call
 */
async function panicsIn(
  page: Page,
  script: string,
  module: ModuleName,
  call: string,
  after: number,
) {
  const address = new RegExp(`/${script}\\.ts$`);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(call);
    const body = `import { panicOnPurpose } from "../engine/modules.ts";
      let calls = 0;
      const oncePanicked = () => void (++calls > ${after} && panicOnPurpose("${module}"));
      ${text.replace(call, `(oncePanicked(), ${call})`)}`;
    await route.fulfill({ response, body });
  });
  return () => page.unroute(address);
}

/** The console reports the panic, as this test expects. */
function isToldOfPanic({ problems }: Table) {
  expect(problems.join()).toContain("asked to panic");
  problems.length = 0;
}

// Caught earlier by `www/engine/faults.test.ts`, `tests/unit/worker-client.test.ts`; in a browser, the race below.
test("a hint and an animation report a panic, and work when requested again", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  const works = await panicsIn(page, "methods", "thinking", "thinking.work(SHARED)", 0);
  const films = await panicsIn(
    page,
    "movie.worker",
    "extras",
    "painter.paint(scene, moments[made])",
    1,
  );
  await table.open({ link: "#/play/queens/8/c1+f6", site: SOURCE });
  await table.click("b5");
  await table.button("Hint").click();
  const hint = page.getByRole("dialog", { name: "Hint" });
  await expect(hint).toContainText(BUG);
  await works();
  await hint.getByRole("button", { name: "Try again" }).click();
  await expect(hint.getByRole("button", { name: "Keep looking" })).toBeVisible();
  await page.keyboard.press("Escape");

  await table.tools();
  await table.button("Save the board").click();
  const saving = page.getByRole("dialog", { name: "Save the board" });
  await saving.getByRole("radio", { name: "GIF" }).check();
  const save = saving.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(saving).toContainText(BUG);
  await films();
  await save.click();
  await expect(saving).toContainText(/Saved as forward-check\.gif, \d+ KB\./);
  await saving.getByRole("button", { name: "Close" }).click();
  await table.reload();
  await expect(table.square("b5")).toHaveAccessibleName(/^b5, queen/);
  isToldOfPanic(table);
});

// Caught earlier by `www/compare/surveys.test.ts`, `tests/unit/worker-client.test.ts`; a race, below.
test("a survey that a panic stopped says so, and restarts when you return to it", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  const works = await panicsIn(page, "methods", "queens", "work.work(ALONE)", 0);
  await table.open({ link: "#/compare/queens/growth/4-8/backtracking?n=8", site: SOURCE });
  const panel = page.getByRole("tabpanel", { name: "Growth" });
  await expect(panel).toContainText(BUG);
  await works();
  await page.getByRole("tab", { name: "Race" }).click();
  await page.getByRole("tab", { name: "Growth" }).click();
  await expect(panel).not.toContainText(BUG);
  await expect(panel.getByRole("slider", { name: "Board size" })).toHaveAttribute(
    "aria-valuetext",
    "8 × 8, steps: Backtracking 315",
  );
  isToldOfPanic(table);
});

test("a panic in the middle of a race loses nothing saved", async ({ table }) => {
  const { page } = table;
  await table.open({ site: SOURCE });
  await table.click("a8", "e7");
  await table.follow("#/queens/8/c5/forward-checking@8?open=all");
  await table.button("Bookmark this step").click();
  await expect(table.toast).toHaveText("Bookmarked step 8.");
  await panicsIn(page, "race-methods", "queens", "race.ask(now, BUDGET, wanted)", 5);
  await table.follow("#/compare/queens/race/8/a8/backtracking,forward-checking@120");
  const dialog = page.getByRole("alertdialog", { name: "The game stopped working" });
  await expect(page.getByRole("article", { name: "Lane B:" })).toContainText("step 120");
  await expect(async () => {
    // The race continues until it panics.
    await page.keyboard.press(".");
    await expect(dialog).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await page.unrouteAll();
  await table.reloadBy(() => dialog.getByRole("button", { name: "Continue" }).click());
  await expect(page.getByRole("article", { name: "Lane B:" })).toContainText("Forward checking");
  await expect.poll(() => table.link).toMatch(/backtracking,forward-checking@12\d/);
  await table.follow("#/queens/8/c5/forward-checking@12");
  await expect(table.button("Bookmark: step 8")).toBeVisible();
  await table.follow("#/play/queens/8/a8");
  await expect(table.square("e7")).toHaveAccessibleName("e7, queen");
  isToldOfPanic(table);
});
