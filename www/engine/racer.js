/**
 * A race in a worker. One question is under way at a time; of those asked meanwhile only the last one
 * matters. While nothing is asked, the lanes are measured to their ends.
 */

import { errorOf } from "./faults.js";
import { equipped } from "./workers.js";

/** @typedef {import("./engine.js").LaneMoment} LaneMoment */
/** @typedef {import("./engine.js").LaneOrder} LaneOrder */
/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine.js").RaceRequest} RaceRequest */
/** @typedef {import("./engine.js").RaceSnapshot} RaceSnapshot */
/** @typedef {import("./engine.js").Snapshot} Snapshot */
/** @typedef {import("./engine.js").Wanted} Wanted */
/** What a race is made from; a lane makes up to `limit` steps. @typedef {{puzzle: Puzzle, lanes: LaneOrder[], limit: number}} RaceOrder */
/** @typedef {{request: RaceRequest, wanted: Wanted}} Question */
/**
 * @typedef {object} Ask
 * @property {number} id of the race
 * @property {RaceOrder | null} order of another race than before
 * @property {RaceRequest} request
 * @property {number} budget milliseconds
 * @property {Wanted} wanted
 */
/**
 * @typedef {object} Answer
 * @property {number} id
 * @property {Snapshot["profile"][] | null} openings profiles of the first steps of every lane, with the
 *   first answer of a race
 * @property {RaceSnapshot} snapshot
 */

/** @returns {Worker} */
const startWorker = () => equipped(new URL("./racer.worker.js", import.meta.url));

const NO_WORKER = "The race could not be loaded: load the page again.";

/** Milliseconds of an answer: short, so that the next question does not wait. */
const BUDGET = 16;

/** What is asked while nobody asks for more. @type {Question} */
const MEASURE = {
  request: { do: "measure" },
  wanted: { sentence: false, board: false, tree: false },
};

export class Racer {
  /** How the lanes stood when it last answered; null before the first time. @type {RaceSnapshot | null} */
  snapshot = null;
  /** The profiles of the first steps of every lane. @type {Snapshot["profile"][]} */
  openings = [];
  /** Why there will be no answer, in a sentence, or "". */
  problem = "";
  #start;
  #heard;
  /** @type {Worker | null} */
  #worker = null;
  #id = 0;
  /** @type {RaceOrder | null} */
  #order = null;
  /** The question under way. @type {Question | null} */
  #asked = null;
  /** The one that is to follow it. @type {Question | null} */
  #next = null;
  #isResting = false;

  /**
   * @param {() => void} heard called when it has answered
   * @param {() => Worker} [start]
   */
  constructor(heard, start = startWorker) {
    this.#heard = heard;
    this.#start = start;
  }

  /** Whether there is an answer to come that was asked for. */
  get waiting() {
    return (this.#asked !== null && this.#asked !== MEASURE) || this.#next !== null;
  }

  /** Another race, which nothing is known of yet. @param {RaceOrder} order @param {Question} question */
  begin(order, question) {
    this.#id++;
    [this.#order, this.snapshot, this.openings, this.problem] = [order, null, [], ""];
    this.ask(question);
  }

  /** Has the lanes brought somewhere, and shown there. @param {Question} question */
  ask(question) {
    this.#isResting = false;
    this.#next = question;
    this.#send();
  }

  /** Is not at work until it is asked again. */
  rest() {
    this.#isResting = true;
  }

  #send() {
    if (this.#asked || this.problem) return;
    const next = this.#next ?? this.#idle;
    if (!next) return;
    this.#asked = next;
    this.#next = null;
    const order = this.#order;
    this.#order = null;
    this.#worker ??= this.#listen();
    this.#worker.postMessage({ id: this.#id, order, budget: BUDGET, ...next });
  }

  /** What it does of its own accord. */
  get #idle() {
    const measures = this.snapshot && !this.snapshot.measured && !this.#isResting;
    return measures ? MEASURE : null;
  }

  #listen() {
    const worker = this.#start();
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", () => this.#fail(NO_WORKER));
    return worker;
  }

  /** @param {Answer | import("./faults.js").Failure} answer */
  #hear(answer) {
    const asked = this.#asked;
    this.#asked = null;
    if ("failure" in answer) {
      this.#fail(answer.failure);
      // The page deals with it as with a mistake of its own: nothing else catches this.
      if (answer.fault === "bug") throw errorOf(answer);
      return;
    }
    if (answer.id === this.#id) this.#take(answer, asked);
    this.#send();
    this.#heard();
  }

  /** @param {Answer} answer @param {Question | null} asked */
  #take({ snapshot, openings }, asked) {
    if (openings) this.openings = openings;
    const isLate = !snapshot.arrived && asked !== MEASURE;
    if (isLate && asked && !this.#next) this.#next = asked;
    const lanes = snapshot.lanes.map((lane, index) => following(this.snapshot?.lanes[index], lane));
    this.snapshot = { ...snapshot, lanes };
  }

  /** @param {string} problem */
  #fail(problem) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked = this.#next = null;
    this.problem = problem;
    this.#heard();
  }
}

/**
 * A lane with what was told of it before and is not told again. Measuring shows nothing, and moves no
 * lane.
 * @param {LaneMoment | undefined} last
 * @param {LaneMoment} next
 * @returns {LaneMoment}
 */
function following(last, next) {
  if (!last) return next;
  const { board, sentence, profile } = next.moment;
  const isThere = board === null && last.moment.step === next.moment.step;
  const shown = isThere
    ? { board: last.moment.board, sentence: sentence ?? last.moment.sentence }
    : {};
  return { ...next, moment: { ...next.moment, ...shown, profile: profile ?? last.moment.profile } };
}
