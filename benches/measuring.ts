/** Shared by the benchmarks: taking turns, and printing and recording figures. */
import { appendFileSync } from "node:fs";
import type { Line } from "./records.ts";

/** A measured figure, as described in `record/README.md`. */
export interface Figure {
  /** Never changes, so that records can be compared. */
  what: string;
  value: number;
  unit: string;
}

/** The file that collects figures as lines of JSON; `cargo xtask bench` sets it. */
const { FIGURES } = process.env;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The fastest round: noise only adds time. */
export const least = (values: number[]) => Math.min(...values);

/**
 * Times several pieces of work in turns, so that anything that slows the machine down affects all of them.
 * @param works each gives the seconds it took
 * @param summed combines the rounds of a work
 */
export function inTurns<Name extends string>(
  works: Record<Name, () => number>,
  rounds: number,
  summed: (seconds: number[]) => number = median,
) {
  const all = Object.entries<() => number>(works).map(([name, work]) => {
    const seconds: number[] = [];
    return { name, work, seconds };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { work, seconds } of all) seconds.push(work());
  }
  const sums = Object.fromEntries(all.map(({ name, seconds }) => [name, summed(seconds)]));
  return sums as Record<Name, number>;
}

const handOn = (line: Line) => FIGURES && appendFileSync(FIGURES, `${JSON.stringify(line)}\n`);

/** Records the version of a measured program. */
export const tellVersion = (program: string, version: string) => handOn({ program, version });

/** Prints a figure and records it. */
export function tell(what: string, value: number, unit: string) {
  console.log(
    `${what.padEnd(60)} ${value < 1000 ? value.toPrecision(3) : value.toFixed()} ${unit}`,
  );
  handOn({ what, value, unit });
}
