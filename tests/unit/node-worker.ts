/**
 * A worker of the page in Node, with the real engine: a thread with the messaging functions of a
 * worker.
 */
import { fileURLToPath } from "node:url";
import { Worker as Thread } from "node:worker_threads";
import { buildSync } from "esbuild";
import type { Supply, ToWorker } from "../../www/engine/protocol.ts";
import { leastOf, limited } from "../fuzz/limited.ts";
import { codeOf } from "./code.ts";

const PAGE = new URL("../../www/", import.meta.url);

/**
 * The globals that browsers give a worker's script and Node does not, and then the script itself.
 */
const start = (script: string) => `
  import { parentPort } from "node:worker_threads";
  Object.assign(globalThis, {
    addEventListener: (what, hear) => parentPort.on(what, (data) => hear({ data })),
    postMessage: (message, options) => parentPort.postMessage(message, options?.transfer),
    close: () => parentPort.close(),
  });
  await import("./${script}");
`;

/** Bundled scripts, by their names. */
const bundles = new Map<string, URL>();

/** A script bundled with its imports, because a thread has no loader for TypeScript. */
function bundleOf(script: string) {
  const known = bundles.get(script);
  if (known) return known;
  const { outputFiles } = buildSync({
    stdin: { contents: start(script), loader: "ts", resolveDir: fileURLToPath(PAGE) },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "es2022",
    define: { "import.meta.url": JSON.stringify(new URL(script, PAGE).href) },
  });
  const bundle = new URL(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  bundles.set(script, bundle);
  return bundle;
}

/** A worker with the interface that the page uses. */
export class NodeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  #thread;
  #more;

  /**
   * @param script from `www/` on
   * @param more pages of memory that each of its modules gets beyond its first ones
   */
  constructor(script: string, more: number = 16_384) {
    super();
    this.#more = more;
    this.#thread = new Thread(bundleOf(script), { stderr: true });
    this.#thread.on("message", (data) =>
      this.dispatchEvent(Object.assign(new Event("message"), { data })),
    );
  }

  postMessage(message: ToWorker) {
    this.#thread.postMessage("module" in message ? this.#limited(message) : message);
  }

  #limited({ module }: Supply): Supply {
    const code = codeOf(module);
    return { module, code: new WebAssembly.Module(limited(code, leastOf(code) + this.#more)) };
  }

  /** Ends it. As in browsers, its later messages are dropped. */
  terminate() {
    this.#thread.removeAllListeners("message");
    this.#thread.terminate();
  }
}
