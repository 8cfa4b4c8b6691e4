/** Why a job gives no answer. */

import { EngineFull } from "./door.ts";

/**
 * A sentence, and what is behind it. A worker that refused something goes on. Once its memory is full, or it has met a
 * bug, it is replaced; a lost one could not be loaded.
 */
export interface Failure {
  problem: string;
  fault: "refused" | "full" | "bug" | "lost";
}

/** What a person is told of a bug; the console is told the rest. */
const BUG = "A bug stopped this: try again.";

export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) return { problem: error.message, fault: "refused" };
  if (error instanceof EngineFull) return { problem: error.message, fault: "full" };
  if (isLackOfMemory(error)) return { problem: new EngineFull(error).message, fault: "full" };
  console.error(error);
  return { problem: BUG, fault: "bug" };
}

/** The engine gives what it refuses a code; browsers number theirs. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && typeof Reflect.get(error, "code") === "string";

/**
 * Whether a browser says in its own words that it runs out of memory: a length is out of range, or a picture
 * or a copy for the page cannot be made.
 */
const isLackOfMemory = (error: unknown) =>
  error instanceof RangeError || error instanceof DOMException;
