/** Why a job has no answer. */

import { EngineFull } from "./door.ts";

/**
 * A sentence, and its cause. A worker that refused something continues. After a bug or
 * out-of-memory, the worker is replaced. A lost worker could not be loaded.
 */
export interface Failure {
  problem: string;
  fault: "refused" | "full" | "bug" | "lost";
}

/** Shown to the person; the console gets the details. */
const BUG = "A bug stopped this: try again.";

export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) return { problem: error.message, fault: "refused" };
  if (error instanceof EngineFull) return { problem: error.message, fault: "full" };
  if (isLackOfMemory(error)) return { problem: new EngineFull(error).message, fault: "full" };
  console.error(error);
  return { problem: BUG, fault: "bug" };
}

/** The engine's refusals have codes that are strings; browsers number theirs. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && typeof Reflect.get(error, "code") === "string";

/**
 * Whether a browser's own error means that memory ran out: a length is out of range, or a picture or a copy
 * for the page cannot be made.
 */
const isLackOfMemory = (error: unknown) =>
  error instanceof RangeError || error instanceof DOMException;
