/** Pictures as cameras, apps and careless hands make them: each is read, or gets its one sentence. */

import { COLOURS } from "../../www/content/moment.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import { letterOf, lettersOf, runsOf } from "../../www/core/regions.ts";
import {
  blankPng,
  boardPicture,
  type Colour,
  deepPngOf,
  gifOf,
  onItsSide,
  PASTEL,
  pngOf,
  turnedJpeg,
} from "./made-pictures.ts";
import { expect, type Table, test } from "./table.ts";

const title = ({ page }: Table) => page.locator("#bring-title");

const choose = ({ page }: Table, name: string, mimeType: string, buffer: Buffer) =>
  page.locator("#bring-file, #bring-another").first().setInputFiles({ name, mimeType, buffer });

/** The letters of the board as read, from what its squares are called. */
async function lettersRead({ page }: Table) {
  const names = await page
    .locator(".squares [role=gridcell]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!.split(", ")[1]!));
  const met = [...new Set(names)];
  return names.map((name) => String.fromCharCode(65 + met.indexOf(name))).join("");
}

/** A PNG as a JPEG, written by the browser. */
async function jpegOf({ page }: Table, png: Buffer) {
  const text = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d")!.drawImage(picture, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return btoa(String.fromCharCode(...new Uint8Array(await jpeg.arrayBuffer())));
  }, png.toString("base64"));
  return Buffer.from(text, "base64");
}

const NOTHING: Colour = [0, 0, 0, 0];
/** On white, a square without a colour is white; on black it would be that of the next colour. */
const HOLES: Colour[] = [NOTHING, [0, 0, 0], ...PASTEL.slice(2)];
const DARK: Colour[] = [
  [122, 90, 40],
  [40, 78, 128],
  [126, 52, 48],
  [44, 104, 60],
  [92, 62, 128],
  [116, 112, 40],
  [36, 108, 110],
  [96, 96, 100],
];

test("turned, deep, moving, transparent and dark pictures are read", {
  tag: "@every-engine",
}, async ({ table }) => {
  await table.open({ link: "#/bring" });
  await expect(title(table)).toHaveText(/^Make or bring a board/);
  const plain = boardPicture(COLOURS);
  const night: Colour = [18, 18, 20];
  const jpeg = await jpegOf(table, pngOf(onItsSide(plain)));
  const pictures = [
    ["turned.jpg", "image/jpeg", turnedJpeg(jpeg)],
    ["deep.png", "image/png", deepPngOf(plain)],
    ["moving.gif", "image/gif", gifOf(plain, 3)],
    [
      "transparent.png",
      "image/png",
      pngOf(boardPicture(COLOURS, { palette: HOLES, ground: NOTHING })),
    ],
    ["dark.png", "image/png", pngOf(boardPicture(COLOURS, { palette: DARK, ground: night }))],
  ] as const;
  for (const [name, type, bytes] of pictures) {
    await choose(table, name, type, bytes);
    await expect(title(table), name).toHaveText(/^One solution/);
    expect(await lettersRead(table), name).toBe(COLOURS);
    await table.page.locator("#bring-again").click();
  }
});

test("a board that was read in part is opened in the editor, to paint the rest; Undo returns the one before", async ({
  table,
}) => {
  const { page } = table;
  const before = `#/setup/colour/${runsOf(lettersOf(COLOURS)!)}`;
  await table.open({ link: before });
  await table.follow("#/bring");
  // Six of its eight columns, and a strip of the next.
  const cut = { ...boardPicture(COLOURS), width: 24 + 6 * 36 + 10 };
  await choose(table, "cut.png", "image/png", pngOf(cut));
  await expect(title(table)).toHaveText(/^Part of the board is missing/);
  await expect(page.locator(".advice")).toContainText("The 48 squares that were read are kept.");
  await page.getByRole("button", { name: "Add 2 columns and paint them" }).click();
  // The missing columns are of a colour that was not seen.
  const parts = [...COLOURS].map((letter, square) => (square % 8 < 6 ? letter : "Z"));
  const draft = `#/setup/colour/${runsOf(lettersOf(parts.join(""))!)}`;
  await expect(page).toHaveURL((url) => url.hash === draft);
  await table.button("Undo").click();
  await expect(page).toHaveURL((url) => url.hash === before);
});

// Caught earlier by `tests/reading/kept.rs`, and the test above.
test("a picture with too many colours is counted, and its colours can be corrected", {
  tag: "@all",
}, async ({ table }) => {
  const { page } = table;
  await table.open({ link: "#/bring" });
  // Two colours in every row.
  const letters = squaresOf({ rows: 9, columns: 9 }).map((square) =>
    letterOf(2 * Math.floor(square / 9) + (square % 9 > 4 ? 1 : 0)),
  );
  const palette = Array.from(
    { length: 18 },
    (_, colour): Colour => [
      80 + 80 * (colour % 3),
      80 + 80 * (Math.floor(colour / 3) % 3),
      80 * Math.floor(colour / 9) + 80,
    ],
  );
  const many = boardPicture(letters.join(""), { palette });
  await choose(table, "many.png", "image/png", pngOf(many));
  await expect(title(table)).toHaveText(
    "I found a board of 9 × 9, but not its 9 colours (I count 18).",
  );
  await expect(page.locator(".found path")).toHaveAttribute("d", /^M24\./);
  await page.getByRole("button", { name: "Correct the colours by hand" }).click();
  await expect(page).toHaveURL(/#\/setup\/colour\/[\dA-I]+$/);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
});

test("pictures that are too large, too small or damaged get their sentence, and the board before is kept", async ({
  table,
}) => {
  const { page } = table;
  await table.open({ link: "#/bring" });
  const whole = pngOf(boardPicture(COLOURS));
  await choose(table, "board.png", "image/png", whole);
  await expect(title(table)).toHaveText(/^One solution/);
  await page.locator("#bring-again").click();
  const pictures = [
    ["large.png", blankPng(8000, 5100), /^This picture has more than 40 megapixels/],
    ["small.png", blankPng(1, 1), /^The squares in this picture are too small/],
    ["blank.png", blankPng(400, 400), /^I found no board in this picture/],
    [
      "half.png",
      whole.subarray(0, whole.length / 2),
      /^(?:This browser cannot open|I found no|Part of)/,
    ],
  ] as const;
  for (const [name, bytes, sentence] of pictures) {
    await choose(table, name, "image/png", Buffer.from(bytes));
    await expect(title(table), name).toHaveText(sentence, { timeout: 20_000 });
  }
  // A picture as large as they may be takes a while: it can be stopped.
  await choose(table, "slow.png", "image/png", blankPng(8000, 4900));
  await page.locator("#bring-stop").click();
  await expect(title(table)).toHaveText(/^Make or bring a board/);
  await page.locator("#bring-back").click();
  await expect(title(table)).toHaveText(/^One solution/);
  await expect(page.getByRole("img", { name: /^Your picture, with the board/ })).toBeVisible();
  expect(await lettersRead(table)).toBe(COLOURS);
  // The reader gets its picture again.
  await page.locator("#bring-mark").click();
  await page.locator("#bring-read-corners").click();
  await expect(page.locator("#bring-read-corners")).toHaveCount(0, { timeout: 20_000 });
  expect(await lettersRead(table)).toBe(COLOURS);
});
