/** Pictures that are made in the browser, opened by other programs. */
import omggif from "omggif";
import { PNG } from "pngjs";
import { saved } from "./saving.ts";
import { expect, SOURCE, test } from "./table.ts";

/** Light and dark squares of the light theme, and a locked queen's ground. */
const LIGHT = [0xef, 0xe7, 0xd6];
const LOCKED = [0x7a, 0x3f, 0xa0];

/** What is asked for in the page, where the modules are. */
async function inPage(page, how, given) {
  await page.goto(SOURCE);
  // Until then the engine has no memory to make a game in.
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  const bytes = await page.evaluate(how, given);
  return Uint8Array.from(Buffer.from(bytes, "base64"));
}

const near = (one, other) => one.every((part, i) => Math.abs(part - other[i]) <= 3);

test("a PNG of the board has the size that was chosen, and what is on the board", {
  tag: "@every-engine",
}, async ({ page }) => {
  const bytes = await inPage(page, async () => {
    const load = (name) => import(`/www/${name}.ts`);
    const [engine, { MARKS, playScene }, { toPng }, { readTheme }] = await Promise.all(
      ["engine/engine", "scene/scene", "export/picture", "render/theme"].map(load),
    );
    // It arrives after the page.
    await engine.loadEngine(() => {});
    const puzzle = { game: "queens", rows: 8, columns: 8, squares: [21, 58], closed: false };
    const play = engine.makePlay(puzzle, true);
    play.replay("a5 x:h7");
    const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
    const drawn = { scene, names: engine.squareNames(8, 8), theme: readTheme() };
    const png = new Uint8Array(await (await toPng(drawn, 400)).arrayBuffer());
    return btoa(String.fromCharCode(...png));
  });
  const image = PNG.sync.read(Buffer.from(bytes));
  expect([image.width, image.height]).toEqual([400, 400]);
  const colour = (x, y) => [...image.data.subarray(4 * (y * 400 + x), 4 * (y * 400 + x) + 3)];
  expect(near(colour(5 * 50 + 5, 2 * 50 + 45), LOCKED)).toBe(true);
  expect(near(colour(4 * 50 + 25, 4 * 50 + 25), LIGHT)).toBe(true);
});

/** Has a movie made in the page, and hears how it goes on. */
async function movieOf(page, shown, width) {
  const bytes = await inPage(
    page,
    async ({ shown, width }) => {
      const load = (name) => import(`/www/${name}.ts`);
      const names = ["export/movie", "scene/scene", "render/theme"];
      const [{ makeMovie }, { MARKS }, { readTheme }] = await Promise.all(names.map(load));
      const asked = { marks: MARKS, ...shown };
      const wish = { shown: asked, theme: readTheme(), width, rate: 5 };
      const file = await new Promise((resolve, reject) => {
        makeMovie(wish, ({ file, failed }) => {
          if (failed) reject(new Error(failed));
          else if (file) resolve(file);
        });
      });
      const gif = new Uint8Array(await file.arrayBuffer());
      let text = "";
      for (const byte of gif) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { shown, width },
  );
  return new omggif.GifReader(bytes);
}

test("a run becomes a GIF whose frames are its steps", { tag: "@every-engine" }, async ({
  page,
}) => {
  const puzzle = { game: "queens", rows: 8, columns: 8, squares: [0], closed: false };
  const order = { puzzle, solver: "forward-checking", options: "", seed: 0 };
  const reader = await movieOf(page, { what: "run", order, from: 0, to: 30 }, 320);
  expect([reader.width, reader.height, reader.numFrames()]).toEqual([320, 320, 31]);
  expect(reader.frameInfo(3).delay).toBe(20);
  const screen = new Uint8Array(4 * 320 * 320);
  reader.decodeAndBlitFrameRGBA(0, screen);
  expect(near([...screen.subarray(4 * (36 * 320 + 4), 4 * (36 * 320 + 4) + 3)], LOCKED)).toBe(true);
});

test("a game becomes a GIF whose frames are its moves", { tag: "@every-engine" }, async ({
  page,
}) => {
  const puzzle = { game: "knights", rows: 5, columns: 6, squares: [0], closed: false };
  const shown = { what: "game", puzzle, record: "c4 e3 f5" };
  const reader = await movieOf(page, shown, 300);
  expect([reader.width, reader.height, reader.numFrames()]).toEqual([300, 250, 4]);
});

test("a movie that is no longer wanted is not made", async ({ page }) => {
  await page.goto(SOURCE);
  const heard = await page.evaluate(async () => {
    const load = (name) => import(`/www/${name}.ts`);
    const [{ makeMovie }, { readTheme }] = await Promise.all(
      ["export/movie", "render/theme"].map(load),
    );
    const puzzle = { game: "queens", rows: 16, columns: 16, squares: [0], closed: false };
    const order = { puzzle, solver: "forward-checking", options: "", seed: 0 };
    const shown = { what: "run", order, from: 0, to: 399 };
    const news = [];
    const wish = { shown, theme: readTheme(), width: 800, rate: 5 };
    await new Promise((resolve) => {
      const cancel = makeMovie(wish, (one) => {
        news.push(one.progress);
        cancel();
        resolve(null);
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return news;
  });
  expect(heard.length).toBe(1);
  expect(heard[0]).toBeLessThan(1);
});

/** Saves a picture by the page's own dialog, and reads the file. */
async function savedAs(page, form) {
  const dialog = page.getByRole("dialog", { name: "Save the board" });
  await dialog.getByRole("radio", { name: form }).check();
  return saved(page, () => dialog.getByRole("button", { name: "Save", exact: true }).click());
}

test("a person saves the board in each form", { tag: "@every-engine" }, async ({ page }) => {
  await page.goto("/#/play/queens/8/f6+c1");
  await page.locator('[data-square="24"]').click();
  await page.getByRole("button", { name: "Save a picture" }).click();
  const svg = await savedAs(page, "SVG");
  expect(svg.name).toBe("forward-check.svg");
  expect(svg.content.toString()).toMatch(/^<svg .*<title>/s);
  const png = await savedAs(page, "PNG");
  expect(PNG.sync.read(png.content).width).toBe(720);
  const gif = await savedAs(page, "GIF");
  expect(new omggif.GifReader(gif.content).numFrames()).toBe(2);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
