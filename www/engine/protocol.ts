/** The messages between the page and its workers. */

import type { JobState } from "./job.ts";

/** Methods by name. Each returns its answer, a promise of it, or a task. */
export type Methods<Table> = { [Name in keyof Table]: (...args: never[]) => unknown };

/** The answer of a method. */
export type Answer<Method> = Method extends (...args: never[]) => infer Result
  ? Result extends Generator<unknown, infer Value>
    ? Value
    : Awaited<Result>
  : never;

export interface Call {
  id: number;
  method: string;
  args: unknown[];
}

/** The page compiles the engine once and sends it to every worker. */
export type ToWorker = { engine: WebAssembly.Module } | Call | { cancel: number };

/** The news of a call. */
export type FromWorker = { id: number } & Partial<JobState<unknown>>;
