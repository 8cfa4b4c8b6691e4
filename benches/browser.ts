/**
 * How fast the page runs in a browser: solving a million queens, and the script time per frame. `cargo xtask
 * bench` starts the server, finds a Chromium and sets PAGE_URL and CHROME.
 */

import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { letterOf } from "../www/core/regions.ts";
import type { GameId, Puzzle } from "../www/engine/generated/puzzle.ts";
import type { Request } from "../www/engine/generated/run.ts";
import { median, tell } from "./measuring.ts";
import type { Modules } from "./modules.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;
const ROUNDS = 5;
/** Half a minute of frames: browsers recompile hot code several times. */
const UNMEASURED = 30;
/**
 * How many short runs to measure, and in how many browsers. Now and then a browser is slow from start to end.
 */
const [MEASURED, BROWSERS] = [25, 3];

/** Solves a million queens in the page; returns the seconds and the outcome. */
async function million() {
  const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(`/www/${name}.ts`);
  const [engine, modules] = await Promise.all([load("engine/engine"), load("engine/modules")]);
  await modules.openModules(["queens"]);
  const side = 1_000_000;
  const puzzle: Puzzle = { game: "queens", rows: side, columns: side, squares: [], closed: false };
  const begin = performance.now();
  const run = engine.makeRun({ puzzle, solver: "linear", options: "", seed: 1 });
  const nothing = { sentence: false, board: false, tree: false };
  const steps: Request = { do: "advance", steps: 2 ** 53 };
  const { outcome } = run.ask(steps, Number.POSITIVE_INFINITY, nothing);
  const seconds = (performance.now() - begin) / 1000;
  run.free();
  return { seconds, outcome };
}

/**
 * The average script time per frame in milliseconds, for each of several runs: making a step's snapshot, its
 * scene and its drawing.
 */
async function frame({
  game,
  solver,
  side,
  regions,
  frames,
  runs,
}: {
  game: GameId;
  solver: string;
  side: number;
  /** The letters of a board of colours. */
  regions?: string;
  frames: number;
  runs: number;
}) {
  const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(`/www/${name}.ts`);
  const [engine, modules, setting, scenes, board, geometry, themes, { Stamps }] = await Promise.all(
    [
      load("engine/engine"),
      load("engine/modules"),
      load("engine/setting-up"),
      load("board/scene/by-game"),
      load("board/draw/board"),
      load("core/geometry"),
      load("ui/theme"),
      load("board/draw/stamps"),
    ],
  );
  await modules.openModules([game]);
  const size = { rows: side, columns: side };
  const puzzle: Puzzle = { game, ...size, squares: regions ? [] : [0], closed: false };
  if (regions) puzzle.regions = regions;
  const nothing = { sentence: false, board: false, tree: false };
  const layout = geometry.fit(size, 640, 640);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 640;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas.");
  const names = setting.squareNames(side, side);
  const [theme, stamps] = [themes.readTheme(), new Stamps()];
  const shown = { context, layout, theme, hover: null, names, stamps };
  const watch = () => {
    const run = engine.makeRun({ puzzle, solver, options: "", seed: 0 });
    const look = () => run.ask({ do: "show" }, 0, { ...nothing, sentence: true, board: true });
    let [spent, before] = [0, scenes.runScene(puzzle, look())];
    // The first frame paints stamps that later frames only copy.
    board.drawBoard({ ...shown, before, after: before, t: 1 });
    for (let count = 0; count < frames; count++) {
      run.ask({ do: "advance", steps: 1 }, 0, nothing);
      const begin = performance.now();
      const after = scenes.runScene(puzzle, look());
      board.drawBoard({ ...shown, before, after, t: 1 });
      spent += performance.now() - begin;
      before = after;
      // Recorded drawing has to be flushed, or the next frame pays for it.
      if (count % 10 === 0) context.getImageData(0, 0, 1, 1);
    }
    run.free();
    return spent / frames;
  };
  const times = [];
  for (let count = 0; count < runs; count++) {
    times.push(watch());
    // Gives the browser time to clean up, as between two frames.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return times;
}

/** Counts the frames of a race while it plays: frames per second, and the longest gap in milliseconds. */
async function racing(seconds: number) {
  const begin = performance.now();
  let [last, longest, frames] = [begin, 0, 0];
  while (last - begin < 1000 * seconds) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    [longest, last, frames] = [Math.max(longest, now - last), now, frames + 1];
  }
  return { rate: (1000 * frames) / (last - begin), longest };
}

/** The race of four lanes that runs flat out, and for how many seconds it is measured. */
const RACE = "16/a16/backtracking,forward-checking,arc-consistency,min-conflicts(seed=3)";
const WATCHED = 1.5;

/** Opens the page in a new browser. */
async function open() {
  const browser = await chromium.launch({ executablePath: CHROME, args: ["--disable-gpu"] });
  const page = await browser.newPage();
  // The test runner wraps functions in this helper to keep their names, so the page needs it as well.
  await page.addInitScript("globalThis.__name = (made) => made;");
  await page.goto(PAGE_URL);
  return { browser, page };
}

/** The script time per frame in milliseconds: the median over browsers of each browser's median run. */
async function frameTime(
  given: Pick<Parameters<typeof frame>[0], "game" | "solver" | "side" | "regions">,
) {
  const medians = [];
  for (let count = 0; count < BROWSERS; count++) {
    const { browser, page } = await open();
    const times = await page.evaluate(frame, { ...given, frames: 60, runs: UNMEASURED + MEASURED });
    medians.push(median(times.slice(UNMEASURED)));
    await browser.close();
  }
  return median(medians);
}

if (!process.argv.includes("--frames")) {
  const { browser, page } = await open();
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { seconds, outcome } = await page.evaluate(million);
    assert.equal(outcome, "solved");
    times.push(seconds);
  }
  tell("a million queens, linear local search, Chromium", median(times), "s");
  await browser.close();
}
/** Rows of a colour each, the first two in pieces. */
const STRIPES = Array.from({ length: 18 }, (_, row) => letterOf(row).repeat(18)).join("");
const LARGEST = `AB${STRIPES.slice(2, 18)}BA${STRIPES.slice(20)}`;

for (const [game, solver, side, regions] of [
  ["queens", "forward-checking", 8, ""],
  ["knights", "warnsdorff", 8, ""],
  ["queens", "forward-checking", 64, ""],
  ["colour", "forward-checking", 18, LARGEST],
] as const) {
  const time = await frameTime({ game, solver, side, ...(regions && { regions }) });
  tell(`script of a frame of ${game} ${side} × ${side}`, time, "ms");
}
const { browser, page } = await open();
for (const lanes of ["at rest", "flat out"]) {
  const seen = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto("about:blank");
    await page.goto(`${PAGE_URL}#/compare/queens/race/${RACE}@1`);
    await page
      .getByLabel(/^Board of/)
      .nth(3)
      .waitFor();
    await page.getByLabel("Speed").last().selectOption("Flat out");
    if (lanes === "flat out") await page.keyboard.press(" ");
    seen.push(await page.evaluate(racing, WATCHED));
  }
  tell(`four lanes of 16 × 16 ${lanes}, frames`, median(seen.map(({ rate }) => rate)), "a second");
  const waits = seen.map(({ longest }) => longest);
  tell(`four lanes of 16 × 16 ${lanes}, longest wait for one`, median(waits), "ms");
}
await browser.close();
