/** How much memory the engine has taken after many calls at random. */
import fc from "fast-check";
import { pages } from "../unit/engine.ts";
import { calls } from "./calls.ts";

/** So many different inputs are given, again and again: what they need at most is soon known. */
const INPUTS = 300;

/** How often all are given before the memory is looked at. */
const WARM = 3;

/** Makes at least so many calls; tells how many pages of memory the modules had before and after. */
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
