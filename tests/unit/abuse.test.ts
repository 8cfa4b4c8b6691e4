import fc from "fast-check";
import { test } from "vitest";
import { CORPUS } from "../fuzz/corpus.ts";
import { TARGETS } from "../fuzz/targets.ts";

/** A quarter of the inputs finds what is likely to be found; `ALL=1` tries all of them. */
const SHARE = process.env.ALL ? 1 : 0.25;

for (const target of TARGETS) {
  for (const [what, given] of Object.entries(CORPUS[target.name])) {
    test(`${target.name} take what once did harm, or might: ${what}`, () => {
      target.take(...(given as [any]));
    });
  }

  test(`${target.name} take whatever is given, the same each time`, () => {
    const { given, take, tried, endOnFailure } = target;
    fc.assert(
      fc.property(given, (given) => take(...given)),
      { numRuns: SHARE * tried, seed: 8, endOnFailure },
    );
  });
}
