/** The engine's memory after many random calls. */
import fc from "fast-check";
import { pages } from "../unit/engine.ts";
import { calls } from "./calls.ts";

/** The number of different inputs. They repeat, so the engine's memory soon reaches its maximum. */
const INPUTS = 300;

/** The number of rounds before the memory is measured. */
const WARM = 3;

/** Makes at least this many calls, and returns the modules' pages of memory before and after. */
export function leavesMemory(most: number) {
  const inputs = fc.sample(calls.given, { numRuns: INPUTS, seed: 8 });
  const round = inputs.reduce((sum, [stories]) => sum + stories.flat().length, 0);
  const takeAll = () => inputs.forEach((input) => void calls.take(...input));
  for (let times = 0; times < WARM; times += 1) takeAll();
  const before = pages();
  let made = 0;
  for (; made < most; made += round) takeAll();
  return { calls: made, before, after: pages() };
}
