/**
 * Gives every target in JavaScript inputs at random for a while:
 * `node tests/fuzz/run.js [--seconds 60] [--target links]`.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { TARGETS } from "./targets.js";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, target: { type: "string" } },
});

/**
 * Tells how one target fared, and whether it did.
 * @param {(typeof TARGETS)[number]} target
 * @param {number} seconds
 */
function isFine(target, seconds) {
  const begin = performance.now();
  const checked = fc.check(
    fc.property(target.given, (given) => target.take(...given)),
    {
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: 1000 * seconds,
      endOnFailure: target.endOnFailure,
    },
  );
  const [inputs, took] = [checked.numRuns, (performance.now() - begin) / 1000];
  console.log(`${target.name}: ${inputs} inputs, ${Math.round(inputs / took)} a second`);
  if (!checked.failed) return true;
  console.error(checked.errorInstance);
  console.error(`Keep this input in tests/fuzz/corpus.js: ${fc.stringify(checked.counterexample)}`);
  return false;
}

const wanted = TARGETS.filter(({ name }) => !values.target || name === values.target);
const fared = wanted.map((target) => isFine(target, Number(values.seconds) / wanted.length));
process.exitCode = fared.every(Boolean) ? 0 : 1;
