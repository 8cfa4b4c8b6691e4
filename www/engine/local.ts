/** A run on the page. It has the interface of a run in a worker, but answers at once. */

import type { Run } from "./engine.ts";
import type { Request, Wanted } from "./generated/run.ts";
import { following } from "./snapshots.ts";

const EVERYTHING = { sentence: true, board: true, tree: true };

/** A run in a module: of a solver, or of a program. */
export type RunHandle = Pick<Run, "ask" | "work" | "peek" | "free">;

export class LocalRun {
  /** Whether an answer is pending: never. */
  waiting = false;
  /** The moment shown. */
  snapshot;
  #run;

  constructor(run: RunHandle) {
    this.#run = run;
    this.snapshot = this.#run.ask({ do: "show" }, 0, EVERYTHING);
  }

  /** Carries out a request, or goes on with it, for about this many milliseconds. */
  ask(request: Request, budget: number, wanted: Wanted) {
    this.snapshot = following(this.snapshot, this.#run.ask(request, budget, wanted), wanted);
  }

  /**
   * Goes on for about this many milliseconds without showing it.
   * @returns whether more is left to do
   */
  work(request: Request, budget: number) {
    return this.#run.work(request, budget);
  }

  /** The moment of a step already reached; the run itself stays where it is. */
  peek(step: number) {
    return this.#run.peek(step);
  }

  /** Frees the run. */
  free() {
    this.#run.free();
  }
}
