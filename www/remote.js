/**
 * A run in a worker, seen from the page: what it last answered, and a way to ask for more. One
 * question is under way at a time; what is asked meanwhile is put together and asked next.
 */
import { EnginePanic, Status } from "./engine.js";
import { count } from "./numbers.js";

/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./remote.worker.js").Ask} Ask */
/** @typedef {import("./remote.worker.js").Answer} Answer */
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
  depth: 0,
  status: Status.RUNNING,
  tally: new Array(10).fill(0),
  counts: {},
  progress: null,
  explanation: null,
  standing: 0,
  inConflict: 0,
  knight: [],
  image: null,
};

/** @type {Ask} */
const NOTHING_MORE = { steps: 0, budget: 0, words: false, look: null };

/** Has what a page needs of the engine's `Run` in order to drive it. */
export class RemoteRun {
  /** How many answers have come: after one there is something new to show. */
  answers = 0;
  #worker;
  #last = NOTHING_YET;
  #words = "The board is being laid out.";
  #waiting = false;
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

  get step() {
    return this.#last.step;
  }

  get depth() {
    return this.#last.depth;
  }

  get status() {
    return this.stopped ? Status.GAVE_UP : this.#last.status;
  }

  /** How far it has come, from 0 to 1; null where the solver cannot tell. */
  get progress() {
    return this.#last.progress;
  }

  /** Whether it was stopped before its end, by whoever watched it or for lack of memory. */
  get stopped() {
    return this.#failure !== null;
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

  /** What is to be drawn: the last picture, and how many pieces stand. */
  get shown() {
    const { image, standing, inConflict, knight } = this.#last;
    return { image, standing, inConflict, knight };
  }

  nextMove() {
    this.#ask({ steps: 1, budget: Number.POSITIVE_INFINITY, words: true });
  }

  /**
   * @param {number} steps at most
   * @param {number} budget milliseconds
   */
  run(steps, budget) {
    this.#ask({ steps, budget });
  }

  /** Makes no more steps than those under way, and has the run tell how it stands. */
  rest() {
    if (this.#next) this.#next.steps = 0;
    this.#ask({ words: true });
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
    this.#next = null;
    this.answers++;
  }

  /** @param {Partial<Ask>} more */
  #ask(more) {
    if (this.stopped) return;
    const next = this.#next ?? NOTHING_MORE;
    this.#next = {
      ...next,
      ...more,
      steps: Math.min(next.steps + (more.steps ?? 0), NO_LIMIT),
      budget: Math.max(next.budget, more.budget ?? 0),
      words: next.words || (more.words ?? false),
    };
    this.#send();
  }

  #send() {
    if (this.#waiting || !this.#next) return;
    this.#worker.postMessage({ ...this.#next, look: this.#look });
    this.#next = null;
    this.#waiting = true;
  }

  /** @param {Answer | Failure} answer */
  #hear(answer) {
    this.#waiting = false;
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
