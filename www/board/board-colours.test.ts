/** The colours of a board differ and its text is readable, in both themes. */
import assert from "node:assert/strict";
import { wcagContrast } from "culori";
import { test } from "vitest";
import { from, squareNames } from "../../tests/unit/engine.ts";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { levelColour, luminance } from "../ui/theme.ts";
import { groundOf, groundsOf, noteOn, struckBy } from "./draw/ground.ts";
import { emptyScene as emptyTour } from "./games/knights.ts";
import { emptyScene } from "./games/queens.ts";

const THEMES = (["light", "dark"] as const).map((name) => ({ name, theme: themeNamed(name) }));
const DEPTHS = [1, 2, 3, 4, 5, 6, 7];

function atLeast(least: number, one: string, other: string, what: string) {
  const contrast = wcagContrast(one, other);
  assert.ok(contrast >= least, `${what}: ${contrast.toFixed(2)} : 1, not ${least} : 1`);
}

test("free squares are the brightest of a board in play, under every queen’s shadow", () => {
  for (const { name, theme } of THEMES) {
    const { free, shade, tinted } = groundsOf(theme);
    for (const [queen, shadow] of [shade, ...tinted].entries()) {
      for (const square of free) {
        for (const attacked of shadow) {
          atLeast(1.6, square, attacked, `free ${square} to queen ${queen}’s ${attacked}, ${name}`);
          assert.ok(luminance(square) > luminance(attacked));
        }
      }
    }
  }
});

test("an idle board shows its chequers, which flatten under a shadow", () => {
  for (const { name, theme } of THEMES) {
    const { wood, shade } = groundsOf(theme);
    const [rest, shadow] = [wcagContrast(...wood), wcagContrast(...shade)];
    assert.ok(rest > 1.4 && shadow < 1.15 && shadow > 1.03, `${name}: ${rest}, ${shadow}`);
  }
});

test("free squares are brighter than ruled-out ones, in both themes", () => {
  for (const { name, theme } of THEMES) {
    for (const level of [0, ...DEPTHS]) {
      for (const parity of [0, 1] as const) {
        const [open, struck] = [groundsOf(theme).free[parity], struckBy(theme, level)[parity]];
        assert.ok(luminance(open) > luminance(struck) * 1.3, `depth ${level}, ${name}`);
      }
    }
    for (const open of groundsOf(theme).free) atLeast(3, theme.ring, open, `dot, ${name}`);
  }
});

test("a piece stands out from its tile by its white fill or its outline", () => {
  for (const { name, theme } of THEMES) {
    const levels = [0, ...DEPTHS].map((level) => levelColour(theme, level));
    for (const tile of [...levels, theme.won, theme.clash, ...theme.moves]) {
      const best = Math.max(
        wcagContrast(theme.piece, tile),
        wcagContrast(theme["piece-line"], tile),
      );
      assert.ok(best >= 4.5, `${tile}, ${name}: ${best.toFixed(2)}`);
    }
    atLeast(4.5, theme.piece, theme["piece-line"], `piece, ${name}`);
    // A padlock is white and has no outline.
    atLeast(4.5, theme.piece, theme.locked, `padlock, ${name}`);
  }
});

test("the names of rows and columns are readable on every background", () => {
  for (const { name, theme } of THEMES) {
    const { wood, free, shade, blocked, stranded, tinted, struck } = groundsOf(theme);
    for (const pair of [wood, free, shade, blocked, stranded, ...tinted, ...struck]) {
      for (const ground of pair) atLeast(3, noteOn(theme, ground), ground, `on ${ground}, ${name}`);
    }
  }
});

test("crosses are visible on free and attacked squares", () => {
  for (const { name, theme } of THEMES) {
    const { free, shade, tinted } = groundsOf(theme);
    for (const ground of free) atLeast(4.5, theme["note-free"], ground, `free, ${name}`);
    for (const ground of [shade, ...tinted].flat()) atLeast(4, theme.note, ground, name);
  }
});

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

test("an idle board is wooden; in play, free squares and shadows replace the wood", () => {
  const theme = themeNamed("light");
  const scene = emptyScene(from("queens", [at("a8")]));
  const { wood, free, shade, tinted, struck } = groundsOf(theme);
  const levels = NAMES.map((_, square) => (square === 0 ? 0 : square === 1 ? 2 : -1));
  assert.deepEqual([0, 1].map(groundOf(scene, theme)), wood);
  const inPlay = groundOf({ ...scene, shadows: levels }, theme);
  assert.deepEqual([0, 1, 2].map(inPlay), [shade[0], tinted[1]![1], free[0]]);
  const watched = groundOf({ ...scene, levels }, theme);
  assert.deepEqual([0, 1, 2].map(watched), [shade[0], struck[1]![1], free[0]]);
  const solved = groundOf({ ...scene, levels, solved: true }, theme);
  assert.deepEqual([0, 1].map(solved), wood);
});

test("the squares within a knight’s reach are bright, blocked ones dark", () => {
  const theme = themeNamed("dark");
  const { wood, free, shade, blocked } = groundsOf(theme);
  const rest = { ...emptyTour(from("knights", [])), blocked: [at("h8")] };
  const paint = groundOf(rest, theme);
  assert.deepEqual([at("a8"), at("b8"), at("h8")].map(paint), [...wood, blocked[0]]);
  const inPlay = groundOf({ ...rest, path: [at("a8")], reachable: [at("c7"), at("b6")] }, theme);
  assert.deepEqual([at("c7"), at("b6"), at("d8")].map(inPlay), [free[1], free[1], shade[1]]);
  assert.notEqual(inPlay(at("a8")), shade[0]);
});
