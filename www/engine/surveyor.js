/** Surveys, each in a worker of its own: so many at once as leave the page its frames; others wait. */

import { begin } from "./tasks.js";

/** @typedef {import("./tasks.js").Task} Task */
/** @typedef {import("./tasks.js").News} News */
/** @typedef {{task: Task, heard: (news: News) => void, cancel: (() => void) | null}} Job */

const AT_ONCE = 2;

export class Surveyor {
  #begin;
  /** In the order in which they were asked for; the first ones are at work. @type {Job[]} */
  #jobs = [];

  /** @param {typeof begin} [start] */
  constructor(start = begin) {
    this.#begin = start;
  }

  /**
   * Asks for something to be measured.
   * @param {Task} task
   * @param {(news: News) => void} heard
   * @returns {() => void} cancels it
   */
  ask(task, heard) {
    /** @type {Job} */
    const job = { task, heard, cancel: null };
    this.#jobs.push(job);
    this.#work();
    return () => {
      job.cancel?.();
      this.#end(job);
    };
  }

  #work() {
    for (const job of this.#jobs.slice(0, AT_ONCE)) {
      job.cancel ??= this.#begin(job.task, (news) => {
        if (news.done || news.failed) this.#end(job);
        job.heard(news);
      });
    }
  }

  /** @param {Job} job */
  #end(job) {
    this.#jobs = this.#jobs.filter((one) => one !== job);
    this.#work();
  }
}
