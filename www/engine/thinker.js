/**
 * Questions that take thought: hints, ways left, puzzles to be made. They are answered by a worker,
 * a slice at a time, so that the page stays alive and any of them can be dropped.
 */

import { EnginePanic } from "./door.js";
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
/** @typedef {{id: number, answer: any} | {id: number, failure: string, panic: boolean}} Reply */
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
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
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
    const answer = new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
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
    worker.addEventListener("error", () => this.#fail(NO_WORKER));
  }

  /** @param {Reply} reply */
  #hear(reply) {
    const open = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ("answer" in reply) open?.resolve(reply.answer);
    else if (reply.panic) this.#fail(reply.failure, open);
    else open?.reject(new Error(reply.failure));
  }

  /**
   * The worker is of no use any more: the next question starts another.
   * @param {string} why
   * @param {{reject: (error: Error) => void}} [one] whose question was under way
   */
  #fail(why, one) {
    this.#worker?.terminate();
    this.#worker = null;
    const all = [...this.#open.values()];
    this.#open.clear();
    one?.reject(new EnginePanic(why));
    for (const { reject } of all) reject(new Error(why));
  }
}
