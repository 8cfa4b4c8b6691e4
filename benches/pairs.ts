/**
 * The compiled solvers compared: WebAssembly against the native build, solver by solver, and the knight's
 * backtracking against plain JavaScript. All keep the timeline and the profile, as the page does. The two of
 * a pair take turns, every run asserts its counts, and the fastest round of each is compared, because noise
 * only adds time.
 *
 * Arguments name the solvers to compare: `node benches/pairs.ts row-brute-force`.
 *
 * Needs www/pkg from `cargo xtask play` or `dist`, and `cargo build --release --package cli --example watched`; `cargo
 * xtask bench` makes both.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { Run } from "../tests/unit/engine.ts";
import type { GameId } from "../www/engine/generated/puzzle.ts";
import { FIGURES } from "../www/engine/wanted.ts";
import { Backtracking } from "./javascript.ts";
import { inTurns, least, median, tell } from "./measuring.ts";

/** A run long enough to be timed. */
interface Course {
  game: GameId;
  solver: string;
  side: number;
  /** Whether there is a piece in the top left corner. */
  corner?: boolean;
  options?: string;
  /** The step to stop at, past solutions, or one after the end of the run. */
  steps: number;
}

const WATCHED = process.env.WATCHED ?? "target/release/examples/watched";
const ROUNDS = 9;
const SEED = 1;
/** Steps of the knight's backtracking from a8 to its first tour. */
const TOUR = 6_484_065;

const COURSES: Course[] = [
  { game: "queens", solver: "brute-force", side: 8, corner: true, steps: 2_000_000 },
  { game: "queens", solver: "row-brute-force", side: 8, corner: true, steps: 1_299_851 },
  { game: "queens", solver: "backtracking", side: 20, corner: true, steps: 3_000_000 },
  { game: "queens", solver: "forward-checking", side: 20, corner: true, steps: 500_000 },
  { game: "queens", solver: "forward-checking-bits", side: 24, corner: true, steps: 1_000_000 },
  { game: "queens", solver: "arc-consistency", side: 20, corner: true, steps: 200_000 },
  { game: "queens", solver: "gaschnig-backjumping", side: 20, corner: true, steps: 3_000_000 },
  { game: "queens", solver: "backjumping", side: 20, corner: true, steps: 3_000_000 },
  { game: "queens", solver: "dancing-links", side: 14, steps: 200_000 },
  { game: "queens", solver: "hill-climbing", side: 30, steps: 10_000 },
  { game: "queens", solver: "simulated-annealing", side: 30, steps: 500_000 },
  { game: "queens", solver: "min-conflicts", side: 1000, steps: 50_000 },
  { game: "queens", solver: "linear", side: 10_000, steps: 500_000 },
  { game: "queens", solver: "electric", side: 16, steps: 10_000 },
  { game: "queens", solver: "formula", side: 1_000_000, steps: 1_000_001 },
  { game: "queens", solver: "count", side: 14, steps: 51_938 },
  { game: "knights", solver: "backtracking", side: 8, corner: true, steps: TOUR },
  { game: "knights", solver: "forward-checking", side: 8, corner: true, steps: 1_731_697 },
  {
    game: "knights",
    solver: "warnsdorff",
    side: 1000,
    corner: true,
    options: "tie-break=roth",
    steps: 999_999,
  },
  { game: "knights", solver: "limited-discrepancy", side: 100, corner: true, steps: 1_000_000 },
  { game: "knights", solver: "pruned", side: 20, corner: true, steps: 100_000 },
  { game: "knights", solver: "hamiltonian", side: 2000, corner: true, steps: 4_000_000 },
  { game: "knights", solver: "divide-and-conquer", side: 2000, corner: true, steps: 266_401 },
];

/** The seconds of a run in WebAssembly. */
function inWasm({ game, solver, side, corner, options = "", steps }: Course) {
  const squares = corner ? [0] : [];
  const puzzle = { game, rows: side, columns: side, squares, closed: false };
  const run = new Run(puzzle, solver, options, SEED);
  const begin = performance.now();
  const end = run.ask({ do: "reach", step: steps }, Number.POSITIVE_INFINITY, FIGURES);
  const seconds = (performance.now() - begin) / 1000;
  assert.equal(end.step, steps);
  run.free();
  return seconds;
}

/** The seconds of a run in the native build, measured by that build. */
function natively({ game, solver, side, corner, options = "", steps }: Course) {
  const at = corner ? ["--at", `a${side}`] : [];
  const words = [game, solver, steps, "--size", side, ...at, "--options", options, "--seed", SEED];
  const report: { step: number; seconds: number } = JSON.parse(
    execFileSync(WATCHED, words.map(String)).toString(),
  );
  assert.equal(report.step, steps);
  return report.seconds;
}

/** The seconds of the knight's backtracking in plain JavaScript. */
function inJavaScript() {
  const begin = performance.now();
  const run = new Backtracking(8, 0);
  while (!run.solved) run.run(1000);
  assert.equal(run.steps, TOUR);
  return (performance.now() - begin) / 1000;
}

function againstJavaScript(isChosen: (course: Course) => boolean) {
  const course = COURSES.find(({ steps }) => steps === TOUR);
  if (!course || !isChosen(course)) return;
  const works = { wasm: () => inWasm(course), javascript: inJavaScript };
  const { wasm, javascript } = inTurns(works, ROUNDS, least);
  tell("knight's backtracking, wasm", TOUR / wasm / 1e6, "M steps/s");
  tell("knight's backtracking, plain JavaScript", TOUR / javascript / 1e6, "M steps/s");
  tell("knight's backtracking, wasm over plain JavaScript", javascript / wasm, "×");
}

function againstNative(isChosen: (course: Course) => boolean) {
  const ratios = COURSES.filter(isChosen).map((course) => {
    const works = { wasm: () => inWasm(course), native: () => natively(course) };
    const { wasm, native } = inTurns(works, ROUNDS, least);
    const rate = `${course.game} ${course.solver}`;
    tell(`${rate}, native`, course.steps / native / 1e6, "M steps/s");
    tell(`${rate}, wasm`, course.steps / wasm / 1e6, "M steps/s");
    tell(`${rate}, time in wasm over native`, wasm / native, "×");
    return wasm / native;
  });
  if (ratios.length === COURSES.length) {
    tell("time in wasm over native, median of the solvers", median(ratios), "×");
  }
}

const chosen = process.argv.slice(2);
const isChosen = ({ solver }: Course) => chosen.length === 0 || chosen.includes(solver);
againstJavaScript(isChosen);
againstNative(isChosen);
