/** The colours of depths as drawn, in both themes and with more contrast. */

import type { Locator } from "@playwright/test";
import { wcagContrast } from "culori";
import { readColour } from "../../www/core/colour.ts";
import { groundsOf, struckBy } from "../../www/render/ground.ts";
import { themeNamed } from "../unit/tokens.ts";
import { boxOf } from "./reading.ts";
import { expect, type Rgb, type Table, test } from "./table.ts";

/** Squares struck at each depth on the way back from b3: a light one and a dark one of each. */
const STRUCK = {
  light: ["c8", "b7", "e6", "b1"],
  dark: ["a7", "a1", "d2", "g3", "e1"],
};

/**
 * Where the number of a square stands, in its corner or in the middle of a small one: every colour there is, as `rgb(…)`.
 */
async function inkOf(table: Table, name: string): Promise<string[]> {
  const cell = await boxOf(table.square(name));
  return table.page.locator("#canvas").evaluate((canvas, cell) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const [left, top] = [cell.x + cell.width * 0.4, cell.y + cell.height * 0.1];
    const side = cell.width * 0.54;
    const { data } = canvas
      .getContext("2d")!
      .getImageData((left - box.x) * scale, (top - box.y) * scale, side * scale, side * scale);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(`rgb(${data.slice(at, at + 3).join(" ")})`);
    return [...colours];
  }, cell);
}

/** How well the strongest ink of a square's number can be read. */
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
  // Both themes' colours are held by `tests/unit/depths.test.ts`.
  const tag = name === "light" ? [] : "@all";
  test(`struck squares have the colours that differ, and numbers that can be read: ${name}`, {
    tag,
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
        // A locked queen strikes without a number.
        const contrast = await contrastOn(table, square);
        if (level === 0) expect(contrast, square).toBeLessThan(1.2);
        else expect(contrast, square).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test("small squares have their numbers, too, and the smallest tell them when they are pointed at", async ({
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

// Firefox's driver can have nobody ask for more contrast, nor the system choose the colours.
test("who asks for more contrast reads the number of the queen on every square it attacks", {
  tag: "@chromium-alone",
}, async ({ table }) => {
  await table.page.emulateMedia({ contrast: "more" });
  await table.open({ link: "#/play/queens/8/f6" });
  await table.click("c5");
  await table.lookAway();
  expect(await contrastOn(table, "c8")).toBeGreaterThanOrEqual(4.5);
  expect(await contrastOn(table, "a7")).toBeGreaterThanOrEqual(4.5);
  // The locked queen's squares are in shadow, without a number.
  expect(await contrastOn(table, "f2")).toBeLessThan(1.2);
});

// Firefox takes no colour scheme from a test.
for (const name of ["light", "dark"] as const) {
  test(`free squares are the brightest of a board in play, and wood comes back at the end: ${name}`, {
    tag: "@chromium-alone",
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

test("where the system chooses the colours, pictures keep theirs, and lines tell what is chosen", {
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
  expect(await outline(page.locator("#mode input:checked + span"))).toBe("solid");
  expect(await outline(page.locator(".pseudocode [aria-current]").first())).toBe("solid");
  expect(await outline(page.locator("#tree .now").first())).toBe("solid");
  await table.square("d7").focus();
  await page.keyboard.press("ArrowRight");
  await expect(table.square("e7")).toBeFocused();
  expect(await outline(table.square("e7"))).toBe("solid");
});
