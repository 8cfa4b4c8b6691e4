/**
 * What all workers have in common: the page gives each of them the engine that it compiles
 * for itself, so that it is neither fetched nor compiled again.
 */

import { ownScript } from "../base/trusted.ts";
import { compiledEngine, loadEngine } from "./engine.ts";
import { type Failure, failureOf } from "./faults.ts";

/**
 * What a worker tells of a piece of work: how far it is, from 0 to 1; what it has so far; whether it is
 * done; and why it never will be, in a sentence, or "".
 */
export interface News {
  progress: number;
  value: any;
  done: boolean;
  failed: string;
}

const NOTHING: News = { progress: 0, value: null, done: false, failed: "" };

const NOT_LOADED = "This could not be loaded: load the page again.";

/**
 * Starts a worker, and gives it the engine as soon as it is there.
 * @param address of its script
 */
export function equipped(address: URL) {
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
 * @returns cancels it
 */
export function employ(worker: Worker, order: unknown, heard: (news: News) => void): () => void {
  const end = () => worker.terminate();
  const hear = (news: News) => {
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
 * @param failed to be told why there is no answer
 */
export function answer(
  hear: (data: any) => void | Promise<void>,
  failed: (failure: Failure, data: any) => void,
) {
  let take: (engine: WebAssembly.Module) => void = () => {};
  const engine = new Promise<WebAssembly.Module>((resolve) => (take = resolve));
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

/** In a worker that is employed: tells how its work is getting on. */
export const tell = (news: Partial<News>, transfer: Transferable[] = []) =>
  postMessage({ ...NOTHING, ...news }, { transfer });
