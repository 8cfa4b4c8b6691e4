/** A run on the page. It has the interface of one in a worker, but answers at once. */
import { makeRun } from "./engine.js";
import { following } from "./snapshots.js";

/** @typedef {import("./engine.js").Order} Order */
/** @typedef {import("./engine.js").Request} Request */
/** @typedef {import("./engine.js").Wanted} Wanted */

const EVERYTHING = { sentence: true, board: true, tree: true };
const NOTHING = { sentence: false, board: false, tree: false };

export class LocalRun {
  /** Whether there is an answer to come: never. */
  waiting = false;
  /** The moment where the run stands. */
  snapshot;
  #run;
  /** The profile, where it has changed unseen. @type {import("./engine.js").Snapshot["profile"]} */
  #profile = null;

  /** @param {Order} order */
  constructor(order) {
    this.#run = makeRun(order);
    this.snapshot = this.#run.ask({ do: "show" }, 0, EVERYTHING);
  }

  /**
   * Has the run do something, or go on with it, for about so many milliseconds.
   * @param {Request} request
   * @param {number} budget
   * @param {Wanted} wanted
   */
  ask(request, budget, wanted) {
    const next = this.#run.ask(request, budget, wanted);
    const last = { ...this.snapshot, profile: this.#profile ?? this.snapshot.profile };
    this.snapshot = following(last, next, wanted);
    this.#profile = null;
  }

  /**
   * Has the run go on for about so many milliseconds, unseen: what is shown stays as it is.
   * @param {Request} request
   * @param {number} budget
   * @returns whether there is more of it to do
   */
  work(request, budget) {
    const { arrived, outcome, profile } = this.#run.ask(request, budget, NOTHING);
    this.#profile = profile ?? this.#profile;
    return request.do === "advance" ? outcome === null : !arrived;
  }

  /** The moment of a step that was reached; the run stays where it is. @param {number} step */
  peek(step) {
    return this.#run.peek(step);
  }

  /** Has the engine forget the run. */
  free() {
    this.#run.free();
  }
}
