/** The colours of the style sheet, as the page's canvases have them. */
import { readFileSync } from "node:fs";
import { COLOURS } from "../../www/cards/colours.js";

const SHEET = readFileSync("www/style/tokens.css", "utf8");

/**
 * The tokens of a theme by name, those that are colours written in six digits.
 * @param {"light" | "dark"} theme
 * @returns {Record<string, string>}
 */
export function tokens(theme) {
  const block = SHEET.split(/:root[^{]*\{/)[theme === "light" ? 1 : 2];
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/**
 * A theme as `readTheme` gives it.
 * @param {"light" | "dark"} name
 * @returns {import("../../www/render/theme.js").Theme}
 */
export function themeNamed(name) {
  const colours = tokens(name);
  const numbered = (/** @type {string} */ of) =>
    Object.keys(colours)
      .filter((token) => new RegExp(`^${of}-\\d$`).test(token))
      .sort()
      .map((token) => colours[token]);
  const solvers = Object.fromEntries(COLOURS.map((colour) => [colour, colours[`s-${colour}`]]));
  return /** @type {any} */ ({
    ...colours,
    ...{ depths: numbered("depth"), heat: numbered("heat"), moves: numbered("move"), solvers },
    ...{ dark: name === "dark", contrast: false, font: '"Inter", system-ui, sans-serif' },
  });
}
