/**
 * A worker of the page in Node, at work on the real engine: a thread that has what a worker has to
 * speak with its page.
 */
import { readFileSync } from "node:fs";
import {
  isMainThread,
  type MessagePort,
  parentPort,
  Worker,
  workerData,
} from "node:worker_threads";
import { limited } from "../fuzz/limited.ts";

const CODE = readFileSync(new URL("../../www/pkg/engine_bg.wasm", import.meta.url));

/** A worker as the page has it. */
export class NodeWorker extends EventTarget {
  #thread;

  /**
   * @param script from `www/` on
   * @param pages how much memory its engine gets at most
   */
  constructor(script: string, pages: number = 65_536) {
    super();
    const address = new URL(`../../www/${script}`, import.meta.url).href;
    this.#thread = new Worker(new URL(import.meta.url), { workerData: address, stderr: true });
    this.#thread.on("message", (data) =>
      this.dispatchEvent(Object.assign(new Event("message"), { data })),
    );
    this.postMessage({ engine: new WebAssembly.Module(limited(CODE, pages)) });
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message);
  }

  /** Ends it. As in browsers, nothing that it has said is heard from now on. */
  terminate() {
    this.#thread.removeAllListeners("message");
    this.#thread.terminate();
  }
}

if (!isMainThread && typeof workerData === "string") {
  const port = parentPort as MessagePort;
  Object.assign(globalThis, {
    addEventListener: (what: string, hear: (event: any) => void) =>
      port.on(what, (data) => hear({ data })),
    postMessage: (message: any) => port.postMessage(message),
    close: () => port.close(),
  });
  await import(workerData);
}
