/** Work that takes a while, on the page or in a worker. */

import { signal } from "@preact/signals-core";
import type { Failure } from "./faults.ts";

/** How many milliseconds of a frame a job on the page may take. */
export const SLICE = 6;

/** The state of a job. */
export interface JobState<Value> {
  /** From 0 to 1. */
  progress: number;
  /** The result so far; complete once `done`. */
  value: Value | null;
  done: boolean;
  /** Why it failed, in a sentence, or "". */
  problem: string;
  fault: Failure["fault"] | null;
}

/**
 * Work in slices of a few milliseconds. Between slices a worker reads its messages and the page draws a
 * frame.
 */
export type Task<Value> = Generator<Partial<JobState<Value>> | undefined, Value>;

/** Works for a slice, and returns the news. */
export function workOn<Value>(task: Task<Value>): Partial<JobState<Value>> | undefined {
  const { done, value } = task.next();
  return done ? { progress: 1, value, done } : value;
}

/** A job reports every change until it ends or is cancelled. */
export class Job<Value> implements JobState<Value> {
  #state = signal<JobState<Value> & { cancelled: boolean }>({
    progress: 0,
    value: null,
    done: false,
    problem: "",
    fault: null,
    cancelled: false,
  });
  #onChange;
  #onCancel;

  constructor(onChange: (state: JobState<Value>) => void, onCancel: () => void) {
    this.#onChange = onChange;
    this.#onCancel = onCancel;
  }

  get progress() {
    return this.#state.value.progress;
  }

  get value() {
    return this.#state.value.value;
  }

  get done() {
    return this.#state.value.done;
  }

  get problem() {
    return this.#state.value.problem;
  }

  get fault() {
    return this.#state.value.fault;
  }

  get cancelled() {
    return this.#state.value.cancelled;
  }

  get isOpen() {
    return !this.done && !this.problem && !this.cancelled;
  }

  /** Stops the work; nothing more is reported. */
  cancel() {
    const wasOpen = this.isOpen;
    this.#set({ cancelled: !this.done });
    if (wasOpen) this.#onCancel();
  }

  /** Applies news unless the job has ended. */
  update(news: Partial<JobState<Value>>) {
    if (!this.isOpen) return;
    this.#set({ ...news, ...(news.problem && { progress: 0, value: null }) });
    this.#onChange(this);
  }

  #set(news: Partial<JobState<Value> & { cancelled: boolean }>) {
    this.#state.value = { ...this.#state.peek(), ...news };
  }
}

/** A job on the page. */
export class PageJob<Value> extends Job<Value> {
  #task;

  constructor(task: Task<Value>) {
    super(
      () => {},
      () => void task.return(undefined as never),
    );
    this.#task = task;
  }

  /**
   * Works for a slice.
   * @returns whether it was the last slice
   */
  work() {
    if (!this.isOpen) return false;
    const news = workOn(this.#task);
    if (news) this.update(news);
    return this.done;
  }
}
