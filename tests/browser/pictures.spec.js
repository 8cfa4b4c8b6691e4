/**
 * Twelve moments as they are drawn, so that a change of the picture is seen. Six pixels in a
 * thousand may differ: fonts are drawn a little differently from machine to machine.
 *
 * After a change that is meant, look at what is new and keep it:
 * `npx playwright test pictures --update-snapshots`.
 */
import { expect, test } from "./table.js";

const TOLERANCE = { maxDiffPixelRatio: 0.006, threshold: 0.15 };

/** @type {[string, string, "light" | "dark"][]} */
const MOMENTS = [
  ["goes-back", "#/queens/8/c5/forward-checking@13", "light"],
  ["empties-a-row", "#/queens/8/c5/forward-checking@3", "light"],
  ["backtracking", "#/queens/8/a8/backtracking@300", "dark"],
  ["brute-force", "#/queens/8/-/brute-force@20000", "light"],
  ["arc-consistency", "#/queens/8/a8/arc-consistency@9", "light"],
  ["backjumping", "#/queens/8/a8/backjumping@280", "dark"],
  ["dancing-links", "#/queens/8/a8/dancing-links@20", "light"],
  ["forces", "#/queens/8/-/electric@38", "light"],
  ["repair", "#/queens/20/-/min-conflicts@24", "dark"],
  ["warnsdorff", "#/knights/8x8/a8/warnsdorff@30", "dark"],
  ["knight-forward-checking", "#/knights/8x8/a8/forward-checking@60", "light"],
  ["solved", "#/queens/8/c5/forward-checking@23", "dark"],
];

for (const [name, link, colorScheme] of MOMENTS) {
  test(`the picture of ${link}, ${colorScheme}`, { tag: "@chromium-alone" }, async ({ table }) => {
    await table.page.emulateMedia({ colorScheme });
    await table.open({ link });
    const step = Number(link.split("@")[1]).toLocaleString("en");
    await expect(table.slider).toHaveAttribute("aria-valuetext", `step ${step} of ${step}`);
    await table.lookAway();
    await table.drawn();
    await expect(table.page.locator("#board")).toHaveScreenshot(`${name}.png`, TOLERANCE);
  });
}
