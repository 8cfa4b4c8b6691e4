/** The colours of the style sheet, in the form that canvases use. */
import { readFileSync } from "node:fs";
import { COLOURS, type Colour } from "../../www/content/colours.ts";
import type { Theme, Token } from "../../www/ui/theme.ts";

const SHEET = readFileSync("www/style/tokens.css", "utf8");

/** The tokens of the light theme, and those that the dark theme replaces. */
type Tokens = Record<Token | `s-${Colour}`, string> & Record<string, string | undefined>;

/** The colours of a theme by name, in six digits, and its lists of colours; the dark theme replaces some. */
export function tokens(theme: "light" | "dark"): Tokens {
  const found = theme === "light" ? written("light") : { ...written("light"), ...written("dark") };
  const entries = Object.entries(found).map(([name, value]) => {
    const [, other] = /^var\(--(.*)\)$/.exec(value!) ?? [];
    return [name, other === undefined ? value : found[other]] as const;
  });
  return Object.fromEntries(entries) as Tokens;
}

function written(theme: "light" | "dark") {
  const block = SHEET.split(/:root[^{]*\{/)[theme === "light" ? 1 : 2]!;
  const found = [...block.matchAll(/--([\w-]+): ([#\da-f\s]+|var\(--[\w-]+\));/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name!, value!] as const)) as Tokens;
}

/** A theme, as `readTheme` returns it. */
export function themeNamed(name: "light" | "dark"): Theme {
  const colours = tokens(name);
  const numbered = (of: string) => {
    const found = Object.keys(colours).filter((token) => new RegExp(`^${of}-\\d+$`).test(token));
    return found.map((_, at) => colours[`${of}-${at + 1}`]!);
  };
  const listed = (of: string) => colours[of]!.trim().split(/\s+/);
  const solvers = Object.fromEntries(
    COLOURS.map((colour) => [colour, colours[`s-${colour}`]] as const),
  ) as Theme["solvers"];
  return {
    ...colours,
    depths: numbered("depth"),
    regions: listed("regions"),
    deeps: listed("deeps"),
    heat: listed("heat"),
    moves: listed("moves"),
    solvers,
    dark: name === "dark",
    contrast: false,
    font: '"Inter", system-ui, sans-serif',
  };
}
