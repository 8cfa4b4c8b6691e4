/**
 * What all workers have in common: the page gives each of them the engine that it has compiled
 * already, so that it is neither fetched nor compiled again.
 */

import { ownScript } from "../base/trusted.js";
import { compiled, EngineFull, load } from "./engine.js";

/**
 * Starts a worker, and gives it the engine.
 * @param {URL} address of its script
 */
export function equipped(address) {
  const worker = new Worker(ownScript(address), { type: "module" });
  const module = compiled();
  if (module) worker.postMessage({ engine: module });
  return worker;
}

/**
 * In a worker: hears what it is asked, once the engine is there; without one it fetches its own.
 * @param {(data: any) => void | Promise<void>} hear
 * @param {(error: unknown) => void} failed to be told where the engine could not be loaded
 */
export function answer(hear, failed) {
  /** @type {Promise<void> | null} */
  let loaded = null;
  addEventListener("message", async ({ data }) => {
    if (data.engine instanceof WebAssembly.Module) {
      loaded = load(() => {}, data.engine);
      return;
    }
    loaded ??= load(() => {});
    try {
      await loaded;
      await hear(data);
    } catch (error) {
      failed(error);
    }
  });
}

/**
 * What a worker tells of an error after which it gives no more answers.
 * @param {unknown} error
 * @returns {{failure: string, panic: boolean}} a sentence, and whether the program has a mistake
 */
export function failureOf(error) {
  // The browser has its own words where it runs out of memory: a length or a buffer out of range.
  const known = error instanceof RangeError ? new EngineFull(error) : error;
  if (known instanceof EngineFull) return { failure: known.message, panic: false };
  const refused = known instanceof Error && "code" in known;
  return { failure: refused ? known.message : String(known), panic: !refused };
}
