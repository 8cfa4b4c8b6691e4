/**
 * Gives every target in JavaScript random inputs for a while, then measures the engine's memory
 * after a million calls: `npm run fuzz -- [--seconds 60] [--target links]`.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import "../unit/arrived.ts";
import { leavesMemory } from "./memory.ts";
import { TARGETS } from "./targets.ts";

const CALLS = 1_000_000;

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, target: { type: "string" } },
});

let inputs = 0;

/** Reports the result of a target, and returns whether it passed. */
function isFine(target: (typeof TARGETS)[number], seconds: number) {
  const begin = performance.now();
  const checked = target.check({
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: 1000 * seconds,
  });
  const took = (performance.now() - begin) / 1000;
  console.log(
    `${target.name}: ${checked.numRuns} inputs, ${Math.round(checked.numRuns / took)} a second`,
  );
  inputs += checked.numRuns;
  if (!checked.failed) return true;
  console.error(checked.errorInstance);
  console.error(`Keep this input in tests/fuzz/corpus.ts: ${fc.stringify(checked.counterexample)}`);
  return false;
}

/** Reports the engine's memory after this many calls, and returns whether it is unchanged. */
function isFlat() {
  const { calls, before, after } = leavesMemory(CALLS);
  const kilobytes = [before, after].map((pages) => `${64 * pages} KiB`);
  console.log(`memory: ${kilobytes[0]}, and after ${calls} calls ${kilobytes[1]}`);
  return before === after;
}

const isWanted = (name: string) => !values.target || name === values.target;
const wanted = TARGETS.filter(({ name }) => isWanted(name));
const fared = wanted.map((target) => isFine(target, Number(values.seconds) / wanted.length));
console.log(`${inputs} inputs in JavaScript.`);
if (isWanted("memory")) fared.push(isFlat());
process.exitCode = fared.every(Boolean) ? 0 : 1;
