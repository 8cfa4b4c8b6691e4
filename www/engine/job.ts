/** Work that takes a while, on the page or in a worker. */

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
  progress = 0;
  value: Value | null = null;
  done = false;
  problem = "";
  fault: Failure["fault"] | null = null;
  cancelled = false;
  #onChange;
  #onCancel;

  constructor(onChange: (state: JobState<Value>) => void, onCancel: () => void) {
    this.#onChange = onChange;
    this.#onCancel = onCancel;
  }

  get isOpen() {
    return !this.done && !this.problem && !this.cancelled;
  }

  /** Stops the work; nothing more is reported. */
  cancel() {
    const wasOpen = this.isOpen;
    this.cancelled = !this.done;
    if (wasOpen) this.#onCancel();
  }

  /** Applies news unless the job has ended. */
  update(news: Partial<JobState<Value>>) {
    if (!this.isOpen) return;
    Object.assign(this, news, news.problem && { progress: 0, value: null });
    this.#onChange(this);
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
    this.update(workOn(this.#task) ?? {});
    return this.done;
  }
}
