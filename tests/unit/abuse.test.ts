import { test } from "node:test";
import fc from "fast-check";
import { CORPUS } from "../fuzz/corpus.ts";
import { TARGETS } from "../fuzz/targets.ts";

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
      { numRuns: tried, seed: 8, endOnFailure },
    );
  });
}
