/**
 * A run in a worker, seen from the page: what it last answered, and a way to ask for more. One
 * question is under way at a time; what is asked meanwhile is put together and asked next.
 */

import { count } from "../base/numbers.js";
import { EnginePanic, Status } from "./engine.js";

/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./remote.worker.js").Ask} Ask */
/** @typedef {import("./remote.worker.js").Answer} Answer */
/** @typedef {import("./remote.worker.js").Call} Call */
/** @typedef {import("./remote.worker.js").Failure} Failure */
/** @typedef {import("./remote.worker.js").Look} Look */

/** @returns {Worker} */
const startWorker = () =>
  new Worker(new URL("./remote.worker.js", import.meta.url), { type: "module" });

const NO_WORKER = "The solver could not be loaded: load the page again.";

/** More steps than any budget holds. */
const NO_LIMIT = 2 ** 53;

/** @type {Answer} */
const NOTHING_YET = {
  step: 0,
  reached: 0,
  depth: 0,
  status: Status.RUNNING,
  solutions: 0,
  line: "",
  tally: new Array(10).fill(0),
  counts: {},
  progress: null,
  explanation: null,
  profile: new Uint32Array(),
  profileWidth: 1,
  standing: 0,
  inConflict: 0,
  knight: [],
  image: null,
};

/** @type {Ask} */
const NOTHING_MORE = { calls: [], words: false, look: null };

/** Has what a page needs of the engine's `Run` in order to drive it. */
export class RemoteRun {
  /** How many answers have come: after one there is something new to show. */
  answers = 0;
  #worker;
  #last = NOTHING_YET;
  #words = "The board is being laid out.";
  /** The question under way. @type {Ask | null} */
  #asked = null;
  /** @type {Ask | null} */
  #next = null;
  /** @type {Look | null} */
  #look = null;
  /** Why there will be no more answers. @type {string | null} */
  #failure = null;

  /**
   * @param {Puzzle} puzzle
   * @param {string} solver
   * @param {string} options
   * @param {number} seed
   * @param {() => Worker} [start]
   */
  constructor(puzzle, solver, options, seed, start = startWorker) {
    this.#worker = start();
    this.#worker.addEventListener("message", ({ data }) => this.#hear(data));
    this.#worker.addEventListener("error", () => this.#stop(NO_WORKER));
    this.#ask({ order: { puzzle, solver, options, seed }, words: true });
  }

  /** The step where the run stands, or to which it has been sent. */
  get step() {
    const sought = this.#underWay.findLast(({ what }) => what === "seek");
    return sought && "step" in sought ? sought.step : this.#last.step;
  }

  get reached() {
    return this.#last.reached;
  }

  get depth() {
    return this.#last.depth;
  }

  /** How it stands; a run that is on its way elsewhere has not ended there. */
  get status() {
    if (this.stopped) return Status.GAVE_UP;
    const leaves = this.#underWay.some((call) => !("budget" in call));
    return leaves ? Status.RUNNING : this.#last.status;
  }

  /** How far it has come, from 0 to 1; null where the solver cannot tell. */
  get progress() {
    return this.#last.progress;
  }

  /** Whether it was stopped before its end, by whoever watched it or for lack of memory. */
  get stopped() {
    return this.#failure !== null;
  }

  get solutions() {
    return this.#last.solutions;
  }

  /** Which line of the solver's pseudocode the last step executed. */
  get line() {
    return this.#last.line;
  }

  get profileWidth() {
    return this.#last.profileWidth;
  }

  profile() {
    return this.#last.profile;
  }

  tally() {
    return this.#last.tally;
  }

  counts() {
    return this.#last.counts;
  }

  explanation() {
    return this.#failure ?? this.#words;
  }

  /** What is to be drawn: the last picture, how many pieces stand, and what is said of them. */
  get shown() {
    const { image, standing, inConflict, knight, explanation } = this.#last;
    return { image, standing, inConflict, knight, said: explanation ?? "" };
  }

  /** Whether there is an answer to come. */
  get waiting() {
    return this.#asked !== null;
  }

  /** What has been asked of the run, but not been answered. */
  get #underWay() {
    return [...(this.#asked?.calls ?? []), ...(this.#next?.calls ?? [])];
  }

  nextMove() {
    this.#call({ what: "run", step: 1, budget: Number.POSITIVE_INFINITY });
  }

  /**
   * Makes steps that nobody is told about.
   * @param {number} steps at most
   * @param {number} budget milliseconds
   */
  run(steps, budget) {
    this.#call({ what: "run", step: steps, budget }, false);
  }

  /** @param {number} step @param {number} budget */
  approach(step, budget) {
    this.#call({ what: "approach", step, budget });
  }

  /** @param {number} step */
  seek(step) {
    this.#call({ what: "seek", step: Math.min(step, this.reached) });
  }

  /** @param {number} step */
  reach(step) {
    this.#call({ what: "reach", step });
  }

  passSolution() {
    this.#call({ what: "passSolution" });
  }

  seekBacktrackBefore() {
    this.#call({ what: "seekBacktrackBefore" });
  }

  /** @param {number} most steps */
  seekBacktrack(most) {
    this.#call({ what: "seekBacktrack", step: most });
  }

  seekDeepest() {
    this.#call({ what: "seekDeepest" });
  }

  /** Makes no more steps than those under way, and has the run tell how it stands. */
  rest() {
    const calls = this.#next?.calls ?? [];
    this.#ask({ calls: calls.filter((call) => !("budget" in call)), words: true });
  }

  /** Sets what is to be seen of the board from now on. @param {Look} look */
  look(look) {
    this.#look = look;
    this.#ask({});
  }

  /** Sets the colours of the pictures. @param {Uint32Array} colours */
  paintWith(colours) {
    this.#ask({ colours });
  }

  /** Ends the run for good, whatever it is at. */
  cancel() {
    if (this.status !== Status.RUNNING) return;
    this.#stop(`Cancelled after ${this.step === 1 ? "1 step" : `${count(this.step)} steps`}.`);
  }

  /** Lets go of the worker and of all that it holds. */
  free() {
    this.#stop("");
    this.#last.image?.bitmap.close();
  }

  /** @param {string} why */
  #stop(why) {
    this.#worker.terminate();
    this.#failure ??= why;
    this.#asked = this.#next = null;
    this.answers++;
  }

  /**
   * @param {Call} call
   * @param {boolean} words whether to be told what came of it
   */
  #call(call, words = true) {
    this.#ask({ calls: together(this.#next?.calls ?? [], call), words });
  }

  /** @param {Partial<Ask>} more */
  #ask(more) {
    if (this.stopped) return;
    const next = this.#next ?? NOTHING_MORE;
    this.#next = { ...next, ...more, words: next.words || (more.words ?? false) };
    this.#send();
  }

  #send() {
    if (this.#asked || !this.#next) return;
    this.#asked = this.#next;
    this.#next = null;
    this.#worker.postMessage({ ...this.#asked, look: this.#look });
  }

  /** @param {Answer | Failure} answer */
  #hear(answer) {
    this.#asked = null;
    if (this.stopped) return;
    if ("failure" in answer) {
      this.#stop(answer.failure);
      // The page deals with it as with a mistake of its own: nothing else catches this.
      if (answer.panic) throw new EnginePanic(answer.failure);
      return;
    }
    this.#last.image?.bitmap.close();
    this.#last = answer;
    this.#words = answer.explanation ?? this.#words;
    this.answers++;
    this.#send();
  }
}

/**
 * Calls that have not been sent, and one more. Where to go does not depend on what was to be done
 * before; steps are added up.
 * @param {Call[]} calls
 * @param {Call} call
 * @returns {Call[]}
 */
function together(calls, call) {
  if (["seek", "reach", "approach"].includes(call.what)) return [call];
  const last = calls.at(-1);
  if (call.what !== "run" || last?.what !== "run") return [...calls, call];
  const step = Math.min(last.step + call.step, NO_LIMIT);
  return [...calls.slice(0, -1), { ...call, step, budget: Math.max(last.budget, call.budget) }];
}
