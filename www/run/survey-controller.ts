/** What is measured for Compare: begun when it is looked at, and kept while the page lives. */

import { begin } from "../engine/engine-client.ts";
import type { SurveyNews } from "../engine/generated/survey.ts";
import type { Job } from "../engine/job.ts";
import type { State } from "../state/state.ts";
import { type KnownOf, type SurveyTask, tasksFor } from "./survey-tasks.ts";

/** Jobs at once: more would leave the page too few frames. */
const AT_ONCE = 2;

/** How far the measuring is. */
export interface Work {
  working: boolean;
  /** Whether something was left unmeasured because somebody said so. */
  cancelled: boolean;
  /** From 0 to 1, of all that is wanted. */
  progress: number;
  /** How far it is, in a word, or why something could not be measured; "" once all is measured. */
  says: string;
}

export interface Measured {
  known: KnownOf;
  work: Work;
  version: number;
}

const keyOf = (task: SurveyTask) => JSON.stringify(task);

export class SurveyController {
  #changed;
  #start;
  #jobs: Map<string, Job<SurveyNews> | Job<Uint8Array>> = new Map();
  /** What is wanted now. */
  #wanted: SurveyTask[] = [];
  #state: State | null = null;
  /** Whether what is looked at is not to be measured any further. */
  #isCancelled = false;
  /** Changes with everything that there is to show. */
  #version = 0;

  /**
   * @param changed called when there is news
   * @param start starts a worker
   */
  constructor(changed: () => void, start?: () => Worker) {
    this.#changed = changed;
    this.#start = start;
  }

  /** Has measured what a state looks at, and nothing else. */
  follow(state: State) {
    const tasks = tasksFor(state, this.#known);
    const isOther = tasks.map(keyOf).join() !== this.#wanted.map(keyOf).join();
    if (isOther) this.#version++;
    if (isOther && this.#state?.compare !== state.compare) this.#isCancelled = false;
    this.#state = state;
    this.#wanted = tasks;
    this.#drop(new Set(tasks.map(keyOf)));
    if (!this.#isCancelled) for (const task of tasks) this.#begin(task);
  }

  /** Stops measuring, until something else is looked at. */
  cancel() {
    this.#isCancelled = true;
    this.#drop(new Set());
    this.#version++;
  }

  /** Measures what was cancelled after all. */
  goOn() {
    this.#isCancelled = false;
    if (this.#state) this.follow(this.#state);
    this.#version++;
  }

  /** Stops what is under way: nobody looks at it any more. */
  rest() {
    this.#drop(new Set());
    this.#wanted = [];
    this.#state = null;
  }

  view(): Measured {
    return { known: this.#known, work: this.#work(), version: this.#version };
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
      says: failed ?? (isOpen ? (this.#isCancelled ? "Cancelled." : "Measuring.") : ""),
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

  /** What has become known may be what something else was waiting for. */
  #hear = () => {
    this.#version++;
    if (this.#state) this.follow(this.#state);
    this.#changed();
  };

  /**
   * Stops what is not done, unless it is wanted; what is known of it is still shown. What is
   * dropped is begun again when it is looked at again, and so is what has failed.
   */
  #drop(wanted: Set<string>) {
    for (const [key, job] of this.#jobs) if (!wanted.has(key)) job.cancel();
  }
}
