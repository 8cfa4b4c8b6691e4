/** The colours of regions, for every kind of colour vision, and which region gets which. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  type Color,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Oklab,
  wcagContrast,
} from "culori";
import { test } from "vitest";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { COLOURS } from "../content/moment.ts";
import { COLOUR_NAMES, CONTRAST } from "../content/region-colours.ts";
import { colourName, keepColours, paletteOf } from "./games/palette.ts";

const THEMES = (["light", "dark"] as const).map((name) => ({ name, theme: themeNamed(name) }));

const rgb = converter("rgb");
const linear = converter("lrgb");
const oklab = converter("oklab");

function inGrey(colour: Color): Color {
  const { r, g, b } = linear(colour);
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return { mode: "lrgb", r: light, g: light, b: light };
}

/** Kinds of colour vision, and the weight of a distance in each. */
const SIGHTS: [seen: (colour: Color) => Color, counts: number][] = [
  [(colour) => colour, 1],
  [filterDeficiencyProt(1), 1],
  [filterDeficiencyDeuter(1), 1],
  [filterDeficiencyTrit(1), 1.2],
  [inGrey, 1.6],
];

/** The least distance of two fills, for every kind of colour vision and in both themes. */
function apart(one: number, other: number) {
  const distances = THEMES.flatMap(({ theme: { regions } }) =>
    SIGHTS.map(([seen, counts]) => {
      const [a, b] = [one, other].map((at) => oklab(seen(rgb(regions[at]!)!))) as [Oklab, Oklab];
      return counts * 100 * Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
    }),
  );
  return Math.min(...distances);
}

test("the distances in the page and in Rust are those of the style sheet’s colours", () => {
  const measured = CONTRAST.map((_, one) =>
    CONTRAST.map((_, other) => (one === other ? 0 : Math.floor(apart(one, other)))),
  );
  assert.deepEqual(CONTRAST, measured);
  const rust = readFileSync("src/board/palette.rs", "utf8");
  const rows = [...rust.matchAll(/^ {4}\[([\d, ]+)\],$/gm)].map(([, row]) => row!.split(", "));
  assert.deepEqual(
    rows,
    CONTRAST.map((row) => row.map(String)),
  );
  const names = /NAMES: \[&str; 12\] = \[([^\]]+)\]/.exec(rust)![1]!;
  assert.deepEqual(
    [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name),
    COLOUR_NAMES,
  );
});

const BOARDS: Record<string, string> = JSON.parse(readFileSync("tests/data/palettes.json", "utf8"));
const regionsOf = (letters: string) =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 65);

test("the page gives regions the colours that Rust names", () => {
  for (const [letters, names] of Object.entries(BOARDS)) {
    const regions = regionsOf(letters);
    const given = paletteOf(regions).map((_, region) => colourName(regions, region));
    assert.equal(given.join(" "), names, letters);
    const side = Math.sqrt(letters.length);
    if (side <= 12) assert.equal(new Set(given).size, side, "no colour twice");
  }
});

/** The least distance of two regions of a board that share a border. */
function leastOn(letters: string) {
  const [regions, side] = [regionsOf(letters), Math.sqrt(letters.length)];
  const palette = paletteOf(regions);
  let least = Number.POSITIVE_INFINITY;
  for (const [square, region] of regions.entries()) {
    const next = [square % side > 0 ? square - 1 : square, square >= side ? square - side : square];
    for (const other of next.map((at) => regions[at]!)) {
      if (other !== region) least = Math.min(least, apart(palette[region]!, palette[other]!));
    }
  }
  return least;
}

test("on a board being painted, only the colours beyond the palette follow their neighbours", () => {
  // M surrounds the first square of A, whose colour would be next.
  const letters = "AM".padEnd(13, "B").padEnd(15, "M").padEnd(169, "B");
  const painted = keepColours(regionsOf(letters), 13);
  assert.deepEqual(paletteOf(painted).slice(0, 12), [...COLOUR_NAMES.keys()]);
  assert.ok(![0, 1].includes(paletteOf(painted)[12]!));
  assert.equal(paletteOf(keepColours(regionsOf("B".repeat(169)), 13))[12], 0);
});

test("neighbours differ for every kind of colour vision and in grey", () => {
  for (const letters of Object.keys(BOARDS)) {
    const [side, least] = [Math.sqrt(letters.length), leastOn(letters)];
    const wanted = side <= 8 ? 9.5 : side <= 11 ? 7 : 5;
    assert.ok(least >= wanted, `${letters}: ${least.toFixed(1)}, not ${wanted}`);
  }
});

test("borders, letters and queens stand out from every colour", () => {
  for (const { name, theme } of THEMES) {
    assert.equal(theme.regions.length, 12);
    assert.equal(theme.deeps.length, 12);
    for (const [at, fill] of theme.regions.entries()) {
      const colour = `${COLOUR_NAMES[at]}, ${name}`;
      assert.ok(wcagContrast(theme["region-edge"], fill) >= 3, `border: ${colour}`);
      assert.ok(wcagContrast(theme["region-ink"], fill) >= 3, `letter: ${colour}`);
      const deep = theme.deeps[at]!;
      assert.ok(wcagContrast(theme.piece, deep) >= 4.5, `queen: ${colour}`);
      assert.ok(wcagContrast(deep, fill) >= 2, `tile: ${colour}, ${wcagContrast(deep, fill)}`);
    }
  }
});

test("a board being painted leaves the colours of the same board in play as they are", () => {
  const regions = Uint8Array.from(COLOURS, (letter) => letter.charCodeAt(0) - 65);
  const inPlay = [...paletteOf(regions)];
  const painted = keepColours(regions, 8);
  assert.notDeepEqual(paletteOf(painted), inPlay);
  assert.deepEqual(paletteOf(regions), inPlay);
});
