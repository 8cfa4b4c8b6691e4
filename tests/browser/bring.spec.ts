/** Boards from pictures and texts: read, checked, played and sent on. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLOURS } from "../../www/content/moment.ts";
import { clean } from "./access.ts";
import { walkFromScreenshot } from "./bringing.ts";
import { dropBoard } from "./drawn-board.ts";
import { expect, type Table, test } from "./table.ts";

const picture = (name: string) => join("tests/pictures", name);
const title = ({ page }: Table) => page.locator("#bring-title");

async function open(table: Table) {
  await table.open({ link: "#/bring" });
  await expect(title(table)).toHaveText(/^Make or bring a board/);
}

const choose = ({ page }: Table, name: string) =>
  page.locator("#bring-file, #bring-another").first().setInputFiles(picture(name));

test("a screenshot is read, two squares are checked, a hint helps, and a friend is challenged", async ({
  table,
}) => {
  await walkFromScreenshot(
    table,
    (row) => row.press("Enter"),
    (target) => target.click(),
  );
});

test("a screenshot leads to a challenge in a window as small as a phone’s", {
  tag: "@all",
}, async ({ table }) => {
  await table.page.setViewportSize({ width: 390, height: 844 });
  await walkFromScreenshot(
    table,
    (row) => row.click(),
    (target) => target.click(),
  );
});

// Caught earlier by `bring.phone.spec.ts`, `www/play/bring/bring-controller.test.ts`.
test("a picture without a whole board says why, and one with two boards asks which", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await open(table);
  await choose(table, "012.png");
  await expect(title(table)).toHaveText(/^Part of the board is missing/);
  await clean(table);
  await choose(table, "027.jpg");
  await expect(page.locator("main")).toContainText(
    "Squares are missing on the right and at the bottom.",
  );
  await expect(
    page.getByRole("img", { name: "Your picture: 5 columns and 5 rows of a board" }),
  ).toBeVisible();
  // The picture is 358 × 368 pixels large, and the board begins at 102.
  await expect(page.locator(".found path").first()).toHaveAttribute("d", /^M10[1-4]\./);
  const cuts = page.locator(".found .cut");
  await expect(cuts.nth(0)).toHaveAttribute("d", "M358 0v368");
  await expect(cuts.nth(1)).toHaveAttribute("d", "M0 368h358");
  await choose(table, "014.jpg");
  await expect(title(table)).toHaveText(/^There are two boards in this picture/);
  await page.locator("#bring-board-2").click();
  await expect(title(table)).toHaveText(/solutions?\b/);
  await expect(page.locator(".squares").getByRole("gridcell")).toHaveCount(49);
});

test("the queens and crosses of a picture come along, and a change can be undone", async ({
  table,
}) => {
  const { page } = table;
  await open(table);
  await choose(table, "033.jpg");
  await expect(title(table)).toHaveText(/^One solution/);
  const squares = page.locator(".squares").getByRole("gridcell");
  const marks = page.getByRole("checkbox", { name: /^Take the 6 queens and \d+ crosses too$/ });
  const queens = page.locator(".squares").getByRole("gridcell", { name: /queen/ });
  await marks.uncheck();
  await expect(queens).toHaveCount(0);
  await marks.check();
  await expect(queens).toHaveCount(6);
  const first = (await squares.first().getAttribute("aria-label"))!;
  await squares.first().click();
  const choice = page.getByRole("dialog", { name: /^Colour of/ });
  await choice.getByRole("button", { name: "Another colour" }).click();
  await choice.getByRole("button", { pressed: false }).first().click();
  await expect(squares.first()).not.toHaveAccessibleName(first);
  await page.locator("#bring-undo").click();
  await expect(squares.first()).toHaveAccessibleName(first);
  await page.locator("#bring-play").click();
  await expect.poll(() => table.link).toMatch(/^#\/play\/colour\//);
  await expect(page.getByRole("gridcell", { name: /crossed out/ })).not.toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /queen/ })).toHaveCount(6);
});

/** The board with another colour on b7, where it has two solutions. */
const SPOILT = `${COLOURS.slice(0, 9)}C${COLOURS.slice(10)}`;

test("the one change that leaves one solution is proposed, and made only when you say so", async ({
  table,
}) => {
  const { page } = table;
  await open(table);
  await dropBoard(page, SPOILT, [9]);
  await expect(page.locator("#bring-check")).toContainText("the board has 2 solutions");
  const suggestion = page.locator("#bring-suggestion");
  await expect(suggestion).toContainText("With b7 in yellow, the board has exactly one solution.");
  await clean(table);
  const square = page.locator(".squares").getByRole("gridcell", { name: /^b7/ });
  await expect(square).toHaveAccessibleName("b7, blue, to check");
  await suggestion.getByRole("button", { name: "Make it yellow" }).click();
  await expect(square).toHaveAccessibleName("b7, yellow");
  await expect(title(table)).toHaveText(/^One solution/);
  await page.locator("#bring-undo").click();
  await suggestion.getByRole("button", { name: "Leave it" }).click();
  await expect(suggestion).toHaveCount(0);
  await expect(square).toHaveAccessibleName("b7, blue, to check");

  // As it is, it can be repaired in the editor, and watched.
  await page.locator("#bring-confirm").click();
  await expect(title(table)).toHaveText(/^This board has 2 solutions/);
  await page.locator("#bring-repair").click();
  await expect(page.locator("#paint-repaired")).toContainText("one solution");
  await page.goBack();
  await page.locator("#bring-watch").click();
  await expect.poll(() => table.link).toMatch(/^#\/colour\//);
  await table.page.goBack();

  // A square that a text leaves out is in doubt as well.
  await page.locator("#bring-again").click();
  await page.locator("#bring-text").click();
  const field = page.getByRole("textbox", { name: "Your text" });
  await field.fill(`${COLOURS.slice(0, 17)}?${COLOURS.slice(18)}`.replace(/.{8}/g, "$&\n"));
  await expect(suggestion).toContainText("With b6 in blue, the board has exactly one solution.");
});

test("corners are set with the arrow keys or dragged, and the board between them is read", async ({
  table,
}) => {
  const { page } = table;
  await open(table);
  await choose(table, "030.png");
  await expect(title(table)).toHaveText(/^One solution/);
  await page.locator("#bring-mark").click();
  const corner = page.getByRole("button", { name: /^Top left corner/ });
  const before = (await corner.getAttribute("aria-label"))!;
  await corner.press("ArrowRight");
  await expect(corner).not.toHaveAccessibleName(before);
  await corner.press("ArrowLeft");
  const dragged = page.getByRole("button", { name: /^Bottom right corner/ });
  const placeOf = async () =>
    (await dragged.getAttribute("aria-label"))!.match(/[\d.]+/g)!.map(Number);
  const [left = 0] = await placeOf();
  const { x, y, width, height } = (await dragged.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 3 });
  const moved = async () => Math.abs((await placeOf())[0]! - left);
  await expect.poll(moved).toBeGreaterThan(1);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await page.mouse.up();
  // Pixels of the window are larger than those of the picture.
  await expect.poll(moved).toBeLessThan(0.3);
  await page.locator("#bring-read-corners").click();
  await expect(title(table)).toHaveText(/^One solution|to check/, { timeout: 20_000 });
});

test("text is read while it is typed, and a fault names its row", async ({ table }) => {
  const { page } = table;
  await open(table);
  await page.locator("#bring-text").click();
  const field = page.getByRole("textbox", { name: "Your text" });
  await field.fill("AABB\nACB\nCCDB\nCDDD");
  await expect(title(table)).toHaveText(/^Row 2 has 3 squares, the others 4/);
  await field.fill("🟪🟪🟦🟦\n🟪🟥🟦🟦\n🟥🟥🟩🟦\n🟥🟩🟩🟩");
  await expect(title(table)).toHaveText(/^One solution/);
  await expect(page.locator(".kind.on")).toHaveText("emoji squares");
  await clean(table);
  await field.fill("0 4 7 5 2 6 1 3");
  await expect(title(table)).toHaveText(/^8 queens on 8 × 8/);
  await page.locator("#bring-play").click();
  await expect(page.getByRole("heading", { name: /^Solved in / })).toBeVisible();
});

test("a brought board is kept and listed, and nothing is sent", async ({ table }) => {
  const { page } = table;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await open(table);
  await expect(page.locator("main")).toContainText("nothing is sent anywhere");
  await expect(page.locator("#your-boards")).toHaveCount(0);
  await choose(table, "030.png");
  await expect(title(table)).toHaveText(/^One solution/);
  await page.locator("#bring-play").click();
  await expect.poll(() => table.link).toMatch(/^#\/play\/colour\//);
  const { link } = table;
  await table.home();
  await page.getByRole("link", { name: /^Make or bring a board/ }).click();
  await table.reload();
  const own = page.locator("#your-boards").getByRole("link");
  await expect(own).toHaveAccessibleName(/^Colour Queens · (\d+) × \1 From a picture( · begun)?$/);
  await clean(table);
  await own.click();
  await expect.poll(() => table.link).toBe(link);
  expect(sent).toEqual([]);
});

test("files that are no pictures of boards get their sentence", async ({ table }) => {
  const { page } = table;
  await open(table);
  const whole = readFileSync(picture("002.png"));
  // Firefox shows what there is of a picture.
  const files = [
    ["none.png", Buffer.from("no picture"), /^This browser cannot open this kind of picture/],
    ["cut.png", whole.subarray(0, 60), /^(This browser cannot open this kind|I found no board)/],
  ] as const;
  for (const [name, buffer, sentence] of files) {
    const file = { name, mimeType: "image/png", buffer: Buffer.from(buffer) };
    await page.locator("#bring-file, #bring-another").first().setInputFiles(file);
    await expect(title(table)).toHaveText(sentence);
  }
  const text = {
    name: "board.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("AABB\nACBB\nCCDB\nCDDD"),
  };
  await page.locator("#bring-another").first().setInputFiles(text);
  await expect(title(table)).toHaveText(/solution/);
});

test("files dropped on the text field, and dropped text, are read; a reload keeps the board", async ({
  table,
}) => {
  const { page } = table;
  await open(table);
  const drop = (target: string, files: string[], text = "") =>
    page.locator(target).evaluate(
      (target, { files, text }) => {
        const dataTransfer = new DataTransfer();
        for (const file of files) dataTransfer.items.add(new File([file], `${file}.txt`));
        if (text) dataTransfer.setData("text/plain", text);
        const how = { bubbles: true, cancelable: true, dataTransfer };
        const isAllowed = !target.dispatchEvent(new DragEvent("dragover", how));
        target.dispatchEvent(new DragEvent("drop", how));
        return isAllowed;
      },
      { files, text },
    );
  expect(await drop("#bring-title", [], "AABB\nACBB\nCCDB\nCDDD")).toBe(true);
  await expect(title(table)).toHaveText(/^One solution/);
  // The browser would leave the page.
  expect(await drop("#bring-field", ["AABB ACB", "another"])).toBe(true);
  await expect(title(table)).toHaveText(/^“AABB ACB” is not a board|^Row 2/);
  await expect(page.locator(".toast")).toHaveText("Only one of these 2 files is read.");
  await page.locator("#bring-field").fill("AABB\nACBB\nCCDB\nCDDD");
  await expect(title(table)).toHaveText(/^One solution/);
  await table.reload();
  await page.locator("#bring-back").click();
  await expect(title(table)).toHaveText(/^One solution/);
  await expect(page.locator("#bring-field")).toHaveValue("AABB\nACBB\nCCDB\nCDDD");
});
