/** All code in JavaScript that takes input from outside. */

import fc from "fast-check";
import { archives } from "./archives.ts";
import { calls } from "./calls.ts";
import { CORPUS } from "./corpus.ts";
import { links } from "./links.ts";
import { saves } from "./saves.ts";

/** A test that takes any input and fails if a law is broken. */
interface Target<Given extends unknown[]> {
  name: string;
  /** The number of random inputs in a test. */
  tried: number;
  given: fc.Arbitrary<Given>;
  /** Whether failing inputs can't be made smaller. */
  endOnFailure: boolean;
  take: (...given: Given) => void;
}

/** The number of inputs, the seed and the time limit. */
type Extent = Pick<fc.Parameters, "numRuns" | "seed" | "interruptAfterTimeLimit">;

/** A target with its saved inputs; targets are independent. */
function withCorpus<Given extends unknown[]>(target: Target<Given>, corpus: Record<string, Given>) {
  const { name, tried, given, endOnFailure, take } = target;
  const property = fc.property(given, (given) => take(...given));
  return {
    name,
    tried,
    /** Tries random inputs, and throws at the first that fails. */
    assert: (extent: Extent) => fc.assert(property, { ...extent, endOnFailure }),
    /** The same, but reports the results. */
    check: (extent: Extent) => fc.check(property, { ...extent, endOnFailure }),
    /** Tries the saved inputs, by name. */
    takes: Object.entries(corpus).map(([what, given]) => ({ what, take: () => take(...given) })),
  };
}

export const TARGETS = [
  withCorpus(archives, CORPUS.archives),
  withCorpus(calls, CORPUS.calls),
  withCorpus(links, CORPUS.links),
  withCorpus(saves, CORPUS.saves),
];
