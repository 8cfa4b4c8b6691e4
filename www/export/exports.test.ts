import assert from "node:assert/strict";
import { Resvg } from "@resvg/resvg-js";
import omggif from "omggif";
import { test } from "vitest";
import { from, Movie, Play, squareNames } from "../../tests/unit/engine.ts";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { playScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import { MARKS } from "../content/marks.ts";
import { readColour } from "../core/colour.ts";
import { delayOf, MOST_FRAMES, momentsOf } from "./moments.ts";
import { layoutFor, toSvg } from "./picture.ts";

const THEME = themeNamed("light");

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

function sceneOf(record: string, settings = MARKS) {
  const puzzle = from("queens", [at("f6"), at("c1")]);
  const play = new Play(puzzle, true);
  play.replay(record);
  return playScene({ puzzle, play, settings, lost: [], hint: null });
}

/** A tour on 6 × 6 with c3 and d3 blocked. */
function tourOf(record: string) {
  const names = squareNames(6, 6);
  const square = (name: string) => names.indexOf(name);
  const puzzle = { ...from("knights", [square("a6")], 6), blocked: ["c3", "d3"].map(square) };
  const play = new Play(puzzle, true);
  play.replay(record);
  return playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
}

const svgOf = (scene: Scene, names = NAMES) =>
  toSvg({ scene, names, theme: THEME }, "A board & <queens>");

/** An SVG drawn by another program. */
function rendered(svg: string, width: number) {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** The colour at a point of a square, in fractions of its side. */
function colourIn(
  { width, pixels }: { width: number; pixels: Uint8Array },
  size: number,
  square: number,
  dx: number,
  dy: number,
) {
  const side = width / size;
  const x = Math.floor(((square % size) + dx) * side);
  const y = Math.floor((Math.floor(square / size) + dy) * side);
  return [...pixels.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
}

const rgb = (text: string) => {
  const colour = readColour(text);
  assert.ok(colour, text);
  const { red, green, blue } = colour;
  return [red, green, blue];
};
const blend = (over: string, alpha: number, under: string) =>
  rgb(over).map((part, i) => part * alpha + rgb(under)[i]! * (1 - alpha));
const near = (one: number[], other: number[], what: string) =>
  assert.ok(
    one.every((part, i) => Math.abs(part - other[i]!) <= 3),
    `${what}: ${one} instead of ${other}`,
  );

test("another program draws the SVG of a board in the same colours", () => {
  const plain = { ...MARKS, shadows: false };
  const image = rendered(svgOf(sceneOf("a5 g4 x:h7", plain)), 640);
  assert.deepEqual([image.width, image.height], [640, 640]);
  const corner = (name: string) => colourIn(image, 8, at(name), 0.1, 0.9);
  near(corner("b8"), rgb("#cdbf9f"), "a dark square");
  near(corner("d7"), rgb("#cdbf9f").with(0, 0xef).with(1, 0xe7).with(2, 0xd6), "a light square");
  near(corner("f6"), rgb(THEME.locked), "a locked queen");
  near(corner("a5"), rgb(THEME.depths[0]!), "the first queen");
  near(corner("g4"), rgb(THEME.depths[1]!), "the second queen");
  near(colourIn(image, 8, at("h7"), 0.5, 0.5), blend(THEME.note, 0.8, "#efe7d6"), "a cross");
  near(colourIn(image, 8, at("f6"), 0.5, 0.55), [255, 255, 255], "the queen itself");
});

test("shadows have the colour of the queen that attacks", () => {
  const image = rendered(svgOf(sceneOf("a5")), 640);
  const middle = (name: string) => colourIn(image, 8, at(name), 0.5, 0.3);
  near(middle("a1"), rgb(THEME["shade-b"]), "a1 is the locked queens'");
  near(middle("a7"), blend(THEME.depths[0]!, 0.09, THEME["shade-b"]), "a7 is the first queen’s");
  near(middle("e4"), rgb(THEME["free-a"]), "e4 is free");
});

test("a tour is drawn with its path, numbers and blocked squares", () => {
  const names = squareNames(6, 6);
  const image = rendered(svgOf(tourOf("c5 e6 f4"), names), 600);
  const square = (name: string) => names.indexOf(name);
  near(colourIn(image, 6, square("d3"), 0.1, 0.5), rgb(THEME.blocked), "a blocked square");
  near(colourIn(image, 6, square("a6"), 0.36, 0.5), rgb(THEME.moves[0]!), "the start’s disc");
});

test("an SVG is valid XML with a title, plain numbers and plain colours", () => {
  const svg = svgOf(sceneOf("a5 g4 d7"));
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="640" height="640"/);
  assert.match(svg, /<title>A board &amp; &lt;queens><\/title>/);
  assert.doesNotMatch(svg, /NaN|undefined|null|hsl|rgb\(|color-mix|style=/);
  for (const colour of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
    assert.match(colour[1]!, /^(#[0-9a-f]{6}|none)$/);
  }
  const open = [...svg.matchAll(/<(\w+)(?:\s[^>]*)?(?<!\/)>/g)].map(([, name]) => name);
  const shut = [...svg.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
  assert.deepEqual(open.sort(), shut.sort());
});

test("every scene can be saved as SVG, however small its squares", () => {
  const size = 40;
  const scene = { ...sceneOf(""), size: { rows: size, columns: size } };
  const shadows = Array(size * size).fill(1);
  const small = { ...scene, shadows, attacked: shadows, locked: [], queens: [5] };
  assert.ok(svgOf(small, squareNames(size, size)).length > 1000);
});

test("another program reads the frames of a GIF as they were drawn", () => {
  const [width, moves] = [160, ["", "a5", "a5 g4", "a5 g4 d3"]];
  const frames = moves.map((record) => rendered(svgOf(sceneOf(record)), width));
  const film = new Movie(width, width);
  for (const [index, frame] of frames.entries()) {
    film.show(frame.pixels, delayOf(4, index === frames.length - 1));
  }
  const reader = new omggif.GifReader(film.finish());
  assert.deepEqual([reader.width, reader.height, reader.numFrames()], [width, width, 4]);
  assert.equal(reader.loopCount(), 0);
  const screen = new Uint8Array(4 * width * width);
  for (const [index, frame] of frames.entries()) {
    reader.decodeAndBlitFrameRGBA(index, screen);
    assert.equal(reader.frameInfo(index).delay, index === 3 ? 250 : 25);
    const shown = { width, pixels: screen };
    for (const name of ["a5", "g4", "d3", "f6", "b8", "a1", "e8"]) {
      const place = [8, at(name), 0.15, 0.85] as const;
      near(colourIn(shown, ...place), colourIn(frame, ...place), `${name} in frame ${index}`);
    }
  }
});

test("a frame must have the size of its animation", () => {
  const film = new Movie(4, 4);
  assert.throws(() => film.show(new Uint8Array(15), 5), /the picture’s size/);
  assert.throws(() => new Movie(0, 4), /needs a width/);
});

test("an animation shows every moment, or the most that fit", () => {
  assert.deepEqual(momentsOf(0, 4), [0, 1, 2, 3, 4]);
  assert.deepEqual(momentsOf(7, 7), [7]);
  assert.deepEqual(momentsOf(0, 10, 3), [0, 5, 10]);
  const many = momentsOf(0, 1e6);
  assert.deepEqual([many.length, many[0], many.at(-1)], [MOST_FRAMES, 0, 1e6]);
});

test("the speed of an animation stays within its limits", () => {
  assert.deepEqual(
    [0.1, 2, 10, 1000].map((rate) => delayOf(rate, false)),
    [200, 50, 10, 4],
  );
});

test("the squares of a picture are whole pixels", () => {
  const layout = layoutFor({ rows: 6, columns: 8 }, 1000);
  assert.deepEqual([layout.side, layout.width, layout.height], [125, 1000, 750]);
  assert.equal(layoutFor({ rows: 8, columns: 8 }, 1e6).width, 4096);
});

test("colours are parsed as in style sheets", () => {
  assert.deepEqual(readColour("#fff"), { red: 255, green: 255, blue: 255, alpha: 1 });
  assert.deepEqual(readColour("#22252b24"), { red: 34, green: 37, blue: 43, alpha: 36 / 255 });
  assert.deepEqual(readColour("rgb(1 2 3)"), { red: 1, green: 2, blue: 3, alpha: 1 });
  assert.deepEqual(readColour("rgb(1, 2, 3)"), { red: 1, green: 2, blue: 3, alpha: 1 });
  assert.deepEqual(readColour("hsl(220 62% 42%)"), { red: 41, green: 85, blue: 174, alpha: 1 });
  assert.equal(readColour("color-mix(in srgb, red, blue)"), null);
});
