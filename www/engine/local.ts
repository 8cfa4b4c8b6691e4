/** A run on the page. It has the interface of a run in a worker, but answers at once. */

import { makeRun, type Order } from "./engine.ts";
import type { Request, Snapshot, Wanted } from "./generated/run.ts";
import { following } from "./snapshots.ts";

const EVERYTHING = { sentence: true, board: true, tree: true };
const NOTHING = { sentence: false, board: false, tree: false };

export class LocalRun {
  /** Whether an answer is pending: never. */
  waiting = false;
  /** The moment shown. */
  snapshot;
  #run;
  /** The profile, if it changed since it was last shown. */
  #profile: Snapshot["profile"] = null;

  constructor(order: Order) {
    this.#run = makeRun(order);
    this.snapshot = this.#run.ask({ do: "show" }, 0, EVERYTHING);
  }

  /** Carries out a request, or goes on with it, for about this many milliseconds. */
  ask(request: Request, budget: number, wanted: Wanted) {
    const next = this.#run.ask(request, budget, wanted);
    const last = { ...this.snapshot, profile: this.#profile ?? this.snapshot.profile };
    this.snapshot = following(last, next, wanted);
    this.#profile = null;
  }

  /**
   * Goes on for about this many milliseconds without showing it.
   * @returns whether more is left to do
   */
  work(request: Request, budget: number) {
    const { arrived, outcome, profile } = this.#run.ask(request, budget, NOTHING);
    this.#profile = profile ?? this.#profile;
    return request.do === "advance" ? outcome === null : !arrived;
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
