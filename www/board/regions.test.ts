/** Boards of colours on the page and in words: borders, letters, fills and names. */
import assert from "node:assert/strict";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { test } from "vitest";
import { from, Play, squareNames } from "../../tests/unit/engine.ts";
import { difference } from "../../tests/unit/sight.ts";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { piecesOf as piecesIn, withoutLetters } from "../content/hues.ts";
import { MARKS, type Marks } from "../content/marks.ts";
import { COLOUR_NAMES } from "../content/region-colours.ts";
import { readColour } from "../core/colour.ts";
import { outlineOf } from "../core/outline.ts";
import { coloursOf, letterOf, piecesOf } from "../core/regions.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { toSvg } from "../export/picture.ts";
import { groundOf, groundsOf } from "./draw/ground.ts";
import { paletteOf } from "./games/palette.ts";
import { emptyScene, runScene } from "./games/queens.ts";
import { describer, playScene, readingOf } from "./scene/by-game.ts";
import type { QueensScene } from "./scene/scene.ts";

const LETTERS = "AAABCCCDABBBBCDDAABBBCEDABBBBCEEAAAFFFEEAFAAFEEEGFFFFEEHGGGFFHHH";
const REGIONS = coloursOf(LETTERS);
const PUZZLE: Puzzle = { ...from("colour", []), regions: LETTERS };
const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);
const THEMES = (["light", "dark"] as const).map((name) => ({ name, theme: themeNamed(name) }));

function sceneOf(moves: string, marks: Partial<Marks> = {}): QueensScene {
  const play = new Play(PUZZLE, true);
  play.replay(moves);
  const settings = { ...MARKS, ...marks };
  const scene = playScene({ puzzle: PUZZLE, play, settings, lost: [], hint: null });
  assert.ok(scene.kind === "queens");
  return scene;
}

const shape = { side: 10, inset: 1, radius: 2 };
const loops = (squares: number[]) =>
  outlineOf(squares, { rows: 3, columns: 3 }, shape).split("Z").filter(Boolean);

test("an outline runs just inside the edges of its squares, with round corners", () => {
  assert.deepEqual(loops([0]), ["M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7"]);
  // It has six corners; the inner one turns the other way.
  assert.equal(loops([0, 3, 4])[0]!.match(/Q/g)!.length, 6);
  assert.ok(loops([0, 3, 4])[0]!.includes("Q9 11 11 11"));
  assert.equal(loops([0, 1, 2, 3, 5, 6, 7, 8]).length, 2, "a hole has its own loop");
  assert.equal(
    loops([0, 4, 8]).length,
    3,
    "squares that touch only at a corner have separate outlines",
  );
  assert.deepEqual(loops([]), []);
});

/** The pixels of a board, ten per square, each with whether it is border. */
function pictureOf(scene: QueensScene) {
  const theme = themeNamed("light");
  const svg = toSvg({ scene, names: NAMES, theme }, "A board");
  const { width, pixels } = new Resvg(svg, { fitTo: { mode: "width", value: 320 } }).render();
  const edge = readColour(theme["region-edge"])!;
  return (x: number, y: number) => {
    const from =
      4 * (Math.min(319, Math.round(y * 40)) * width + Math.min(319, Math.round(x * 40)));
    const [red, green, blue] = pixels.subarray(from, from + 3);
    return (
      Math.max(...[edge.red - red!, edge.green - green!, edge.blue - blue!].map(Math.abs)) < 30
    );
  };
}

test("borders are drawn exactly between regions and around the board", () => {
  for (const scene of [sceneOf(""), { ...emptyScene(PUZZLE), filled: false, letters: true }]) {
    const isBorder = pictureOf(scene as QueensScene);
    for (const [square, region] of REGIONS.entries()) {
      const [x, y] = [square % 8, Math.floor(square / 8)];
      const isLeft = x === 0 || REGIONS[square - 1] !== region;
      const isAbove = y === 0 || REGIONS[square - 8] !== region;
      assert.equal(isBorder(x, y + 0.5), isLeft, `left of ${NAMES[square]}`);
      assert.equal(isBorder(x + 0.5, y), isAbove, `above ${NAMES[square]}`);
      assert.ok(!isBorder(x + 0.5, y + 0.5), NAMES[square]);
    }
    for (const way of [0.5, 4.5, 7.5]) assert.ok(isBorder(way, 8) && isBorder(8, way));
  }
});

const lettersIn = (scene: QueensScene, contrast = false) => {
  const theme = { ...themeNamed("light"), contrast };
  const svg = toSvg({ scene, names: NAMES, theme }, "A board");
  return [...svg.matchAll(/>([A-R])<\/text>/g)].map(([, letter]) => letter).join("");
};

test("regions have letters in runs, with more contrast, and if the setting is on", () => {
  const all = "ABCDEFGH";
  assert.equal(lettersIn(sceneOf("")), "");
  assert.equal(lettersIn(sceneOf("", { colourLetters: true })), all);
  assert.equal(lettersIn(sceneOf(""), true), all);
  const board = {
    ...{ pieces: Uint32Array.of(0), levels: null, conflicts: [], rejected: null, wipedOut: null },
    annotations: [],
  };
  const shown = { board, named: [], solved: false } as unknown as Parameters<typeof runScene>[1];
  assert.equal(lettersIn(runScene(PUZZLE, shown)), all);
});

/** A board of this many squares a side without queens. */
const plainScene = (letters: string) =>
  emptyScene({
    ...from("colour", [], Math.sqrt(letters.length)),
    regions: letters,
  });

test("letters show every piece of a board in pieces, and of one with more colours than the palette", () => {
  assert.equal(lettersIn(plainScene("AABBCCBBCCAADDDD")), "ABCAD");
  const stripes = Array.from({ length: 18 }, (_, row) => letterOf(row).repeat(18)).join("");
  assert.equal(lettersIn(plainScene(stripes)), "ABCDEFGHIJKLMNOPQR");
  assert.deepEqual(piecesOf(coloursOf("AABBCCBBCCAADDDD")), [
    ...[
      [0, 1],
      [2, 3, 6, 7],
      [4, 5, 8, 9],
    ],
    ...[
      [10, 11],
      [12, 13, 14, 15],
    ],
  ]);
});

test("what a board in pieces needs is said", () => {
  const scene = plainScene("AABBCCBBCCAADDDD");
  const names = squareNames(4, 4);
  assert.equal(describer(scene, names)(0), "a4, yellow, letter A, empty");
  assert.match(readingOf(scene, names, "diagonals", 0), /^Yellow, letter A, in 2 pieces: no queen/);
});

test("squares in play have their colours, and fade under a queen’s attack", () => {
  for (const { name, theme } of THEMES) {
    const palette = paletteOf(REGIONS);
    const { faded } = groundsOf(theme);
    const scene = sceneOf("e8 g7");
    const paint = groundOf(scene, theme);
    for (const square of NAMES.keys()) {
      const colour = palette[REGIONS[square]!]!;
      const isFree = scene.shadows![square]! < 0;
      assert.equal(paint(square), isFree ? theme.regions[colour] : faded[colour], NAMES[square]);
    }
    assert.equal(paint(at("a6")), theme.regions[palette[0]!]);
    const unmarked = groundOf(sceneOf("e8", { shadows: false }), theme);
    assert.equal(unmarked(at("e1")), theme.regions[palette[5]!]);
    for (const [place, fade] of faded.entries()) {
      const what = `${COLOUR_NAMES[place]}, ${name}`;
      const free = theme.regions[place]!;
      assert.ok(wcagContrast(theme["region-edge"], fade) >= 3, `border: ${what}`);
      assert.ok(wcagContrast(theme["region-ink"], fade) >= 3, `cross: ${what}`);
      assert.ok(difference(free, fade) >= 5, `${what}: ${difference(free, fade).toFixed(1)}`);
    }
  }
});

test("during a run squares show depth colours; at its end, their own", () => {
  const [{ theme }] = THEMES as [(typeof THEMES)[0]];
  const levels = NAMES.map((_, square) => (square === 1 ? 2 : -1));
  const scene = { ...emptyScene(PUZZLE), filled: false, levels };
  const paint = groundOf(scene, theme);
  const { free, struck } = groundsOf(theme);
  assert.deepEqual([0, 1, 2, 3].map(paint), [free[0], struck[1]![0], free[0], free[0]]);
  const solved = groundOf({ ...scene, solved: true }, theme);
  assert.equal(solved(0), theme.regions[paletteOf(REGIONS)[0]!]);
});

test("a square is described with its colour, and its letter if letters are on", () => {
  const words = describer(sceneOf("e8"), NAMES);
  assert.deepEqual(
    ["a8", "e8", "c4", "h2"].map((name) => words(at(name))),
    ["a8, yellow, attacked", "e8, aqua, queen", "c4, yellow, free", "h2, sand, free"],
  );
  const lettered = describer(sceneOf("e8 x:g3", { colourLetters: true }), NAMES);
  assert.equal(lettered(at("g3")), "g3, purple, letter E, crossed out");
  assert.equal(describer(sceneOf("e8 x:a8"), NAMES)(at("a8")), "a8, yellow, crossed out, attacked");
  const levels = NAMES.map(() => -1);
  const run = describer({ ...emptyScene(PUZZLE), filled: false, letters: true, levels }, NAMES);
  assert.equal(run(at("g3")), "g3, purple, possible");
});

test("a colour can be read aloud", () => {
  const read = (moves: string, square: string) =>
    readingOf(sceneOf(moves), NAMES, "diagonals", at(square));
  assert.equal(read("", "h1"), "Sand: no queen. Free: h2, f1, g1 and h1.");
  assert.equal(read("h2", "g1"), "Sand: queen on h2. None free.");
});

test("colours in sentences are found with their letters", () => {
  const text = "Row 6, purple (E) and sand (H) can’t all be filled. Aqua (C) can.";
  const hues = piecesIn(text).filter(({ kind }) => kind === "hue");
  assert.deepEqual(hues, [
    { kind: "hue", text: "purple", place: 4, letter: "E" },
    { kind: "hue", text: "sand", place: 10, letter: "H" },
    { kind: "hue", text: "Aqua", place: 6, letter: "C" },
  ]);
  const texts = piecesIn(text).map(({ text }) => text);
  assert.equal(texts.join(""), withoutLetters(text));
  assert.equal(withoutLetters(text), "Row 6, purple and sand can’t all be filled. Aqua can.");
  assert.deepEqual(piecesIn("A queen on d5."), [{ kind: "text", text: "A queen on d5." }]);
});
