/** What the page and its workers say to each other. */

import type { JobState } from "./job.ts";

/** What a worker can be asked by name: each method gives its answer at once, later, or slice by slice. */
export type Methods<Table> = { [Name in keyof Table]: (...args: never[]) => unknown };

/** What a method comes to. */
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

/** The page compiles the engine once and gives it to every worker. */
export type ToWorker = { engine: WebAssembly.Module } | Call | { cancel: number };

/** What has become known of a call. */
export type FromWorker = { id: number } & Partial<JobState<unknown>>;
