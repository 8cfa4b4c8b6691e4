/**
 * What all workers have in common: the page gives each of them the engine that it compiles
 * for itself, so that it is neither fetched nor compiled again.
 */

import { ownScript } from "../base/trusted.js";
import { compiledEngine, loadEngine } from "./engine.js";
import { failureOf } from "./faults.js";

/**
 * What a worker tells of a piece of work: how far it is, from 0 to 1; what it has so far; whether it is
 * done; and why it never will be, in a sentence, or "".
 * @typedef {{progress: number, value: any, done: boolean, failed: string}} News
 */

/** @type {News} */
const NOTHING = { progress: 0, value: null, done: false, failed: "" };

const NOT_LOADED = "This could not be loaded: load the page again.";

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
  // An answer that the page has no room for never arrives.
  worker.addEventListener("messageerror", () => worker.dispatchEvent(new Event("error")));
  return worker;
}

/**
 * Has a worker do a piece of work, and lets it go then.
 * @param {Worker} worker
 * @param {unknown} order
 * @param {(news: News) => void} heard
 * @returns {() => void} cancels it
 */
export function employ(worker, order, heard) {
  const end = () => worker.terminate();
  const hear = (/** @type {News} */ news) => {
    if (news.done || news.failed) end();
    heard(news);
  };
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", () => hear({ ...NOTHING, failed: NOT_LOADED }));
  worker.postMessage(order);
  return end;
}

/**
 * In a worker: hears what it is asked, once the engine is there.
 * @param {(data: any) => void | Promise<void>} hear
 * @param {(failure: import("./faults.js").Failure, data: any) => void} failed to be told why there is no answer
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
      failed(failureOf(error), data);
    }
  });
}

/**
 * In a worker that is employed: tells how its work is getting on.
 * @param {Partial<News>} news
 * @param {Transferable[]} [transfer]
 */
export const tell = (news, transfer = []) => postMessage({ ...NOTHING, ...news }, { transfer });
