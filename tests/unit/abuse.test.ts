import { test } from "vitest";
import { TARGETS } from "../fuzz/targets.ts";

/** A quarter of the inputs finds most bugs; `ALL=1` tries all of them. */
const SHARE = process.env.ALL ? 1 : 0.25;

for (const { name, tried, takes, assert } of TARGETS) {
  for (const { what, take } of takes) {
    test(`${name} inputs that once found a bug, or might: ${what}`, take);
  }

  test(`${name} random inputs, the same each time`, () => {
    assert({ numRuns: SHARE * tried, seed: 8 });
  });
}
