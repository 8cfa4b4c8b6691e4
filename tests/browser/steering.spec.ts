import { expect, type Table, test } from "./table.ts";

/** A solution, from the top row down. */
const SOLUTION = ["a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1"];

/** Whether a square can be chosen. Waits until it can be, or has a queen. */
async function isLit(table: Table, name: string) {
  const square = table.square(name);
  await expect(square).toHaveAccessibleName(/yours to choose|queen/);
  return /yours to choose/.test((await square.getAttribute("aria-label")) ?? "");
}

test("you choose every square of a run, by keyboard and by click, down to a solution", async ({
  table,
}) => {
  await table.open({ mode: "watch" });
  const { page } = table;
  const standing = page.locator("#steering");
  await table.pace("Fast");
  await table.change();
  await table.button("You choose").click();
  await expect(standing).toHaveText(/^(Click|Tap) one of 8 lit squares\./);
  await expect(table.square("a7")).not.toHaveAccessibleName(/yours to choose/);
  await table.square("a8").press("Enter");
  await expect(page.locator("#says")).toHaveText(/^You chose a8: \d+ squares ruled out\./);
  for (const name of SOLUTION.slice(1)) {
    if (await isLit(table, name)) await table.click(name);
  }
  await expect(standing).toHaveText(/^You 8 steps · its own order \d+$/);

  // The link is the record.
  await expect
    .poll(() => table.link)
    .toMatch(/^#\/queens\/8\/-\/forward-checking@8\?choices=1\.a8\./);
  await table.reload();
  await expect(standing).toHaveText(/^You 8 steps · its own order \d+$/);

  // An earlier choice drops the later ones, and Undo choice brings them back.
  await page.keyboard.press("Home");
  await expect(standing).toHaveText(/one of 8 lit squares/);
  await table.click("b8");
  await expect(page.locator("#toast")).toContainText("Undo choice brings them back.");
  await expect.poll(() => table.link).toMatch(/choices=1\.b8\.\w{4}$/);
  await table.button("Undo choice").click();
  await expect.poll(() => table.link).toMatch(/forward-checking@0\?choices=1\.a8\./);
});

// Caught earlier by `tests/run/steering.rs`; every square of a run, above.
test("the first queen of backtracking is chosen by click and by keyboard, and another solver leaves a way back", {
  tag: "@all",
}, async ({ table }) => {
  await table.open({ link: "#/queens/8/-/backtracking@0" });
  const { page } = table;
  const standing = page.locator("#steering");
  await table.change();
  await table.button("You choose").click();
  await expect(standing).toHaveText(
    /^(Click|Tap) a lit square beside the queen to move it, or one below/,
  );
  await expect(table.square("a8")).not.toHaveAccessibleName(/yours to choose/);
  await table.click("c8");
  await expect(page.locator("#says")).toHaveText(/^You chose c8, not attacked\./);
  await expect.poll(() => table.link).toMatch(/^#\/queens\/8\/-\/backtracking@1\?choices=1\.c8\./);
  await table.button("Undo choice").click();
  await expect(table.square("e8")).toHaveAccessibleName(/yours to choose/);
  await table.square("e8").press("Enter");
  await expect.poll(() => table.link).toMatch(/backtracking@1\?choices=1\.e8\./);

  await table.chooseSolver("Forward checking");
  await expect(table.toast).toHaveText("1 choice dropped. Undo choice brings it back.");
  await expect.poll(() => table.link).toMatch(/forward-checking@0\?choices$/);
  await table.button("Undo choice").click();
  await expect.poll(() => table.link).toMatch(/backtracking@1\?choices=1\.e8\./);

  await table.chooseSolver("Hill climbing");
  await expect(table.toast).toHaveText(/^1 choice dropped\. Undo choice, under You choose,/);
  await table.change();
  await table.button("You choose").click();
  await table.button("Undo choice").click();
  await expect.poll(() => table.link).toMatch(/backtracking@1\?choices=1\.e8\./);
});
