/** The colours of depths, moves and values, for every kind of colour vision. */
import assert from "node:assert/strict";
import { lab65, wcagContrast } from "culori";
import { test } from "vitest";
import { difference, planesOf, SIGHTS, seen } from "../../tests/unit/sight.ts";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { gradient } from "../core/colour.ts";
import { inkOn, levelColour, moveColour } from "../ui/theme.ts";
import { groundsOf, struckBy } from "./draw/ground.ts";

const THEMES = ["light", "dark"] as const;
/** Light squares and dark ones. */
const PARITIES = [0, 1] as const;
/** The colours of locked queens, the seven depths, and the eighth, which repeats the first. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The look of a square ruled out at each depth. */
const struck = (name: "light" | "dark", parity: 0 | 1) =>
  LEVELS.map((level) => struckBy(themeNamed(name), level)[parity]);

/** Every theme on both kinds of square. */
const ALL = THEMES.flatMap((theme) => PARITIES.map((parity) => ({ theme, parity })));

test("neighbouring depths differ for every kind of colour vision, and so do any two depths", () => {
  for (const { theme, parity } of ALL) {
    const colours = struck(theme, parity);
    for (const sight of SIGHTS) {
      const looks = colours.map((colour) => seen(sight, colour));
      for (const one of LEVELS) {
        for (const other of LEVELS.slice(one + 1, one === 0 ? 8 : one + 7)) {
          const apart = difference(looks[one]!, looks[other]!);
          const least = other === one + 1 ? 10 : 5;
          assert.ok(
            apart >= least,
            `depths ${one} and ${other}, ${theme} ${parity}, ${sight}: ${apart.toFixed(2)}`,
          );
        }
      }
    }
  }
});

test("the number of a depth is readable on every square", () => {
  for (const { theme, parity } of ALL) {
    for (const [level, colour] of struck(theme, parity).entries()) {
      if (level === 0) continue;
      // A light square and a dark one have the same ink.
      const ink = inkOn(struckBy(themeNamed(theme), level)[0]);
      const contrast = wcagContrast(ink, colour);
      assert.ok(contrast >= 4.5, `${level} on ${theme} ${parity}: ${contrast.toFixed(2)}`);
    }
  }
  for (const name of THEMES) {
    const theme = themeNamed(name);
    const solid = [...LEVELS.map((level) => levelColour(theme, level)), ...movesOf(theme)];
    for (const colour of solid) assert.ok(wcagContrast(inkOn(colour), colour) >= 4.5, colour);
  }
});

test("a ruled-out square differs from an open one", () => {
  for (const { theme, parity } of ALL) {
    const open = groundsOf(themeNamed(theme)).free[parity];
    for (const sight of SIGHTS) {
      for (const [level, colour] of struck(theme, parity).entries()) {
        const apart = difference(seen(sight, open), seen(sight, colour));
        assert.ok(apart >= 5, `depth ${level}, ${theme} ${parity}, ${sight}: ${apart.toFixed(2)}`);
      }
    }
  }
});

/** The colours of a tour of 64 moves. */
const movesOf = (theme: ReturnType<typeof themeNamed>) =>
  Array.from({ length: 64 }, (_, move) => moveColour(theme, move, 63));

test("each scale gets steadily lighter or darker, for every kind of colour vision", () => {
  for (const name of THEMES) {
    const theme = themeNamed(name);
    const heat = Array.from({ length: 64 }, (_, at) => gradient(theme.heat)(at / 63));
    for (const [what, ramp] of Object.entries({ moves: movesOf(theme), heat })) {
      for (const sight of SIGHTS) {
        const light = ramp.map((colour) => lab65(seen(sight, colour)).l);
        const rises = light.slice(1).map((now, at) => now > light[at]!);
        assert.equal(new Set(rises).size, 1, `${what}, ${name}, ${sight}`);
        assert.ok(Math.abs(light[0]! - light[63]!) > 30, `${what}, ${name}, ${sight}`);
      }
    }
  }
});

/** A colour of CIELAB. */
type Lab = [l: number, a: number, b: number];

test("colour differences match those that Sharma, Wu and Dalal published for CIEDE2000", () => {
  const pairs: [...Lab, ...Lab, number][] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
    [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
    [50, 2.5, 0, 73, 25, -18, 27.1492],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
    [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
  ];
  const colour = ([l, a, b]: Lab) => ({ mode: "lab65", l, a, b }) as const;
  for (const pair of pairs) {
    const [l, a, b, otherL, otherA, otherB, published] = pair;
    const apart = difference(colour([l, a, b]), colour([otherL, otherA, otherB]));
    assert.ok(Math.abs(apart - published) < 1e-4, pair.join());
  }
});

test("without a cone, grey stays grey and colours that only it tells apart become equal", () => {
  for (const sight of SIGHTS) assert.ok(difference("#808080", seen(sight, "#808080")) < 0.01);
  // The half-planes of Brettel's simulation, from libDaltonLens.
  for (const [sight, row] of [
    ["protanopia", [0.14115, 1.16782, -0.30897]],
    ["deuteranopia", [0.36198, 0.86755, -0.22953]],
    ["tritanopia", [0.93337, 0.19999, -0.13336]],
  ] as const) {
    const [[computed]] = planesOf(sight);
    for (const at of [0, 1, 2] as const) assert.ok(Math.abs(computed[at] - row[at]) < 1e-5, sight);
  }
  assert.ok(difference("#d62728", "#2ca02c") > 50);
  assert.ok(difference(seen("deuteranopia", "#a08000"), seen("deuteranopia", "#6b8e23")) < 12);
});
