/**
 * What all workers have in common: the page gives each of them the engine that it compiles
 * for itself, so that it is neither fetched nor compiled again.
 */

import { ownScript } from "../base/trusted.js";
import { EngineFull } from "./door.js";
import { compiledEngine, loadEngine } from "./engine.js";

/**
 * Starts a worker, and gives it the engine as soon as it is there.
 * @param {URL} address of its script
 */
export function equipped(address) {
  const worker = new Worker(ownScript(address), { type: "module" });
  compiledEngine().then(
    (engine) => worker.postMessage({ engine }),
    () => worker.dispatchEvent(new Event("error")),
  );
  return worker;
}

/**
 * In a worker: hears what it is asked, once the engine is there.
 * @param {(data: any) => void | Promise<void>} hear
 * @param {(error: unknown) => void} failed to be told where the engine could not be started
 */
export function answer(hear, failed) {
  /** @type {(engine: WebAssembly.Module) => void} */
  let take = () => {};
  const engine = new Promise((resolve) => (take = resolve));
  const loaded = engine.then((module) => loadEngine(() => {}, module));
  addEventListener("message", async ({ data }) => {
    if (data.engine instanceof WebAssembly.Module) return take(data.engine);
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
