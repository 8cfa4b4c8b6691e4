/**
 * Questions that take thought: hints, ways left, puzzles to be made. They are answered by a worker,
 * a slice at a time, so that the page stays alive and any of them can be dropped.
 */

import { errorOf } from "./faults.js";
import { equipped } from "./workers.js";

/** @typedef {import("./engine.js").GameId} GameId */
/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine.js").Request} Request */
/**
 * What a puzzle is to be like that has still to be made.
 * @typedef {object} Wish
 * @property {GameId} game
 * @property {number} rows
 * @property {number} columns
 * @property {number} locks locked queens; 0 for any number
 * @property {number} blocked squares that a knight must not visit
 * @property {boolean} closed
 * @property {string} grade
 * @property {number} seed
 */
/**
 * @typedef {{ask: "hint", puzzle: Puzzle, record: string}
 *   | {ask: "ways", puzzle: Puzzle}
 *   | {ask: "grade", puzzle: Puzzle}
 *   | {ask: "generate", wish: Wish}
 *   | {ask: "daily", date: string}} Question
 */
/** @typedef {{id: number, question: Question} | {id: number, drop: true}} Message */
/** @typedef {{id: number, answer: any} | {id: number} & import("./faults.js").Failure} Reply */
/** @typedef {{question: Question, resolve: (answer: any) => void, reject: (error: Error) => void}} Open */
/**
 * A question that has been asked.
 * @typedef {object} Asked
 * @property {Promise<any>} answer rejected, with a sentence, where there is none; never settled once
 *   it has been dropped
 * @property {() => void} drop
 */

const NO_WORKER = "What thinks could not be loaded: load the page again.";

const startWorker = () => equipped(new URL("./thinker.worker.js", import.meta.url));

export class Thinker {
  #start;
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** What has no answer yet. @type {Map<number, Open>} */
  #open = new Map();

  /** @param {() => Worker} [start] */
  constructor(start = startWorker) {
    this.#start = start;
  }

  /**
   * Asks a question.
   * @param {Question} question
   * @returns {Asked}
   */
  think(question) {
    const id = ++this.#asked;
    const answer = new Promise((resolve, reject) => {
      this.#open.set(id, { question, resolve, reject });
    });
    this.#post({ id, question });
    return { answer, drop: () => this.#drop(id) };
  }

  /** @param {number} id */
  #drop(id) {
    if (this.#open.delete(id)) this.#post({ id, drop: true });
  }

  /** @param {Message} message */
  #post(message) {
    if (!this.#worker) this.#listen();
    this.#worker?.postMessage(message);
  }

  #listen() {
    const worker = this.#start();
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", () => this.#failAll());
  }

  /** @param {Reply} reply */
  #hear(reply) {
    const open = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ("answer" in reply) return open?.resolve(reply.answer);
    if (reply.fault !== "refused") this.#beginAnew();
    open?.reject(errorOf(reply));
  }

  /** The worker is of no more use: what else it was asked is asked of another. */
  #beginAnew() {
    this.#dismiss();
    for (const [id, { question }] of this.#open) this.#post({ id, question });
  }

  /** There is no worker to be had: the next question tries again. */
  #failAll() {
    this.#dismiss();
    const all = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of all) reject(new Error(NO_WORKER));
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
