/** What the benchmarks share: work done in turns, and figures that are printed and handed on. */
import { appendFileSync } from "node:fs";

/**
 * @typedef {object} Figure a measured figure, as `record/README.md` says
 * @property {string} what names it for good
 * @property {number} value
 * @property {string} unit
 */

/** Where every figure is added as a line of JSON, if anybody wants them: `cargo xtask bench` does. */
const { FIGURES } = process.env;

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What noise has added least to. @param {number[]} values */
export const least = (values) => Math.min(...values);

/**
 * What several pieces of work took, done in turns so that what slows the machine down slows down all.
 * @param {Record<string, () => number>} works each gives the seconds it took
 * @param {number} rounds
 * @param {(seconds: number[]) => number} summed what its rounds come to
 */
export function inTurns(works, rounds, summed = median) {
  /** @type {Record<string, number[]>} */
  const all = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) all[name].push(work());
  }
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, summed(values)]));
}

/** @param {import("./records.js").Line} line */
const handOn = (line) => FIGURES && appendFileSync(FIGURES, `${JSON.stringify(line)}\n`);

/**
 * Hands on which version of a program was measured.
 * @param {string} program
 * @param {string} version
 */
export const tellVersion = (program, version) => handOn({ program, version });

/**
 * Prints a figure, and hands it on.
 * @param {string} what
 * @param {number} value
 * @param {string} unit
 */
export function tell(what, value, unit) {
  console.log(`${what.padEnd(60)} ${value.toPrecision(3)} ${unit}`);
  handOn({ what, value, unit });
}
