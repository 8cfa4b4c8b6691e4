import { test } from "vitest";
import { TARGETS } from "../fuzz/targets.ts";

/** A quarter of the inputs finds what is likely to be found; `ALL=1` tries all of them. */
const SHARE = process.env.ALL ? 1 : 0.25;

for (const { name, tried, takes, assert } of TARGETS) {
  for (const { what, take } of takes) {
    test(`${name} take inputs that once found a bug, or might: ${what}`, take);
  }

  test(`${name} take random inputs, the same each time`, () => {
    assert({ numRuns: SHARE * tried, seed: 8 });
  });
}
