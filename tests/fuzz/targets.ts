/** Everything in JavaScript that takes something from outside. */

import type { Arbitrary } from "fast-check";
import { archives } from "./archives.ts";
import { calls } from "./calls.ts";
import { links } from "./links.ts";
import { saves } from "./saves.ts";

/** Something that takes any input, and fails where something does not hold that must. */
interface Target {
  name: string;
  /** Inputs at random in a test. */
  tried: number;
  given: Arbitrary<any[]>;
  /** Whether a smaller input cannot be looked for. */
  endOnFailure: boolean;
  take: (...given: any[]) => void;
}

export const TARGETS: Target[] = [archives, calls, links, saves];
