/** Why a worker gives no answer, as it tells the page, and what the page makes of that. */

import { EngineFull, EnginePanic } from "./door.ts";

/**
 * Why there is no answer: a sentence, and what is behind it. Something that is refused leaves the worker as
 * it was. Where its memory is full, or where it has met a bug, it is of no more use.
 */
export interface Failure {
  failure: string;
  fault: "refused" | "full" | "bug";
}

/** What a person is told of a bug; the console is told the rest. */
const BUG = "A bug stopped this: try again.";

/** What is to be told of an error. */
export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) return { failure: error.message, fault: "refused" };
  if (error instanceof EngineFull) return { failure: error.message, fault: "full" };
  if (isLackOfMemory(error)) return { failure: new EngineFull(error).message, fault: "full" };
  console.error(error);
  return { failure: BUG, fault: "bug" };
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

/** The error that a failure is on the page. */
export const errorOf = ({ failure, fault }: Failure) =>
  fault === "bug" ? new EnginePanic(failure) : new Error(failure);
