/** The measurements of Compare: they start when their view is opened, and last as long as the page. */

import { batch } from "@preact/signals-core";
import { News } from "../core/derived.ts";
import { begin } from "../engine/engine-client.ts";
import type { SurveyNews } from "../engine/generated/survey.ts";
import type { Job } from "../engine/job.ts";
import type { State } from "../store/state.ts";
import { type KnownOf, type SurveyTask, tasksFor } from "./survey-tasks.ts";

/** Jobs at once: with more, too few frames would be left for the page. */
const AT_ONCE = 2;

/** The progress of the measurements. */
export interface Work {
  working: boolean;
  /** Whether the person stopped them. */
  cancelled: boolean;
  /** From 0 to 1. */
  progress: number;
  /** The progress in a word, or why something could not be measured; "" once everything is measured. */
  message: string;
}

export interface Measured {
  known: KnownOf;
  work: Work;
  version: number;
}

const keyOf = (task: SurveyTask) => JSON.stringify(task);

export class SurveyController {
  #start;
  #jobs: Map<string, Job<SurveyNews> | Job<Uint8Array>> = new Map();
  /** The measurements that the current view needs. */
  #wanted: SurveyTask[] = [];
  #state: State | null = null;
  /** Whether the person stopped measuring for this view. */
  #isCancelled = false;
  /** Counts new results. */
  #news = new News();

  /** @param start starts a worker */
  constructor(start?: () => Worker) {
    this.#start = start;
  }

  /** Measures only what a state needs. */
  measure(state: State) {
    const tasks = tasksFor(state, this.#known);
    const isOther = tasks.map(keyOf).join() !== this.#wanted.map(keyOf).join();
    if (isOther && this.#state?.compare !== state.compare) this.#isCancelled = false;
    this.#state = state;
    this.#wanted = tasks;
    this.#drop(new Set(tasks.map(keyOf)));
    if (!this.#isCancelled) for (const task of tasks) this.#begin(task);
    if (isOther) this.#news.tell();
  }

  /** Stops measuring until another view is opened. */
  cancel() {
    this.#isCancelled = true;
    this.#drop(new Set());
    this.#news.tell();
  }

  /** Resumes stopped measurements. */
  goOn() {
    this.#isCancelled = false;
    if (this.#state) this.measure(this.#state);
    this.#news.tell();
  }

  /** Stops all jobs: their view was left. */
  rest() {
    this.#drop(new Set());
    this.#wanted = [];
    this.#state = null;
  }

  view(): Measured {
    return { known: this.#known, work: this.#work(), version: this.#news.read() };
  }

  #known: KnownOf = (task) => this.#jobs.get(keyOf(task));

  #work(): Work {
    const known = this.#wanted.map(this.#known);
    const isOpen = known.some((one) => !one?.done && !one?.problem);
    const sum = known.reduce((all, one) => all + (one?.done ? 1 : (one?.progress ?? 0)), 0);
    const failed = known.find((one) => one?.problem)?.problem;
    return {
      working: isOpen && !this.#isCancelled,
      cancelled: isOpen && this.#isCancelled,
      progress: known.length === 0 ? 1 : sum / known.length,
      message: failed ?? (isOpen ? (this.#isCancelled ? "Cancelled." : "Measuring…") : ""),
    };
  }

  /** Starts a job, unless it was started before or enough are running. */
  #begin(task: SurveyTask) {
    const key = keyOf(task);
    const [known, open] = [this.#jobs.get(key), [...this.#jobs.values()]];
    if (known && !known.cancelled) return;
    if (open.filter(({ isOpen }) => isOpen).length === AT_ONCE) return;
    this.#jobs.set(
      key,
      task.survey === "ties"
        ? begin("ties", [task.rows, task.columns], this.#hear, this.#start)
        : begin("survey", [task], this.#hear, this.#start),
    );
  }

  /** Another job may have waited for this result. */
  #hear = () => {
    batch(() => {
      this.#news.tell();
      if (this.#state) this.measure(this.#state);
    });
  };

  /**
   * Stops unfinished jobs that are no longer needed; their results so far stay. Stopped and failed jobs start
   * again when their view is opened again.
   */
  #drop(wanted: Set<string>) {
    for (const [key, job] of this.#jobs) if (!wanted.has(key)) job.cancel();
  }
}
