/** The depth colours on the board, in both themes and with more contrast. */

import type { Locator, Page } from "@playwright/test";
import { wcagContrast } from "culori";
import { groundsOf, struckBy } from "../../www/board/draw/ground.ts";
import { readColour } from "../../www/core/colour.ts";
import { themeNamed } from "../unit/tokens.ts";
import { boardsIn, showAsPrinted } from "./printing.ts";
import { expect, type Rgb, type Table, test } from "./table.ts";

/** Squares ruled out at each depth when b3 is taken back: a light and a dark one each. */
const STRUCK = {
  light: ["c8", "b7", "e6", "b1"],
  dark: ["a7", "a1", "d2", "g3", "e1"],
};

/** How bright the darkest board of a printed page is; 0 without a board. */
async function darkestOnPaper(page: Page) {
  const boards = boardsIn(await page.pdf());
  return boards.length > 0 ? Math.min(...boards.flat()) : 0;
}

/**
 * All colours around a square's number, in its corner or in the centre of a small square, as
 * `rgb(…)`.
 */
async function inkOf(table: Table, name: string): Promise<string[]> {
  const area = { left: 0.4, top: 0.1, width: 0.54, height: 0.54 };
  const colours = await table.coloursOn(table.square(name), area);
  return colours.map(({ rgb }) => `rgb(${rgb.join(" ")})`);
}

/** The contrast of a square's number. */
async function contrastOn(table: Table, name: string) {
  const ground = `rgb(${(await table.pixel(name, -0.3, 0.2)).join(" ")})`;
  const colours = await inkOf(table, name);
  return Math.max(...colours.map((colour) => wcagContrast(colour, ground)));
}

function bytes(colour: string): Rgb {
  const { red, green, blue } = readColour(colour)!;
  return [red, green, blue];
}

for (const name of ["light", "dark"] as const) {
  // Caught earlier by `www/board/depths.test.ts`, `pictures.spec.ts`.
  test(`ruled-out squares have distinct colours and readable numbers: ${name}`, {
    tag: "@all",
  }, async ({ table }) => {
    const theme = themeNamed(name);
    await table.open({ link: "#/queens/8/c5/forward-checking@13" });
    if (name === "dark") await table.button("Switch between light and dark").click();
    await table.lookAway();
    for (const [parity, kind] of (["light", "dark"] as const).entries()) {
      for (const [level, square] of STRUCK[kind].entries()) {
        const wanted = struckBy(theme, level)[parity]!;
        const drawn = await table.pixel(square, -0.3, 0.2);
        const off = bytes(wanted).map((part, at) => Math.abs(part - drawn[at]!));
        expect(Math.max(...off), `${square} is ${drawn}, not ${wanted}`).toBeLessThanOrEqual(2);
        // Squares ruled out by a locked queen have no number.
        const contrast = await contrastOn(table, square);
        if (level === 0) expect(contrast, square).toBeLessThan(1.2);
        else expect(contrast, square).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test("small squares also have numbers, and the smallest show them under the pointer", async ({
  table,
}) => {
  await table.open({ link: "#/queens/20/-/forward-checking@60" });
  await table.lookAway();
  for (const square of ["a1", "b1", "d17"]) {
    expect(await contrastOn(table, square), square).toBeGreaterThanOrEqual(4.5);
  }
  await table.square("a1").hover();
  await expect(table.square("a1")).not.toHaveAttribute("title", /./);
  await table.follow("#/queens/48/-/forward-checking@9");
  await expect(table.square("a1")).toHaveAccessibleName("a1, ruled out at depth 1");
  await table.square("a1").hover();
  await expect(table.square("a1")).toHaveAttribute("title", "a1, ruled out at depth 1");
});

// Firefox's driver can't ask for more contrast or forced colours.
test("with more contrast, texts are darker, and every attacked square shows its queen’s number", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  await table.open({ link: "#/play/queens/8/f6" });
  const [usual] = await table.colour("muted");
  await table.page.emulateMedia({ contrast: "more" });
  await table.reload();
  expect((await table.colour("muted"))[0]).toBeLessThan(usual - 20);
  await table.click("c5");
  await table.lookAway();
  expect(await contrastOn(table, "c8")).toBeGreaterThanOrEqual(4.5);
  expect(await contrastOn(table, "a7")).toBeGreaterThanOrEqual(4.5);
  // The locked queen's squares are in shadow, without a number.
  expect(await contrastOn(table, "f2")).toBeLessThan(1.2);
});

// Firefox takes no colour scheme from a test.
for (const name of ["light", "dark"] as const) {
  // `www/board/board-colours.test.ts` checks the colours of both themes.
  const tag = name === "light" ? ["@chromium-alone"] : ["@all", "@chromium-alone"];
  test(`free squares are the brightest of a board in play, and the wood returns at the end: ${name}`, {
    tag,
  }, async ({ table }) => {
    const { free, shade, tinted, wood } = groundsOf(themeNamed(name));
    await table.page.emulateMedia({ colorScheme: name });
    await table.open({ link: "#/play/queens/6/b3+f2" });
    await table.click("d6");
    await table.lookAway();
    const ground = async (square: string) => {
      const [red, green, blue] = await table.pixel(square, -0.3, 0.2);
      return `rgb(${red} ${green} ${blue})`;
    };
    for (const [square, colour] of [
      ["e4", free[0]],
      ["b6", shade[1]],
      ["e5", tinted[0]![1]],
    ] as const) {
      expect(bytes(await ground(square)), square).toEqual(bytes(colour));
    }
    expect(wcagContrast(await ground("e4"), await ground("e5"))).toBeGreaterThanOrEqual(1.6);
    await table.click("a5", "e4", "c1");
    await table.lookAway();
    for (const [square, colour] of [
      ["a6", wood[0]],
      ["b6", wood[1]],
    ] as const) {
      await expect.poll(() => ground(square), square).toBe(`rgb(${bytes(colour).join(" ")})`);
    }
  });
}

test("with forced colours, pictures keep theirs, and outlines mark the selection", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ forcedColors: "active" });
  await table.open({ link: "#/queens/8/c5/forward-checking@13?open=tree,code" });
  await table.lookAway();
  for (const square of ["e6", "d2"]) {
    expect(await contrastOn(table, square), square).toBeGreaterThanOrEqual(4.5);
  }
  const outline = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(page.locator("#mode [aria-current]"))).toBe("solid");
  expect(await outline(page.locator(".pseudocode [aria-current]").first())).toBe("solid");
  expect(await outline(page.locator("#tree .now").first())).toBe("solid");
  await table.square("d7").focus();
  await page.keyboard.press("ArrowRight");
  await expect(table.square("e7")).toBeFocused();
  expect(await outline(table.square("e7"))).toBe("solid");
});

test("the dark theme is not printed", async ({ table }) => {
  await table.open();
  await table.button("Switch between light and dark").click();
  const ink = () => table.page.evaluate(() => getComputedStyle(document.body).color);
  const lightnessOf = (colour: string) => Number(/\d+/.exec(colour)![0]);
  expect(lightnessOf(await ink())).toBeGreaterThan(200);
  await showAsPrinted(table.page);
  expect(lightnessOf(await ink())).toBeLessThan(50);
});

test.describe("when the page has loaded", () => {
  test.use({ fetches: "ahead" });

  test("a dark board is printed in light colours", { tag: "@every-engine" }, async ({ table }) => {
    const { page } = table;
    await table.open({ link: "#/play/queens/8/f6+c1" });
    await table.button("Switch between light and dark").click();
    const darkest = () => darkestOnPaper(page);
    // What prints it loads once the page is idle.
    await expect.poll(darkest, { timeout: 15_000 }).toBeGreaterThan(200);
    await table.follow("#/queens/8/f6/backtracking@9");
    expect(await darkest()).toBeGreaterThan(200);
    // Afterwards it is dark again.
    await expect.poll(async () => Math.max(...(await table.pixel("a2")))).toBeLessThan(130);
  });

  test("a large dark board is printed in light colours", async ({ table }) => {
    const { page } = table;
    const printing = page.waitForResponse(/\/printing[^/]*\.[jt]s$/);
    await table.open({ link: "#/knights/80x80/a1/warnsdorff@99" });
    // The panel of onward moves, also a canvas, has a dark corner in either theme.
    await table.button("Less").click();
    await table.button("Switch between light and dark").click();
    const red = () =>
      page.locator("#large-canvas").evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
        return canvas.getContext("2d")!.getImageData(5, 5, 1, 1).data[0];
      });
    // Its worker has painted it. What prints it loads once the page is idle.
    await expect.poll(red).toBe(108);
    await printing;
    const darkest = () => darkestOnPaper(page);
    await expect.poll(darkest, { timeout: 15_000 }).toBeGreaterThan(200);
    await expect.poll(red).toBe(108);
  });

  test("a race is printed in whole lanes, as wide as the paper", async ({ table }) => {
    const { page } = table;
    await table.open({ link: "#/compare/queens/race/8/a8/backtracking,forward-checking@40" });
    const lane = page.getByRole("article", { name: "Lane A:" });
    await showAsPrinted(page);
    await expect(lane).toHaveCSS("break-inside", "avoid");
    // Paper does not tell canvases that it is narrower.
    const narrowed = () =>
      lane.evaluate((card) => {
        const canvas = card.querySelector("canvas");
        if (!(card instanceof HTMLElement) || !canvas) throw new Error("no lane");
        card.style.width = "150px";
        return canvas.getBoundingClientRect().right <= card.getBoundingClientRect().right;
      });
    expect(await narrowed()).toBe(true);
  });
});
