/**
 * A run in a worker: it has the interface of one on the page, but answers later. One question is
 * under way at a time; what is asked meanwhile waits for its answer.
 */

import { count } from "../base/numbers.js";
import { errorOf } from "./faults.js";
import { expected, following } from "./snapshots.js";
import { equipped } from "./workers.js";

/** @typedef {import("./engine.js").Order} Order */
/** @typedef {import("./engine.js").Request} Request */
/** @typedef {import("./engine.js").Snapshot} Snapshot */
/** @typedef {import("./engine.js").Wanted} Wanted */
/** @typedef {import("./remote.worker.js").Answer} Answer */
/** @typedef {import("./faults.js").Failure} Failure */
/** @typedef {import("./remote.worker.js").Look} Look */
/** @typedef {import("./remote.worker.js").Overview} Overview */
/** @typedef {{request: Request, budget: number, wanted: Wanted}} Question */

/** @returns {Worker} */
const startWorker = () => equipped(new URL("./remote.worker.js", import.meta.url));

const NO_WORKER = "The solver could not be loaded: load the page again.";

/** More steps than any budget holds. */
const NO_LIMIT = 2 ** 53;

/** @type {Snapshot} */
const NOTHING_YET = {
  step: 0,
  reached: 0,
  solvedAt: [],
  arrived: false,
  outcome: null,
  solutions: 0,
  depth: 0,
  progress: null,
  line: "",
  tally: {},
  metrics: {},
  sentence: { text: "The board is being laid out.", squares: [] },
  board: null,
  profile: { width: 1, least: [], most: [] },
  tree: null,
};

/** @type {Question} */
const HOW_IT_STANDS = {
  request: { do: "show" },
  budget: 0,
  wanted: { sentence: true, board: false, tree: false },
};

export class RemoteRun {
  /** The moment where the run stood when it last answered, or to which it has been sent since. */
  snapshot = NOTHING_YET;
  /** What there was to see of its board. @type {Overview} */
  overview = { standing: 0, inConflict: 0, knight: null, under: null, image: null, whole: null };
  #worker;
  /** The question under way. @type {Question | null} */
  #asked = null;
  /** Those that are to follow it. @type {Question[]} */
  #queue = [];
  /** @type {Look | null} */
  #look = null;
  /** Colours that the worker does not know yet. @type {Uint32Array | null} */
  #colours = null;
  /** Whether the board is to be painted again, even if nothing else is asked. */
  #unpainted = false;
  #stopped = false;

  /**
   * @param {Order} order
   * @param {() => Worker} [start]
   */
  constructor(order, start = startWorker) {
    this.#worker = start();
    this.#worker.addEventListener("message", ({ data }) => this.#hear(data));
    this.#worker.addEventListener("error", () => this.#stop(NO_WORKER));
    this.#asked = HOW_IT_STANDS;
    this.#worker.postMessage({ ...HOW_IT_STANDS, order, colours: null, look: null });
  }

  /** Whether there is an answer to come. */
  get waiting() {
    return this.#asked !== null;
  }

  /** Whether it was stopped before its end, by whoever watched it or for lack of memory. */
  get stopped() {
    return this.#stopped;
  }

  /**
   * Has the run do something, for about so many milliseconds at a time until it is done.
   * @param {Request} request
   * @param {number} budget
   * @param {Wanted} wanted
   */
  ask(request, budget, wanted) {
    if (this.#stopped) return;
    this.#queue = queued(this.#queue, { request, budget, wanted });
    this.snapshot = expected(this.snapshot, request);
    this.#send();
  }

  /** What is to be seen of the board. */
  get looked() {
    return this.#look;
  }

  /** Sets what is to be seen of the board from now on. @param {Look} look */
  look(look) {
    this.#look = look;
    this.#askToPaint();
  }

  /** Sets the colours of the pictures. @param {Uint32Array} colours */
  paintWith(colours) {
    this.#colours = colours;
    this.#askToPaint();
  }

  /** Ends the run for good, whatever it is at. */
  cancel() {
    const { step, outcome } = this.snapshot;
    if (outcome !== null) return;
    this.#stop(`Cancelled after ${step === 1 ? "1 step" : `${count(step)} steps`}.`);
  }

  /** Lets go of the worker and of all that it holds. */
  free() {
    this.#stop("");
    this.overview.image?.bitmap.close();
    this.overview.whole?.close();
  }

  /** @param {string} text why there will be no more answers */
  #stop(text) {
    if (this.#stopped) return;
    this.#worker.terminate();
    this.#stopped = true;
    this.#asked = null;
    this.#queue = [];
    const sentence = { text, squares: [] };
    this.snapshot = { ...this.snapshot, arrived: true, outcome: "gave-up", sentence };
  }

  #askToPaint() {
    if (this.#stopped) return;
    this.#unpainted = true;
    this.#send();
  }

  #send() {
    if (this.#asked) return;
    // Every answer brings a picture.
    const next = this.#queue.shift() ?? (this.#unpainted ? HOW_IT_STANDS : null);
    if (!next) return;
    this.#asked = next;
    this.#worker.postMessage({ ...next, order: null, colours: this.#colours, look: this.#look });
    this.#colours = null;
    this.#unpainted = false;
  }

  /** @param {Answer | Failure} answer */
  #hear(answer) {
    const asked = this.#asked;
    this.#asked = null;
    if (this.#stopped || !asked) return;
    if ("failure" in answer) {
      this.#stop(answer.failure);
      // The page deals with it as with a mistake of its own: nothing else catches this.
      if (answer.fault === "bug") throw errorOf(answer);
      return;
    }
    this.overview.image?.bitmap.close();
    const whole = answer.overview.whole ?? this.overview.whole;
    if (answer.overview.whole) this.overview.whole?.close();
    this.overview = { ...answer.overview, whole };
    if (!answer.snapshot.arrived && this.#queue.length === 0) this.#queue = [asked];
    this.snapshot = this.#queue
      .map(({ request }) => request)
      .reduce(expected, this.#told(answer.snapshot, asked.wanted));
    this.#send();
  }

  /**
   * A snapshot as it was answered. Words that were not wanted are those said before, of squares that
   * are no longer meant.
   * @param {Snapshot} answered
   * @param {Wanted} wanted
   */
  #told(answered, wanted) {
    const { text } = answered.sentence ?? this.snapshot.sentence ?? { text: "" };
    const sentence = answered.sentence ?? { text, squares: [] };
    return { ...following(this.snapshot, answered, wanted), sentence };
  }
}

/**
 * Questions that have not been sent, and one more. Steps are added up. Where a run is told a step to
 * go to, or to rest, nothing else matters that was still to be done before.
 * @param {Question[]} queue
 * @param {Question} question
 * @returns {Question[]}
 */
function queued(queue, question) {
  const { request, budget } = question;
  if (["show", "seek", "reach"].includes(request.do)) return [question];
  const last = queue.at(-1);
  if (request.do !== "advance" || last?.request.do !== "advance") return [...queue, question];
  const steps = Math.min(last.request.steps + request.steps, NO_LIMIT);
  const longer = Math.max(last.budget, budget);
  return [
    ...queue.slice(0, -1),
    { ...question, request: { do: "advance", steps }, budget: longer },
  ];
}
