/**
 * Compares fourteen moments with saved pictures. Six pixels in a thousand may differ, because fonts
 * differ a little between machines.
 *
 * After an intended change, look at the new pictures and save them: `npx playwright test pictures
 * --update-snapshots`.
 */
import { expect, test } from "./table.ts";

/** A board of colours with one solution. */
const COLOURS = "3AB3CDA4BC2D2A3BCEDA4BC2E3A3F2EAF2AF3EG4F2EH3G2F3H";

const TOLERANCE = { maxDiffPixelRatio: 0.006, threshold: 0.15 };

/** A name and a link, by the theme to draw in. */
const MOMENTS: Record<"light" | "dark", [string, string][]> = {
  light: [
    ["empties-a-row", "#/queens/8/c5/forward-checking@3"],
    ["goes-back", "#/queens/8/c5/forward-checking@13"],
    ["brute-force", "#/queens/8/-/brute-force@20000"],
    ["arc-consistency", "#/queens/8/a8/arc-consistency@9"],
    ["dancing-links", "#/queens/8/a8/dancing-links@20"],
    ["forces", "#/queens/8/-/electric@38"],
    ["colours", `#/colour/${COLOURS}/-/arc-consistency@6`],
    ["knight-forward-checking", "#/knights/8x8/a8/forward-checking@60"],
  ],
  dark: [
    ["backtracking", "#/queens/8/a8/backtracking@300"],
    ["backjumping", "#/queens/8/a8/backjumping@280"],
    ["repair", "#/queens/20/-/min-conflicts@24"],
    ["warnsdorff", "#/knights/8x8/a8/warnsdorff@30"],
    ["colours-covered", `#/colour/${COLOURS}/-/dancing-links@9`],
    ["solved", "#/queens/8/c5/forward-checking@23"],
  ],
};

for (const theme of ["light", "dark"] as const) {
  test(`moments look the same as before: ${theme}`, { tag: "@chromium-alone" }, async ({
    table,
  }) => {
    await table.page.emulateMedia({ colorScheme: theme });
    await table.open({ mode: "watch" });
    for (const [name, link] of MOMENTS[theme]) {
      await table.follow(link);
      const step = Number(link.split("@")[1]).toLocaleString("en");
      await expect(table.slider).toHaveAttribute("aria-valuetext", `step ${step} of ${step}`);
      await table.lookAway();
      await table.drawn();
      const board = table.page.locator("#board");
      await expect.soft(board).toHaveScreenshot(`${name}.png`, TOLERANCE);
    }
  });
}
