import type { Page } from "@playwright/test";
import { heldBack } from "./holding.ts";
import { expect, SITE, SOURCE, test } from "./table.ts";

/** The page while it loads, and its messages when a part fails to load. */

test.use({ fetches: "ahead" });

declare global {
  /** The parts shown, and those that moved by themselves. */
  var moved: string[];
}

const REFUSED = /^Part of Forward Check could not be loaded/;

/**
 * Records what appears and what moves by itself. On a slow machine the parts that show a run's step
 * do move, while the run goes to the step in the link.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moved = [];
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(shift, "sources");
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // Rows of the tree may disappear again, and Play may show Pause meanwhile.
          const moves = "#tree, #tree-count, #start, :has(> #moment-step)";
          if (!element || element.closest(moves)) continue;
          const way = `${from.x},${from.y} to ${to.x},${to.y}`;
          globalThis.moved.push(`${element.outerHTML.slice(0, 100)} from ${way}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The board's position in whole pixels; null without a board. */
async function placeOfBoard(page: Page) {
  const box = await page.locator("#board").boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
}

type Box = Awaited<ReturnType<ReturnType<Page["locator"]>["boundingBox"]>>;

const middleOf = (box: Box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });

// In Firefox a scroll bar takes space, and the board may be a pixel per square larger than its
// placeholder.
test("an empty board keeps its place until the page is ready, and nothing moves", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  const { page } = table;
  await table.open();
  await table.button("Switch between light and dark").click();
  await watchShifts(page);
  const visits: [string, number, number][] = [
    ["#/play/knights/5x6", 1360, 900],
    ["#/queens/8/c5/forward-checking@41", 1360, 900],
    ["#/learn/forward-checking/2", 1360, 900],
    ["#/compare/queens/race", 1360, 900],
    ["#/play/queens/8", 390, 844],
    ["#/queens/8/c5/forward-checking@41", 390, 844],
    ["?embed&theme=dark#/queens/8/c5/forward-checking@41", 390, 844],
  ];
  for (const [link, width, height] of visits) {
    const go = await heldBack(page, /\.wasm$/);
    await page.goto("about:blank");
    await page.setViewportSize({ width, height });
    // If the page opened before the window has this size, it would move.
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    const opened = table.open({ link });
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("main :is(button, input, canvas):visible")).toHaveCount(0);
    // Frames wait for the style sheets.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const before = await placeOfBoard(page);
    go();
    await opened;
    await expect(page.locator("#loading")).toBeHidden();
    await table.drawn();
    expect(await placeOfBoard(page), link).toEqual(before);
    expect(await page.evaluate(() => globalThis.moved), link).toEqual([]);
    await page.unroute(/\.wasm$/);
  }
});

test("the queens that a link locks are on the board while the engine loads", async ({ table }) => {
  const { page } = table;
  const go = await heldBack(page, /\.wasm$/);
  const opened = table.open({ link: "#/queens/8/c5/forward-checking@41" });
  const queen = page.locator("#board > .queen");
  await expect(queen).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const before = middleOf(await queen.boundingBox());
  go();
  await opened;
  await expect(queen).toHaveCount(0);
  await table.drawn();
  const after = middleOf(await table.square("c5").boundingBox());
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(4);
});

for (const [width, height, hasTouch] of [
  [320, 640, true],
  [768, 1024, false],
  [820, 1180, false],
  [1280, 720, false],
  [1920, 1080, false],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch });
    // A phone and a desktop have the first screen's two layouts.
    const tag = width === 320 || width === 1280 ? [] : "@all";
    test("nothing moves when today’s puzzles arrive", { tag }, async ({ table }) => {
      const { page } = table;
      // A Sunday, when the knight's puzzle has the longest description.
      await table.wind({ time: new Date(2026, 10, 22, 12) });
      await watchShifts(page);
      const go = await heldBack(page, /thinking_bg[^/]*\.wasm$/);
      await page.setViewportSize({ width, height });
      await table.open({ link: "#/play" });
      await expect(page.locator(".daily[aria-busy]").first()).toBeVisible();
      go();
      await expect(table.offerLink("Knight’s Tour")).toBeVisible();
      expect(await page.evaluate(() => globalThis.moved)).toEqual([]);
    });
  });
}

// Caught earlier by `tests/unit/before-paint.test.ts`, `tests/unit/isolated/workers.test.ts`.
test("only a link to a board of colours loads the solvers for colours", { tag: "@all" }, async ({
  table,
}) => {
  const { page } = table;
  let loaded = 0;
  page.on("request", (request) => {
    if (/\/colour_bg[^/]*\.wasm$/.test(request.url())) loaded += 1;
  });
  for (const link of [
    "#/play/queens/8",
    "#/queens/8/c5/backtracking@9",
    "#/knights/5x6/a5/pruned@3",
  ]) {
    await table.open({ link });
    await page.goto("about:blank");
  }
  expect(loaded).toBe(0);
  await table.open({ link: "#/colour/2A2BAC2B3CDC3D/-/backtracking@9" });
  expect(loaded).toBeGreaterThan(0);
});

for (const [what, address] of [
  ["a script", /\/main[^/]*\.[jt]sx?$/],
  ["the engine", /\.wasm$/],
] as const) {
  test(`${what} that fails to load is requested again`, { tag: "@every-engine" }, async ({
    table,
  }) => {
    const { page } = table;
    await page.route(address, (route) => route.abort());
    await page.goto(`${process.env.PAGE_URL}#/play/queens/8`);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await page.unroute(address);
    table.problems.length = 0;
    await table.button("Try again").click();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await expect(page.locator("#loading")).toBeHidden();
    await table.click("a8");
    await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
    // A worker may have reported its last failure late.
    table.problems.length = 0;
  });
}

// Caught earlier by `arrivals.spec.ts`, `www/app/loader.test.ts`.
test("a part that fails to load later can be retried or dismissed", { tag: "@all" }, async ({
  table,
}) => {
  await table.open({ site: SOURCE });
  const fail = () =>
    table.page.evaluate(async () => {
      const { showFailure }: typeof import("../../www/ui/loading.ts") = await import(
        new URL("www/ui/loading.ts", location.href).href
      );
      showFailure(new TypeError("Failed to fetch"), () => {
        document.title = "tried";
      });
    });
  const says = table.page.getByText(REFUSED);
  await fail();
  await expect(says).toBeVisible();
  await table.button("Not now").click();
  await expect(says).toBeHidden();
  await fail();
  await table.button("Try again").click();
  await expect(says).toBeHidden();
  await expect(table.page).toHaveTitle("tried");
  table.problems.length = 0;
});

test("only an error in the page’s own scripts stops the game", async ({ table }) => {
  await table.open();
  const { page } = table;
  const dialog = page.getByRole("alertdialog", { name: "The game stopped working" });
  const happens = (script: string) =>
    page.evaluate((filename) => {
      const error = new Error("a mistake");
      const url = filename && new URL(filename, document.baseURI).href;
      dispatchEvent(new ErrorEvent("error", { error: filename && error, filename: url }));
      dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
      // Left behind by an extension.
      Promise.reject(error);
      Promise.reject(undefined);
    }, script);
  await happens("");
  await happens("https://extension.example/script.js");
  await table.click("a8");
  await expect(table.square("a8")).toHaveAccessibleName("a8, locked queen");
  await expect(dialog).toBeHidden();
  await happens("www/app/app.ts");
  await expect(dialog).toBeVisible();
  table.problems.length = 0;
});

test("a page opened as a file says how to open it", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(new URL("../../index.html", import.meta.url).href);
  await expect(page.getByText("Forward Check can’t run from a file")).toBeVisible();
  await page.close();
});

test("a browser without scripts shows what it needs @chromium-alone", async ({ browser }) => {
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(SITE);
  await expect(bare.getByText("Forward Check needs JavaScript")).toBeVisible();
  await expect(bare.getByText("Loading…")).toBeHidden();
  await bare.close();
});
