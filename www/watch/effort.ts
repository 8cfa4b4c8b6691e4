/** How many steps solvers take on a puzzle. */

import { signal } from "@preact/signals-core";
import { makeRun, type Order } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { PageJob, SLICE, type Task } from "../engine/job.ts";
import { FIGURES } from "../engine/wanted.ts";
import { MOST_STEPS } from "../store/played.ts";
import { takes } from "../store/roster.ts";
import { USUAL_SOLVERS } from "../store/state.ts";

interface Bar {
  solver: string;
  name: string;
  /** Null if the solver takes more than `MOST_STEPS`. */
  steps: number | null;
}

/**
 * The slowest solver, a typical one and the fastest.
 * @param solvers of its game
 * @param slice milliseconds
 */
export function* compareEffort(
  puzzle: Puzzle,
  solvers: SolverInfo[],
  slice: number = SLICE,
): Task<Bar[]> {
  const all: Bar[] = [];
  for (const solver of solvers) {
    if (!solver.goesBack || solver.counts || !takes(solver, puzzle)) continue;
    const steps = yield* stepsOf({ puzzle, solver: solver.id, options: "", seed: 0 }, slice);
    all.push({ solver: solver.id, name: solver.name, steps });
  }
  all.sort((a, b) => (b.steps ?? Infinity) - (a.steps ?? Infinity));
  const usual = all.findIndex(({ solver }) => solver === USUAL_SOLVERS[puzzle.game]);
  return all.filter((_, place) => [0, usual, all.length - 1].includes(place));
}

/** How many steps a run takes to a solution; null if it finds none in `MOST_STEPS` steps. */
export function* stepsOf(order: Order, slice: number = SLICE): Generator<undefined, Bar["steps"]> {
  const run = makeRun(order);
  try {
    for (;;) {
      const { step, outcome } = run.ask({ do: "next-solution" }, slice, FIGURES);
      yield;
      if (step > MOST_STEPS) return null;
      if (outcome !== null) return outcome === "solved" ? step : null;
    }
  } finally {
    run.free();
  }
}

/** A puzzle that is played. */
export interface Solvable {
  readonly puzzle: Puzzle;
  readonly solved: boolean;
}

/** How many steps solvers would take on a solved puzzle. */
export class EffortController {
  #puzzle: Puzzle | null = null;
  #job = signal<PageJob<Bar[]> | null>(null);

  /**
   * @param puzzle that was solved; null changes nothing
   * @param solvers of its game
   */
  compare(puzzle: Puzzle | null, solvers: SolverInfo[]) {
    if (!puzzle || this.#puzzle === puzzle) return;
    this.#job.peek()?.cancel();
    this.#puzzle = puzzle;
    this.#job.value = new PageJob(compareEffort(puzzle, solvers));
  }

  /** Works for part of a frame, and returns whether there is something new to show. */
  work() {
    return this.#job.peek()?.work() ?? false;
  }

  get bars(): Bar[] {
    return this.#job.value?.value ?? [];
  }

  /** The solvers asked, as lanes of a race. */
  get lanes() {
    return this.bars.map(({ solver }) => ({ solver, options: "", seed: 0 }));
  }
}
