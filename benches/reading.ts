/**
 * How long the reader takes in WebAssembly for the kept pictures, by category, to refuse large pictures that are hard to
 * refuse, and for the explanation of an Expert board. A browser decodes the kept pictures, as it does for the page; the
 * reader runs in Node.
 *
 * Needs www/pkg from `cargo xtask play` or `dist`; `cargo xtask bench` makes it and sets CHROME. `--table` prints the
 * table of `record/reading.md`.
 */

import { readFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { Thinking } from "../tests/unit/engine.ts";
import type { MadePuzzle } from "../www/engine/generated/thinking.ts";
import * as reader from "../www/pkg/reader.js";
import { least, median, tell } from "./measuring.ts";

const ROUNDS = 3;
/** The rows of pixels that are taken at a time, as in the page. */
const STRIP = 256;

const PICTURES = new URL("../tests/pictures/", import.meta.url);
const code = readFileSync(new URL("../www/pkg/reader_bg.wasm", import.meta.url));
const { memory } = await reader.default({ module_or_path: new WebAssembly.Module(code) });

interface Kept {
  file: string;
  category: string;
}

interface Decoded {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** The pixels of a picture. */
async function decoded(page: Page, file: string): Promise<Decoded> {
  const bytes = readFileSync(new URL(file, PICTURES)).toString("base64");
  const { width, height, text } = await page.evaluate(async (bytes) => {
    const response = await fetch(`data:application/octet-stream;base64,${bytes}`);
    const picture = await createImageBitmap(await response.blob());
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const parts = Array.from({ length: Math.ceil(data.length / 32_768) }, (_, part) =>
      String.fromCharCode(...data.subarray(part * 32_768, (part + 1) * 32_768)),
    );
    return { width, height, text: btoa(parts.join("")) };
  }, bytes);
  return { width, height, rgba: new Uint8Array(Buffer.from(text, "base64")) };
}

/** Milliseconds of a processor, which other programs lengthen less than those of a clock. */
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that a picture takes, read or refused. */
function timed({ width, height, rgba }: Decoded) {
  const begin = clock();
  const picture = new reader.PictureReader(width, height);
  for (let top = 0; top < height; top += STRIP) {
    picture.rows(rgba.subarray(4 * width * top, 4 * width * Math.min(height, top + STRIP)));
  }
  try {
    picture.read();
  } catch (error) {
    // A refusal has a code.
    if (!(error instanceof Error && "code" in error)) throw error;
  }
  const took = clock() - begin;
  picture.free();
  return took;
}

const times = (decoded: Decoded) => least(Array.from({ length: ROUNDS }, () => timed(decoded)));

async function pictures() {
  const kept: Kept[] = JSON.parse(readFileSync(new URL("truth.json", PICTURES), "utf8"));
  const browser = await chromium.launch({ executablePath: process.env.CHROME });
  const page = await browser.newPage();
  const of = new Map<string, { took: number[]; pixels: number }>();
  for (const { file, category } of kept) {
    const picture = await decoded(page, file);
    const known = of.get(category) ?? { took: [], pixels: 0 };
    const pixels = Math.max(known.pixels, picture.width * picture.height);
    of.set(category, { took: [...known.took, times(picture)], pixels });
  }
  await browser.close();
  return of;
}

type Paint = (x: number, y: number) => number;

/** A colour that looks random, from two numbers. */
const mixed: Paint = (x, y) => {
  const bits = Math.imul(x * 7919 + y * 104_729 + 1, 2_654_435_761);
  return Math.imul(bits ^ (bits >>> 15), 2_246_822_519) >>> 8;
};
const blocks =
  (side: number): Paint =>
  (x, y) =>
    mixed(Math.floor(x / side), Math.floor(y / side));
const INK = 0x333333;
const PAPER = 0xffffff;

/** Pictures that have much of a board but are none, by the red, green and blue of their pixels. */
const HOSTILE: Record<string, Paint> = {
  noise: mixed,
  dots: (x, y) => (x % 8 < 3 && y % 8 < 3 ? INK : PAPER),
  "blocks of 20": blocks(20),
  "blocks of 80": blocks(80),
  "grid of 20 × 20": (x, y) => (x % 64 < 2 || y % 120 < 2 ? INK : PAPER),
  spreadsheet: (x, y) => (x % 100 < 1 || y % 30 < 1 ? 0xaaaaaa : PAPER - (Math.floor(y / 30) % 2)),
  diagonals: (x, y) => ((x + y) % 60 < 4 || (x + 6000 - y) % 60 < 4 ? INK : PAPER),
};

/** As large as the screenshot of a phone. */
function painted(paint: Paint): Decoded {
  const [width, height] = [1280, 2400];
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at++) {
    const level = paint(at % width, Math.floor(at / width));
    rgba.set([level >> 16, (level >> 8) & 255, level & 255], 4 * at);
  }
  return { width, height, rgba };
}

/** Milliseconds that the explanations of Expert boards of 11 × 11 take. */
function explanations() {
  return [1, 2, 3, 4, 5].map((seed) => {
    const size = { rows: 11, columns: 11 };
    const making = Thinking.generate({ game: "colour", grade: "expert", seed, ...size });
    while (!making.work(1000));
    const made = making.answer() as Exclude<MadePuzzle, { problem: string }>;
    making.free();
    const begin = clock();
    const explaining = Thinking.explain({ ...made, closed: false });
    while (!explaining.work(12));
    explaining.answer();
    const took = clock() - begin;
    explaining.free();
    return took;
  });
}

const read = await pictures();
const isTable = process.argv.includes("--table");
if (isTable)
  console.log(
    "| category | pictures | megapixels, at most | median, ms | longest, ms |\n|---|---|---|---|---|",
  );
for (const [category, { took, pixels }] of read) {
  const [usual, longest] = [median(took), Math.max(...took)].map(Math.round);
  if (isTable)
    console.log(
      `| ${category} | ${took.length} | ${(pixels / 1e6).toFixed(2)} | ${usual} | ${longest} |`,
    );
  else tell(`reading a picture (${category}), longest of ${took.length}, Node`, longest!, "ms");
}
for (const [name, paint] of Object.entries(HOSTILE)) {
  const took = times(painted(paint));
  if (isTable) console.log(`| ${name} | 1 | 3.07 | ${Math.round(took)} | ${Math.round(took)} |`);
  else tell(`refusing a picture (${name}), Node`, took, "ms");
}
tell("memory of the reader", memory.buffer.byteLength / 1000, "kB");
const explained = explanations();
tell("explaining an Expert board of 11 × 11, median, Node", median(explained), "ms");
tell("explaining an Expert board of 11 × 11, longest, Node", Math.max(...explained), "ms");
