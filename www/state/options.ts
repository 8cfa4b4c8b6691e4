/** Options of a solver as they stand in a link: `rows=fewest&squares=random`. */

import type { OptionInfo } from "../engine/generated/solver.ts";

/** The largest number that can be told from the next: no seed and no step is larger. */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** Whether this is a whole number from 0 on, as seeds and steps are. */
export const isWhole = (n: unknown): n is number =>
  typeof n === "number" && Number.isSafeInteger(n) && n >= 0;

/** The seed after another; the first after the last. */
export const nextSeed = (seed: number) => (seed < LARGEST ? seed + 1 : 0);

/** The values given, by name. */
export const readOptions = (options: string) => new Map(new URLSearchParams(options));

/**
 * Options as somebody typed them: each has the value that it was given last, and one that stands alone is
 * switched on.
 */
export function typedOptions(words: URLSearchParams) {
  const values = new Map([...words].map(([name, value]) => [name, value || "true"]));
  return new URLSearchParams([...values]).toString();
}

/**
 * The options with one of them changed. What an option does unasked is left out.
 * @param value empty for none
 */
export function changeOption(options: string, { name, kind, choices }: OptionInfo, value: string) {
  const values = new URLSearchParams(options);
  const unasked = kind === "choice" ? choices[0]!.id : "";
  if (value === unasked) values.delete(name);
  else values.set(name, value);
  return values.toString();
}
