/** The whole solution explained, reason by reason. */
import omggif from "omggif";
import { showAsPrinted } from "./printing.ts";
import { saved } from "./saving.ts";
import { expect, test } from "./table.ts";

const BOARD = "#/explain/colour/AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";

test("a link opens a reason; the slider, keys and list lead to the others", async ({ table }) => {
  await table.open({ link: `${BOARD}@2` });
  const { page } = table;
  const says = page.locator("#explain-says");
  await expect(says).toContainText("With a queen on any of these 6 squares");
  await expect(page.locator("#explain-total")).toHaveText("11 reasons, at most 2 lines");
  await page.locator("#explain-next").click();
  await expect(says).toContainText("has one square left: g3.");
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await expect(says).toContainText("A queen on d4 or f3 would leave");
  await page.locator("#explain-seek").press("End");
  await expect(says).toContainText("Row 7 has one square left: d7.");
  await expect(page.locator("#explain-next")).toBeDisabled();
  await expect(page).toHaveURL(/@11$/);
  await page.getByRole("button", { name: /Queen on g3/ }).click();
  await expect(page.locator("#explain-at")).toHaveText("3");
  await table.button("Play it").click();
  await expect(page).toHaveURL(/#\/play\/colour\//);
});

/** Its third reason tries squares. */
const TRIED = "#/explain/colour/ABBCCCCDAABCCCCDAAAADCCDEEEEDDCDEEEFFDDDGGFFHDDHGFFFHHDHGHHHHHHH";

// Caught earlier by `www/play/explain/explain-controller.test.ts`.
test("a reason that tries squares is shown move by move", { tag: "@all" }, async ({ table }) => {
  await table.open({ link: `${TRIED}@3` });
  const { page } = table;
  const says = page.locator("#explain-says");
  await expect(says).toContainText("columns f, g and h can’t all get one");
  const tried = page.getByRole("group", { name: "What if" });
  await tried.getByRole("button", { name: "Next step" }).click();
  await expect(says).toHaveText("Imagine a queen on e8.");
  await tried.getByRole("button", { name: "Next step" }).click();
  await expect(tried).toContainText("2 / 11");
  await page.keyboard.press(".");
  await expect(says).toHaveText("Column e has one square left: e4.");
  await expect(tried).toHaveCount(0);
});

test("an explanation is embedded, printed in two columns and saved as a GIF", async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 600, height: 700 });
  await table.open({ link: `?embed${BOARD}@2` });
  await expect(page.locator("#explain-says")).toContainText("these 6 squares");
  const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  await expect.poll(fits).toBe(true);
  await page.locator("#explain-next").click();
  await expect(page.locator("#explain-at")).toHaveText("3");

  await page.setViewportSize({ width: 1360, height: 900 });
  await table.open({ link: `${BOARD}@2` });
  await expect(page.locator("#explain-total")).toHaveText("11 reasons, at most 2 lines");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: "GIF" }).check();
  await expect(dialog.getByLabel("Last reason")).toHaveValue("11");
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  const { content } = await saved(page, () => save.click());
  expect(new omggif.GifReader(content).numFrames()).toBe(11);
  await dialog.getByRole("button", { name: "Close" }).click();

  await showAsPrinted(page);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const paper = page.locator("#explained-paper");
  await expect(paper.locator("ol li")).toHaveCount(11);
  await expect(paper.locator("ol")).toHaveCSS("column-count", "2");
  await expect(paper).toContainText("1. A queen on d4 or f3 would leave");
  const painted = await paper.locator("canvas").evaluateAll((all) =>
    all.map((one) => {
      const { data } = (one as HTMLCanvasElement).getContext("2d")!.getImageData(20, 20, 1, 1);
      return data[3];
    }),
  );
  expect(painted).toEqual(painted.map(() => 255));
  await expect(page.locator("#explain-seek")).toBeHidden();
});

test("the editor explains its board, and one with several solutions shows two", async ({
  table,
}) => {
  await table.open({ link: "#/setup/queens/6" });
  const { page } = table;
  await table.button("Explain the whole solution").click();
  await expect(page.locator("#explain-summary")).toHaveText("4 solutions, which share no queen.");
  await expect(page.locator("#explain-says")).toHaveText("There are 4 solutions; this is one.");
  await page.locator("#explain-next").click();
  await expect(page.locator("#explain-says")).toContainText("This is another");
});
