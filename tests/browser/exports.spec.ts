/** Pictures made in the browser and read by other programs. */

import type { Page } from "@playwright/test";
import omggif from "omggif";
import { PNG } from "pngjs";
import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { AnimationSource } from "../../www/export/subject.ts";
import { saved, savedAs } from "./saving.ts";
import { expect, type Rgb, SOURCE, test } from "./table.ts";

/** The page's modules by path. */
interface Modules {
  "content/marks": typeof import("../../www/content/marks.ts");
  "engine/setting-up": typeof import("../../www/engine/setting-up.ts");
  "engine/table": typeof import("../../www/engine/table.ts");
  "export/movie": typeof import("../../www/export/movie.ts");
  "export/picture": typeof import("../../www/export/picture.ts");
  "ui/theme": typeof import("../../www/ui/theme.ts");
  "board/scene/by-game": typeof import("../../www/board/scene/by-game.ts");
}

/** The colours of a free square and of a locked queen's square, in the light theme. */
const FREE: Rgb = [0xff, 0xfa, 0xec];
const LOCKED: Rgb = [0x7a, 0x3f, 0xa0];

/** Opens the page with its modules, so that tests can call them. */
async function openModules(page: Page) {
  await page.goto(SOURCE);
  // Before this, the engine has no memory for a game.
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true", { timeout: 30_000 });
}

const near = (one: number[], other: Rgb) => one.every((part, i) => Math.abs(part - other[i]!) <= 3);

test("a PNG of the board has the chosen size and shows the board", async ({ page }) => {
  await openModules(page);
  const file = await page.evaluate(async () => {
    const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
      import(`/www/${name}.ts`);
    const [table, { squareNames }, { MARKS }, { playScene }, { toPng }, { readTheme }] =
      await Promise.all([
        load("engine/table"),
        load("engine/setting-up"),
        load("content/marks"),
        load("board/scene/by-game"),
        load("export/picture"),
        load("ui/theme"),
      ]);
    const puzzle: Puzzle = {
      game: "queens",
      rows: 8,
      columns: 8,
      squares: [21, 58],
      closed: false,
    };
    const play = table.makePlay(puzzle, true);
    play.replay("a5 x:h7");
    const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
    const drawn = { scene, names: squareNames(8, 8), theme: readTheme() };
    const png = new Uint8Array(await (await toPng(drawn, 400)).arrayBuffer());
    return btoa(String.fromCharCode(...png));
  });
  const image = PNG.sync.read(Buffer.from(file, "base64"));
  expect([image.width, image.height]).toEqual([400, 400]);
  const colour = (x: number, y: number) => [
    ...image.data.subarray(4 * (y * 400 + x), 4 * (y * 400 + x) + 3),
  ];
  expect(near(colour(5 * 50 + 5, 2 * 50 + 45), LOCKED)).toBe(true);
  expect(near(colour(4 * 50 + 25, 4 * 50 + 25), FREE)).toBe(true);
});

/** What to animate: a game with the default marks. */
type Filmed =
  | Extract<AnimationSource, { what: "run" }>
  | Omit<Extract<AnimationSource, { what: "game" }>, "marks">;

/** Makes an animation in the page, and reports its progress. */
async function movieOf(page: Page, shown: Filmed, width: number) {
  await openModules(page);
  const file = await page.evaluate(
    async ({ shown, width }) => {
      const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
        import(`/www/${name}.ts`);
      const [{ makeMovie }, { MARKS }, { readTheme }] = await Promise.all([
        load("export/movie"),
        load("content/marks"),
        load("ui/theme"),
      ]);
      const asked = { marks: MARKS, ...shown };
      const caption = { caption: "", limit: null };
      const request = { shown: asked, theme: readTheme(), width, rate: 5, ...caption };
      const gif = await new Promise<Uint8Array>((resolve, reject) => {
        makeMovie(request, ({ value, problem }) => {
          if (problem) reject(new Error(problem));
          else if (value) resolve(value);
        });
      });
      let text = "";
      for (const byte of gif) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { shown, width },
  );
  return new omggif.GifReader(Buffer.from(file, "base64"));
}

// Caught earlier by `www/export/exports.test.ts`, `tests/run/movie.rs`; a game's GIF, below.
test("the frames of a run’s GIF are its steps", { tag: "@all" }, async ({ page }) => {
  const puzzle: Puzzle = { game: "queens", rows: 8, columns: 8, squares: [0], closed: false };
  const order = { puzzle, solver: "forward-checking", options: "", seed: 0 };
  const reader = await movieOf(page, { what: "run", order, from: 0, to: 30 }, 320);
  expect([reader.width, reader.height, reader.numFrames()]).toEqual([320, 320, 31]);
  expect(reader.frameInfo(3).delay).toBe(20);
  const screen = new Uint8Array(4 * 320 * 320);
  reader.decodeAndBlitFrameRGBA(0, screen);
  expect(near([...screen.subarray(4 * (36 * 320 + 4), 4 * (36 * 320 + 4) + 3)], LOCKED)).toBe(true);
});

// Caught earlier by `www/export/exports.test.ts`; a game's GIF, below.
test("the frames of a game’s GIF are its moves", { tag: "@all" }, async ({ page }) => {
  const puzzle: Puzzle = { game: "knights", rows: 5, columns: 6, squares: [0], closed: false };
  const shown: Filmed = { what: "game", puzzle, record: "c4 e3 f5" };
  const reader = await movieOf(page, shown, 300);
  expect([reader.width, reader.height, reader.numFrames()]).toEqual([300, 250, 4]);
});

// Caught earlier by `tests/unit/worker-client.test.ts`.
test("making an animation can be cancelled", { tag: "@all" }, async ({ page }) => {
  await page.goto(SOURCE);
  const heard = await page.evaluate(async () => {
    const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
      import(`/www/${name}.ts`);
    const [{ makeMovie }, { readTheme }] = await Promise.all([
      load("export/movie"),
      load("ui/theme"),
    ]);
    const puzzle: Puzzle = { game: "queens", rows: 16, columns: 16, squares: [0], closed: false };
    const order = { puzzle, solver: "forward-checking", options: "", seed: 0 };
    const shown: AnimationSource = { what: "run", order, from: 0, to: 399 };
    const news: number[] = [];
    const caption = { caption: "", limit: null };
    const request = { shown, theme: readTheme(), width: 800, rate: 5, ...caption };
    await new Promise((resolve) => {
      const job = makeMovie(request, ({ progress }) => {
        news.push(progress);
        job.cancel();
        resolve(null);
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return news;
  });
  expect(heard.length).toBe(1);
  expect(heard[0]).toBeLessThan(1);
});

test("the board can be saved in each format", { tag: "@every-engine" }, async ({ page }) => {
  await page.goto("/#/play/queens/8/f6+c1");
  await page.locator('[data-square="24"]').click();
  await page.getByRole("button", { name: "Marks and tools" }).click();
  await page.getByRole("button", { name: "Save the board" }).click();
  const svg = await savedAs(page, "SVG");
  expect(svg.name).toBe("forward-check.svg");
  expect(svg.content.toString()).toMatch(/^<svg .*<title>/s);
  const png = await savedAs(page, "PNG");
  expect(PNG.sync.read(png.content).width).toBe(720);
  const gif = await savedAs(page, "GIF");
  expect(new omggif.GifReader(gif.content).numFrames()).toBe(2);
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: "Text" }).check();
  await dialog.getByLabel("Form").selectOption({ label: "Q for a queen, dots for the rest" });
  const text = ["........", "........", ".....Q..", "Q.......", ...Array(3).fill("........")];
  const whole = [...text, "..Q....."].join("\n");
  await expect(dialog.getByRole("textbox", { name: "The board as text" })).toHaveValue(whole);
  await expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
  const file = await saved(page, () =>
    dialog.getByRole("button", { name: "Save as file" }).click(),
  );
  expect([file.name, file.content.toString()]).toEqual([
    "forward-check-queens-8x8-f6-c1.txt",
    `${whole}\n`,
  ]);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Opens the dialog that saves an animation of forward checking from its start to step 132. */
async function saveAnimation(page: Page) {
  await page.goto("/#/queens/8/a8/forward-checking@132");
  await page.locator("#change").click();
  await page.getByRole("button", { name: "Save the board" }).click();
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: "GIF" }).check();
  const estimate = dialog.locator("#save-estimate");
  await expect(estimate).toHaveText(/^About [\d.]+ MB: 133 frames, 0:33\.$/, { timeout: 15_000 });
  const type = async (name: string, value: string) => {
    await dialog.getByRole("spinbutton", { name }).press("ControlOrMeta+a");
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  };
  return { dialog, estimate, type };
}

test("a GIF has the steps chosen, and a caption", async ({ page }) => {
  const { dialog, estimate, type } = await saveAnimation(page);
  await type("First step", "10");
  await type("Last step", "30");
  await expect(estimate).toHaveText(/^About \d+ KB: 21 frames, 0:05\.$/);
  const guessed = Number(/\d+/.exec(await estimate.innerText())![0]) * 1000;
  const small = await savedAs(page, "GIF");
  const film = new omggif.GifReader(small.content);
  expect(film.numFrames()).toBe(21);
  expect([film.width, film.height]).toEqual([480, 506]);
  expect(small.content.length / guessed).toBeGreaterThan(0.6);
  expect(small.content.length / guessed).toBeLessThan(1.6);
  await type("First step", "40");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toContainText("Choose a first step that is not after the last.");
  // A wide one shows fewer steps, so that it fits.
  await type("First step", "0");
  await type("Last step", "132");
  await type("Width in pixels", "1200");
  await expect(estimate).toContainText("With 133 it would take", { timeout: 15_000 });
});

// Caught earlier by the estimate, above.
test("a wide GIF has at most 4 MB by default", { tag: "@all" }, async ({ page }) => {
  test.slow();
  const { estimate, type } = await saveAnimation(page);
  await type("Width in pixels", "1200");
  await expect(estimate).toContainText("With 133 it would take", { timeout: 15_000 });
  const large = await savedAs(page, "GIF");
  expect(large.content.length).toBeLessThanOrEqual(4_000_000);
  expect(new omggif.GifReader(large.content).numFrames()).toBeLessThan(133);
});

test("a browser that gives noise instead of pictures saves none, and says so", async ({ page }) => {
  // As Firefox does with privacy.resistFingerprinting.
  await page.addInitScript(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const read = prototype.getImageData;
    prototype.getImageData = function (...area) {
      const image = read.apply(this, area);
      return new ImageData(image.data.fill(255), image.width, image.height);
    };
  });
  await page.goto("/#/play/queens/8/f6+c1");
  await page.getByRole("button", { name: "Marks and tools" }).click();
  await page.getByRole("button", { name: "Save the board" }).click();
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  for (const form of ["PNG", "GIF"]) {
    await dialog.getByRole("radio", { name: form }).check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toContainText("Allow this page to read canvases");
    await dialog.getByRole("radio", { name: "SVG" }).check();
    await expect(dialog).not.toContainText("Allow this page to read canvases");
  }
  expect((await savedAs(page, "SVG")).name).toBe("forward-check.svg");
});
