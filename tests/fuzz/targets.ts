/** Everything in JavaScript that takes something from outside. */

import fc from "fast-check";
import { archives } from "./archives.ts";
import { calls } from "./calls.ts";
import { CORPUS } from "./corpus.ts";
import { links } from "./links.ts";
import { saves } from "./saves.ts";

/** Something that takes any input, and fails where something does not hold that must. */
interface Target<Given extends unknown[]> {
  name: string;
  /** Inputs at random in a test. */
  tried: number;
  given: fc.Arbitrary<Given>;
  /** Whether a smaller input cannot be looked for. */
  endOnFailure: boolean;
  take: (...given: Given) => void;
}

/** How many inputs are tried, from which seed, and for how long. */
type Extent = Pick<fc.Parameters, "numRuns" | "seed" | "interruptAfterTimeLimit">;

/** A target with its saved inputs; targets are independent. */
function withCorpus<Given extends unknown[]>(target: Target<Given>, corpus: Record<string, Given>) {
  const { name, tried, given, endOnFailure, take } = target;
  const property = fc.property(given, (given) => take(...given));
  return {
    name,
    tried,
    /** Takes inputs at random, and throws at the first that fails. */
    assert: (extent: Extent) => fc.assert(property, { ...extent, endOnFailure }),
    /** The same, but reports the results. */
    check: (extent: Extent) => fc.check(property, { ...extent, endOnFailure }),
    /** Takes inputs that once found a bug, by name. */
    takes: Object.entries(corpus).map(([what, given]) => ({ what, take: () => take(...given) })),
  };
}

export const TARGETS = [
  withCorpus(archives, CORPUS.archives),
  withCorpus(calls, CORPUS.calls),
  withCorpus(links, CORPUS.links),
  withCorpus(saves, CORPUS.saves),
];
