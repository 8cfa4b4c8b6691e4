import { EnginePanic } from "../engine/door.ts";

/** The sentence of an error that can be gone on from; a fault of the page is thrown on. */
export function sentenceOf(error: unknown): string {
  if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
  return error.message;
}
