import { EnginePanic } from "../engine/door.ts";

/** The sentence of an expected error; a bug is thrown again. */
export function sentenceOf(error: unknown): string {
  if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
  return error.message;
}
