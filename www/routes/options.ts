/** Options of a solver, as in a link: `rows=fewest&squares=random`. */

import type { OptionInfo } from "../engine/generated/solver.ts";

/** The largest seed and step. */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** Wraps around after the largest seed. */
export const nextSeed = (seed: number) => (seed < LARGEST ? seed + 1 : 0);

export const readOptions = (options: string) => new Map(new URLSearchParams(options));

/** Options as typed: the last value of each counts, and a bare name turns it on. */
export function typedOptions(words: URLSearchParams) {
  const values = new Map([...words].map(([name, value]) => [name, value || "true"]));
  return new URLSearchParams([...values]).toString();
}

/** Changes an option; defaults are left out. An empty value removes it. */
export function changeOption(options: string, { name, kind, choices }: OptionInfo, value: string) {
  const values = new URLSearchParams(options);
  const unasked = kind === "choice" ? choices[0]!.id : "";
  if (value === unasked) values.delete(name);
  else values.set(name, value);
  return values.toString();
}
