/** A run on the page. It has the interface of one in a worker, but answers at once. */

import { makeRun, type Order } from "./engine.ts";
import type { Request, Snapshot, Wanted } from "./generated/run.ts";
import { following } from "./snapshots.ts";

const EVERYTHING = { sentence: true, board: true, tree: true };
const NOTHING = { sentence: false, board: false, tree: false };

export class LocalRun {
  /** Whether there is an answer to come: never. */
  waiting = false;
  /** The moment where the run stands. */
  snapshot;
  #run;
  /** The profile, where it has changed unseen. */
  #profile: Snapshot["profile"] = null;

  constructor(order: Order) {
    this.#run = makeRun(order);
    this.snapshot = this.#run.ask({ do: "show" }, 0, EVERYTHING);
  }

  /** Has the run do something, or go on with it, for about so many milliseconds. */
  ask(request: Request, budget: number, wanted: Wanted) {
    const next = this.#run.ask(request, budget, wanted);
    const last = { ...this.snapshot, profile: this.#profile ?? this.snapshot.profile };
    this.snapshot = following(last, next, wanted);
    this.#profile = null;
  }

  /**
   * Has the run go on for about so many milliseconds, unseen: what is shown stays as it is.
   * @returns whether there is more of it to do
   */
  work(request: Request, budget: number) {
    const { arrived, outcome, profile } = this.#run.ask(request, budget, NOTHING);
    this.#profile = profile ?? this.#profile;
    return request.do === "advance" ? outcome === null : !arrived;
  }

  /** The moment of a step that was reached; the run stays where it is. */
  peek(step: number) {
    return this.#run.peek(step);
  }

  /** Has the engine forget the run. */
  free() {
    this.#run.free();
  }
}
