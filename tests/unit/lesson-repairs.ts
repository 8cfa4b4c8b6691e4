/** Runs that compute the figures of the lessons on repairing and on growth. */

import { COLOURS, moment } from "../../www/content/moment.ts";
import { inLine, squaresOf } from "../../www/core/geometry.ts";
import { count } from "../../www/core/numbers.ts";
import { mean, median } from "../../www/learn/measure.ts";
import { asked, Run, squareNames, TO_THE_END } from "./engine.ts";
import { queens, shown } from "./lesson-runs.ts";

const SIZE = { rows: 8, columns: 8 };

const climb = (variant: string, seed: number) => ({ options: `variant=${variant}`, seed });

/** The moves of hill climbing per solution on 8 × 8, the restarts left out. */
export function movesPerSolution(variant: string) {
  const moves = Array.from({ length: 1_000 }, (_, seed) => {
    const { step, tally } = shown("queens", 8, "", "hill-climbing", climb(variant, seed));
    return step - (tally.restarts ?? 0);
  });
  return Math.round(mean(moves));
}

/** A board of steepest ascent that no move improves. */
export const FLAT = [
  ...(["queens", 8, "", "hill-climbing"] as const),
  { ...climb("steepest", 9), step: 3 },
] satisfies Parameters<typeof shown>;

const pairsOf = (queens: number[]) =>
  queens.flatMap((one, at) => queens.slice(at + 1).filter((other) => inLine(SIZE, one, other)))
    .length;

/** The boards one move away. */
const neighbours = (queens: number[]) =>
  queens.flatMap((queen, at) =>
    squaresOf(SIZE)
      .filter((square) => square !== queen && Math.floor(square / 8) === Math.floor(queen / 8))
      .map((square) => queens.with(at, square)),
  );

/** The boards one move away that have as many attacking pairs. */
export const levelMoves = (queens: number[]) =>
  neighbours(queens).filter((other) => pairsOf(other) === pairsOf(queens));

/** What a board is that no move improves. */
export function plateauOf(queens: number[]) {
  const pairs = pairsOf(queens);
  const seen = new Set([String(queens)]);
  const open = [queens];
  for (let board = open.pop(); board; board = open.pop()) {
    for (const other of neighbours(board)) {
      const there = pairsOf(other);
      if (there < pairs) return "shoulder";
      if (there > pairs || seen.has(String(other))) continue;
      seen.add(String(other));
      open.push(other);
    }
  }
  return seen.size === 1 ? "strict" : "flat";
}

/** The boards on which steepest ascent got stuck, by kind, with the seeds from 0 on. */
export function stuckBoards(seeds: number) {
  const kinds: Record<string, number> = {};
  for (let seed = 0; seed < seeds; seed++) {
    for (const board of stuck(seed)) {
      const kind = plateauOf(board);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  }
  return kinds;
}

/** The boards before each restart of a run; all but the first 60 steps are left out. */
function stuck(seed: number) {
  const run = new Run(
    moment("queens", 8, "", "hill-climbing", 0),
    "hill-climbing",
    "variant=steepest",
    seed,
  );
  const boards: number[][] = [];
  let [board, restarts] = [[] as number[], 0];
  for (let step = 0; step < 60; step++) {
    const seen = asked(run, { do: "reach", step });
    if (seen.outcome) break;
    if (seen.tally.restarts! > restarts) boards.push(board);
    [board, restarts] = [Array.from(seen.board.pieces), seen.tally.restarts!];
  }
  run.free();
  return boards;
}

/** How 20 runs of simulated annealing end within 20,000 steps, with a8 locked. */
export function cooled(cooling: string) {
  const ends = Array.from({ length: 20 }, (_, seed) => {
    const board = moment("queens", 8, "a8", "simulated-annealing", 0);
    const run = new Run(board, board.solver, `cooling=${cooling}`, seed);
    const end = asked(run, { do: "advance", steps: 20_000 });
    run.free();
    return end;
  });
  return {
    solved: ends.filter(({ outcome }) => outcome === "solved").length,
    frozen: ends.filter(({ board }) => board.conflicts.length === 1).length,
  };
}

/** The board on which min-conflicts fails. */
export const FAILING = moment("colour", 8, "", "min-conflicts", 0, { regions: COLOURS });

/** A run on it at a step, or at its end. */
export function failing(step?: number, solver: string = FAILING.solver, seed: number = 0) {
  const run = new Run(FAILING, solver, "", seed);
  const snapshot = asked(run, step === undefined ? TO_THE_END : { do: "reach", step });
  run.free();
  return snapshot;
}

/** The steps to the solution with the seeds from 0 on. */
export const failingSteps = (seeds: number) =>
  Array.from({ length: seeds }, (_, seed) => failing(undefined, undefined, seed).step);

/** A search for every solution. */
const whole = (solver: string, side: number) =>
  shown("queens", side, "", solver, { step: 2 ** 53 }).tally;

/** The nodes of forward checking's whole tree. */
export const nodesOf = (side: number) => whole("forward-checking", side).placements;

/** The boards without a conflict that backtracking visits; it places one queen before the first step. */
export function nodesOfBacktracking(side: number) {
  const { placements, conflicts } = whole("backtracking", side);
  return placements + 1 - conflicts;
}

/** How a tree grows from 8 × 8 to 12 × 12. */
export function growth(nodes: (side: number) => number) {
  const [small, large] = [8, 12].map(nodes);
  return `${count(small!)} nodes, on 12 × 12 ${count(large!)}: ${Math.round(large! / small!)}`;
}

/** Forward checking's steps with each square of a board locked, one after another. */
export function locked(side: number, options: string = "") {
  const steps = squareNames(side, side).map((name) =>
    queens(side, name, "forward-checking", options),
  );
  return { median: median(steps), most: Math.max(...steps) };
}
