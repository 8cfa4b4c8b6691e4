/** What the benchmarks share: work done in turns, and figures that are printed and handed on. */
import { appendFileSync } from "node:fs";
import type { Line } from "./records.ts";

/** A measured figure, as `record/README.md` says. */
export interface Figure {
  /** Names it for good. */
  what: string;
  value: number;
  unit: string;
}

/** The file that collects figures, one line of JSON each; `cargo xtask bench` sets it. */
const { FIGURES } = process.env;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What noise has added least to. */
export const least = (values: number[]) => Math.min(...values);

/**
 * What several pieces of work took, done in turns so that what slows the machine down slows down all.
 * @param works each gives the seconds it took
 * @param summed what its rounds come to
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

/** Hands on which version of a program was measured. */
export const tellVersion = (program: string, version: string) => handOn({ program, version });

/** Prints a figure, and hands it on. */
export function tell(what: string, value: number, unit: string) {
  console.log(
    `${what.padEnd(60)} ${value < 1000 ? value.toPrecision(3) : value.toFixed()} ${unit}`,
  );
  handOn({ what, value, unit });
}
