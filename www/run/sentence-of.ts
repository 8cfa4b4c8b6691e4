import { EnginePanic } from "../engine/door.ts";

/** The sentence of an error that the page can recover from; a bug is thrown again. */
export function sentenceOf(error: unknown): string {
  if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
  return error.message;
}
