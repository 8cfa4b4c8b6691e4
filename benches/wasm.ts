/**
 * How fast the compiled solvers are in Node. Every figure is the median of interleaved runs that assert their
 * counts. `benches/pairs.ts` compares them with the native build and with plain JavaScript.
 *
 * Needs www/pkg from `cargo xtask play` or `dist`; `cargo xtask bench` makes it.
 */

import assert from "node:assert/strict";
import { Run, Survey, TO_THE_END } from "../tests/unit/engine.ts";
import type { GameId, Puzzle } from "../www/engine/generated/puzzle.ts";
import type { Snapshot } from "../www/engine/generated/run.ts";
import { FIGURES } from "../www/engine/wanted.ts";
import { inTurns, median, tell } from "./measuring.ts";

const ROUNDS = 7;

const board = (game: GameId, side: number, squares: number[], closed = false): Puzzle => ({
  ...{ game, rows: side, columns: side, squares, closed },
});

/** Seconds that a run takes in WebAssembly, including its creation. */
function inWasm(puzzle: Puzzle, solver: string, options: string, check: (end: Snapshot) => void) {
  const begin = performance.now();
  const run = new Run(puzzle, solver, options, 1);
  const end = run.ask(TO_THE_END, Number.POSITIVE_INFINITY, FIGURES);
  const seconds = (performance.now() - begin) / 1000;
  check(end);
  run.free();
  return seconds;
}

const took = (steps: number) => (end: Snapshot) => assert.equal(end.step, steps);

const TOUR = 6_484_065;
function counting() {
  for (const [side, solutions] of [
    [14, 365_596],
    [15, 2_279_184],
  ] as const) {
    const check = (end: Snapshot) => assert.equal(end.metrics.solutions, solutions);
    const puzzle = board("queens", side, []);
    const { wasm } = inTurns({ wasm: () => inWasm(puzzle, "count", "", check) }, 3);
    tell(`count of ${side} queens`, wasm, "s");
  }
}

function large() {
  const million = board("queens", 1_000_000, []);
  const tour = board("knights", 1000, [0]);
  const whole = took(999_999);
  const solved = (end: Snapshot) => assert.equal(end.outcome, "solved");
  const times = inTurns(
    {
      linear: () => inWasm(million, "linear", "", solved),
      roth: () => inWasm(tour, "warnsdorff", "tie-break=roth&no-backtracking=true", whole),
      built: () => inWasm({ ...tour, closed: true }, "divide-and-conquer", "", solved),
    },
    ROUNDS,
  );
  tell("a million queens, linear local search, Node", times.linear, "s");
  tell("Warnsdorff with Roth's tie-break, 1,000 × 1,000", times.roth, "s");
  tell("a closed tour by construction, 1,000 × 1,000", times.built, "s");
}

/** How long it takes to jump to any step of the knight's backtracking from a8. */
function seeking() {
  const run = new Run(board("knights", 8, [0]), "backtracking", "", 0);
  assert.equal(run.ask(TO_THE_END, Number.POSITIVE_INFINITY, FIGURES).reached, TOUR);
  const times = Array.from({ length: 2000 }, (_, index) => {
    // Steps far apart, the same in every round.
    const step = (index * 2_654_435_761) % (TOUR + 1);
    const begin = performance.now();
    const there = run.ask({ do: "seek", step }, 0, FIGURES);
    const time = performance.now() - begin;
    assert.equal(there.step, step);
    return time;
  });
  const [middle, worst] = [median(times), Math.max(...times)];
  tell("seek in 6,484,065 steps, median", middle, "ms");
  tell("seek in 6,484,065 steps, worst", worst, "ms");
  run.free();
}

/** Steps of forward checking on 8 × 8 with a queen locked on a8. */
const SHORT = 132;
/** How many of these runs are timed together. */
const RUNS = 2000;

/** How fast short runs are, each created, run and freed: in a survey, and with a handle each. */
function shortRuns() {
  const puzzle = board("queens", 8, [0]);
  const lane = { solver: "forward-checking", options: "", seed: 0 };
  const times = inTurns(
    {
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
    },
    ROUNDS,
  );
  tell("a run of 132 steps, by a survey", times.survey * 1e6, "µs");
  tell("a run of 132 steps, by a handle of its own", times.handles * 1e6, "µs");
}

seeking();
shortRuns();
counting();
large();
