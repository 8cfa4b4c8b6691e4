/**
 * How fast the compiled solvers are under Node, beside plain JavaScript and beside the native
 * build. Every figure is the median of interleaved runs that assert what they counted; machines
 * are noisy, so look at the ratios.
 *
 * Needs `cargo xtask play` or `dist` to have built www/pkg, and
 * `cargo build --release --example solve`; `cargo xtask bench` sees to both.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { Run, Survey, TO_THE_END } from "../tests/unit/engine.js";
import { Backtracking } from "./javascript.js";

/** @typedef {import("../www/engine/engine.js").Snapshot} Snapshot */

const ROUNDS = 7;
const NATIVE = process.env.SOLVE ?? "target/release/examples/solve";

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The median seconds of several pieces of work, taken in turns.
 * @param {Record<string, () => number>} works each gives the seconds it took
 * @param {number} rounds
 */
function inTurns(works, rounds = ROUNDS) {
  /** @type {Record<string, number[]>} */
  const all = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) all[name].push(work());
  }
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, median(values)]));
}

/**
 * @param {string} game
 * @param {number} side
 * @param {number[]} squares
 * @param {boolean} [closed]
 */
const board = (game, side, squares, closed = false) => ({
  ...{ game, rows: side, columns: side, squares, closed },
});

const NOTHING = { sentence: false, board: false, tree: false };

/**
 * Seconds that a run takes in WebAssembly, its making included.
 * @param {ReturnType<typeof board>} puzzle
 * @param {string} solver
 * @param {string} options
 * @param {(end: Snapshot) => void} check
 */
function inWasm(puzzle, solver, options, check) {
  const begin = performance.now();
  const run = new Run(puzzle, solver, options, 1);
  const end = run.ask(TO_THE_END, Number.POSITIVE_INFINITY, NOTHING);
  const seconds = (performance.now() - begin) / 1000;
  check(end);
  run.free();
  return seconds;
}

/**
 * Seconds that the same run takes natively, as the runner tells.
 * @param {string[]} words arguments of the runner
 * @param {number} steps
 */
function natively(words, steps) {
  const report = JSON.parse(execFileSync(NATIVE, words, { maxBuffer: 2 ** 28 }).toString());
  assert.equal(report.steps, steps);
  return report.seconds;
}

/** @param {number} steps */
const took = (steps) => (/** @type {Snapshot} */ end) => assert.equal(end.step, steps);

const TOUR = 6_484_065;
const AHEAD = 1_731_697;
const ROWS = 1_299_851;
/** Steps of the count of 14 queens. */
const COUNT = 51_938;

function backtracking() {
  const { wasm, javascript } = inTurns({
    wasm: () => inWasm(board("knights", 8, [0]), "backtracking", "", took(TOUR)),
    javascript: () => {
      const begin = performance.now();
      const run = new Backtracking(8, 0);
      while (!run.solved) run.run(1000);
      assert.equal(run.steps, TOUR);
      return (performance.now() - begin) / 1000;
    },
  });
  const rate = (/** @type {number} */ seconds) => `${(TOUR / seconds / 1e6).toFixed(1)} M steps/s`;
  say("knight's backtracking", rate(wasm));
  say("  the same in plain JavaScript", rate(javascript));
  say("  ratio (70 to 50 is 1.40)", (javascript / wasm).toFixed(2));
}

function forwardChecking() {
  const puzzle = board("knights", 8, [0]);
  const { wasm } = inTurns({
    wasm: () => inWasm(puzzle, "forward-checking", "", took(AHEAD)),
  });
  say("knight's forward checking", `${(AHEAD / wasm / 1e6).toFixed(1)} M steps/s`);
}

function againstNative() {
  /** @type {[string, string, number, string, number][]} */
  const runs = [
    ["knights", "backtracking", 8, "", TOUR],
    ["knights", "forward-checking", 8, "", AHEAD],
    ["knights", "warnsdorff", 1000, "tie-break=roth", 999_999],
    ["queens", "row-brute-force", 8, "", ROWS],
    ["queens", "count", 14, "", COUNT],
  ];
  const ratios = runs.map(([game, solver, side, options, steps]) => {
    const at = solver === "count" ? [] : [0];
    const words = options.split("&").filter(Boolean).map((word) => `--${word}`);
    const corner = at.length > 0 ? ["--at", `a${side}`] : [];
    const { wasm, native } = inTurns({
      wasm: () => inWasm(board(game, side, at), solver, options, took(steps)),
      native: () => natively([game, solver, "--size", String(side), ...corner, ...words], steps),
    });
    const times = `${(wasm / native).toFixed(2)} times`;
    say(`wasm against native, ${game} ${solver} on ${side} × ${side}`, times);
    return wasm / native;
  });
  say("  median of these", `${median(ratios).toFixed(2)} times`);
}

function counting() {
  for (const [side, solutions] of [
    [14, 365_596],
    [15, 2_279_184],
  ]) {
    const check = (/** @type {Snapshot} */ end) =>
      assert.equal(end.metrics.solutions, solutions);
    const puzzle = board("queens", side, []);
    const { wasm } = inTurns({ wasm: () => inWasm(puzzle, "count", "", check) }, 3);
    say(`count of ${side} queens`, `${wasm.toFixed(3)} s`);
  }
}

function large() {
  const million = board("queens", 1_000_000, []);
  const tour = board("knights", 1000, [0]);
  const whole = took(999_999);
  const solved = (/** @type {Snapshot} */ end) => assert.equal(end.outcome, "solved");
  const times = inTurns({
    linear: () => inWasm(million, "linear", "", solved),
    roth: () => inWasm(tour, "warnsdorff", "tie-break=roth&no-backtracking=true", whole),
    built: () => inWasm({ ...tour, closed: true }, "divide-and-conquer", "", solved),
  });
  say("a million queens, linear local search", `${times.linear.toFixed(3)} s`);
  say("Warnsdorff with Roth's tie-break, 1,000 × 1,000", `${times.roth.toFixed(3)} s`);
  say("a closed tour by construction, 1,000 × 1,000", `${times.built.toFixed(3)} s`);
}

/** How long it takes to go anywhere in the knight's backtracking from a8. */
function seeking() {
  const run = new Run(board("knights", 8, [0]), "backtracking", "", 0);
  assert.equal(run.ask(TO_THE_END, Number.POSITIVE_INFINITY, NOTHING).reached, TOUR);
  const times = Array.from({ length: 2000 }, (_, index) => {
    // Steps far apart from each other, the same at every visit.
    const step = (index * 2_654_435_761) % (TOUR + 1);
    const begin = performance.now();
    const there = run.ask({ do: "seek", step }, 0, NOTHING);
    const time = performance.now() - begin;
    assert.equal(there.step, step);
    return time;
  });
  const [middle, worst] = [median(times), Math.max(...times)];
  say("seek in 6,484,065 steps", `median ${middle.toFixed(3)} ms, worst ${worst.toFixed(3)} ms`);
  run.free();
}

/** Steps of forward checking on 8 × 8 with a queen locked on a8. */
const SHORT = 132;
/** How many of these runs are timed together. */
const RUNS = 2000;

/** How quick short runs are, each of them made, run and freed: by a survey, and one handle each. */
function shortRuns() {
  const puzzle = board("queens", 8, [0]);
  const lane = { solver: "forward-checking", options: "", seed: 0 };
  const times = inTurns({
    survey: () => {
      const begin = performance.now();
      const survey = Survey.chance(puzzle, lane, RUNS, 1e7);
      let news = survey.work(Number.POSITIVE_INFINITY);
      while (!news.done) news = survey.work(Number.POSITIVE_INFINITY);
      survey.free();
      const seconds = (performance.now() - begin) / 1000;
      assert.ok(news.survey === "chance" && news.runs.length === RUNS);
      for (const run of news.runs) assert.equal(run.steps, SHORT);
      return seconds / RUNS;
    },
    handles: () => {
      const check = took(SHORT);
      const each = () => inWasm(puzzle, lane.solver, "", check);
      return Array.from({ length: RUNS }, each).reduce((sum, time) => sum + time, 0) / RUNS;
    },
  });
  const rate = (/** @type {number} */ seconds) =>
    `${(seconds * 1e6).toFixed(1)} µs each, ${(SHORT / seconds / 1e6).toFixed(1)} M steps/s`;
  say("runs of 132 steps, by a survey", rate(times.survey));
  say("  the same by a handle each", rate(times.handles));
}

/**
 * @param {string} what
 * @param {string} figure
 */
const say = (what, figure) => console.log(`${what.padEnd(52)} ${figure}`);

backtracking();
forwardChecking();
againstNative();
seeking();
shortRuns();
counting();
large();
