/** What is measured for Compare: begun when it is looked at, and kept while the page lives. */

import type { SurveyNews } from "../engine/generated/survey.ts";
import { Surveyor, type SurveyTask } from "../engine/surveyor.ts";
import type { State } from "../state/state.ts";
import { tasksFor } from "./survey-tasks.ts";

/** What is known of a task; nothing of one that waits. */
interface Known {
  /** Of a survey its news, of tie-breaks the bits of every start. */
  value: SurveyNews | Uint8Array | null;
  progress: number;
  done: boolean;
  failed: string;
}

/** Looks up what is known of a task. */
export type KnownOf = (task: SurveyTask) => Known | undefined;

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

type Entry = Known & { cancel: () => void; dropped: boolean };

const keyOf = (task: SurveyTask) => JSON.stringify(task);

export class SurveyController {
  #surveyor;
  #changed;
  #measured: Map<string, Entry> = new Map();
  /** What is wanted now. */
  #wanted: SurveyTask[] = [];
  #state: State | null = null;
  /** Whether what is looked at is not to be measured any further. */
  #isCancelled = false;
  /** Changes with everything that there is to show. */
  #version = 0;

  /** @param changed called when there is news */
  constructor(changed: () => void, surveyor: Surveyor = new Surveyor()) {
    this.#changed = changed;
    this.#surveyor = surveyor;
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

  #known: KnownOf = (task) => this.#measured.get(keyOf(task));

  #work(): Work {
    const known = this.#wanted.map(this.#known);
    const isOpen = known.some((one) => !one?.done && !one?.failed);
    const sum = known.reduce((all, one) => all + (one?.done ? 1 : (one?.progress ?? 0)), 0);
    const failed = known.find((one) => one?.failed)?.failed;
    return {
      working: isOpen && !this.#isCancelled,
      cancelled: isOpen && this.#isCancelled,
      progress: known.length === 0 ? 1 : sum / known.length,
      says: failed ?? (isOpen ? (this.#isCancelled ? "Cancelled." : "Measuring.") : ""),
    };
  }

  #begin(task: SurveyTask) {
    const key = keyOf(task);
    if (this.#measured.get(key)?.dropped === false) return;
    const entry: Entry = {
      value: null,
      progress: 0,
      done: false,
      failed: "",
      cancel: () => {},
      dropped: false,
    };
    this.#measured.set(key, entry);
    entry.cancel = this.#surveyor.ask(task, (news) => {
      Object.assign(entry, news);
      this.#hear();
    });
  }

  /** What has become known may be what something else was waiting for. */
  #hear() {
    this.#version++;
    if (this.#state) this.follow(this.#state);
    this.#changed();
  }

  /**
   * Stops what is not done, unless it is wanted; what is known of it is still shown. What is
   * dropped is begun again when it is looked at again, and so is what has failed.
   */
  #drop(wanted: Set<string>) {
    // Those that wait come first, or they would begin in place of the others.
    for (const [key, entry] of [...this.#measured].toReversed()) {
      if (entry.done || entry.dropped || wanted.has(key)) continue;
      entry.cancel();
      entry.dropped = true;
    }
  }
}
