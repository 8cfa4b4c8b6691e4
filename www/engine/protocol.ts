/** The messages between the page and its workers. */

import type { JobState } from "./job.ts";
import type { ModuleName } from "./modules.ts";

/** Methods by name. Each returns its answer, a promise of it, or a task. */
export type Methods<Table> = { [Name in keyof Table]: (...args: never[]) => unknown };

/** The answer of a method. */
export type Answer<Method> = Method extends (...args: never[]) => infer Result
  ? Result extends Generator<unknown, infer Value>
    ? Value
    : Awaited<Result>
  : never;

/** The modules that a call of each method needs. */
export type RequiredModules<Table extends Methods<Table>> = {
  [Name in keyof Table]: (...args: Parameters<Table[Name]>) => ModuleName[];
};

export interface Call {
  id: number;
  method: string;
  args: unknown[];
  /** The modules to wait for. */
  needs: ModuleName[];
}

/** A module that the page compiled; it does so once, and sends it to every worker that needs it. */
export interface Supply {
  module: ModuleName;
  code: WebAssembly.Module;
}

export type ToWorker = Supply | Call | { cancel: number };

/** The news of a call. */
export type FromWorker = { id: number } & Partial<JobState<unknown>>;
