/** The stretch of a run that a lesson goes through: its profile, and where the search goes back. */

import type { Moment } from "../../content/moment.ts";
import { makeRun } from "../../engine/engine.ts";

const FIGURES = { sentence: false, board: false, tree: false };
const BOARD = { ...FIGURES, board: true };

/** What there is where no queen goes deeper than another: see `SolverInfo.profile`. */
const PAIRS = "pairs in line";

export class Course {
  what;
  /** The depth of every step or, where all queens stand at once, the pairs in line. */
  heights: number[] = [];
  /** The steps at which the search goes back. */
  back: number[] = [];
  #run;
  #step;
  #to;
  #backtracks = 0;
  #isFreed = false;

  /** @param what the profile of the solver shows */
  constructor(
    { solver, options, seed, ...puzzle }: Moment,
    [from, to]: [number, number],
    what: string,
  ) {
    this.what = what;
    this.#run = makeRun({ puzzle, solver, options, seed });
    this.#step = from;
    this.#to = to;
  }

  /** Whether all steps have been looked at. */
  get isKnown() {
    return this.#step > this.#to;
  }

  /**
   * Looks at more steps.
   * @param budget milliseconds
   */
  work(budget: number) {
    const end = performance.now() + budget;
    while (!this.isKnown && performance.now() < end) this.#look(budget);
    if (this.isKnown) this.free();
  }

  #look(budget: number) {
    const wanted = this.what === PAIRS ? BOARD : FIGURES;
    const request = { do: "reach" as const, step: this.#step };
    const { depth, tally, board, arrived } = this.#run.ask(request, budget, wanted);
    if (!arrived) return;
    const backtracks = tally.backtracks!;
    this.heights.push(board ? board.conflicts.length : depth);
    const isFirst = this.heights.length === 1;
    if (!isFirst && backtracks > this.#backtracks) this.back.push(this.#step);
    this.#backtracks = backtracks;
    this.#step++;
  }

  /** Has the engine forget the run. */
  free() {
    if (!this.#isFreed) this.#run.free();
    this.#isFreed = true;
  }
}
