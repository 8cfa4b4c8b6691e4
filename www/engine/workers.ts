/**
 * What all workers have in common: the page gives each of them the engine that it compiles
 * for itself, so that it is neither fetched nor compiled again.
 */

import { ownScript } from "../core/trusted.ts";
import { compiledEngine, loadEngine } from "./engine.ts";
import { type Failure, failureOf } from "./faults.ts";

/** What a worker tells of a piece of work. */
export interface News<Value> {
  /** From 0 to 1. */
  progress: number;
  /** What it has so far, which is all of it once it is done. */
  value: Value | null;
  done: boolean;
  /** Why it never will be done, in a sentence, or "". */
  failed: string;
}

const NOTHING: News<never> = { progress: 0, value: null, done: false, failed: "" };

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
export function employ<Value>(
  worker: Worker,
  order: object,
  onNews: (news: News<Value>) => void,
): () => void {
  const end = () => worker.terminate();
  const hear = (news: News<Value>) => {
    if (news.done || news.failed) end();
    onNews(news);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<News<Value>>) => hear(data));
  worker.addEventListener("error", () => hear({ ...NOTHING, failed: NOT_LOADED }));
  worker.postMessage(order);
  return end;
}

/** What a worker is given before it is asked anything. */
interface Equipment {
  engine: WebAssembly.Module;
}

const isEquipment = (data: unknown): data is Equipment =>
  typeof data === "object" &&
  data !== null &&
  "engine" in data &&
  data.engine instanceof WebAssembly.Module;

/**
 * In a worker: hears what it is asked, once the engine is there.
 * @param failed to be told why there is no answer
 */
export function answer<Asked>(
  hear: (asked: Asked) => void | Promise<void>,
  failed: (failure: Failure, asked: Asked) => void,
) {
  let take: (engine: WebAssembly.Module) => void = () => {};
  const engine = new Promise<WebAssembly.Module>((resolve) => (take = resolve));
  const loaded = engine.then((module) => loadEngine(() => {}, module));
  addEventListener("message", async ({ data }: MessageEvent<Asked | Equipment>) => {
    if (isEquipment(data)) return take(data.engine);
    try {
      await loaded;
      await hear(data);
    } catch (error) {
      failed(failureOf(error), data);
    }
  });
}

/** In a worker that is employed: tells how its work is getting on. */
export const tell = <Value>(news: Partial<News<Value>>, transfer: Transferable[] = []) =>
  postMessage({ ...NOTHING, ...news }, { transfer });
