/**
 * Runs a program of your own. Every run has a fresh worker, which is ended with it; the page only gets words, notes and
 * what was printed. The interpreters load with the first run of their language.
 */

import { ownScript } from "../../core/trusted.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { filesFor, INTERPRETERS } from "./files.ts";
import {
  type Language,
  type News,
  type Order,
  PATIENCE,
  type Program,
  type Running,
} from "./protocol.ts";
import { type Host, session } from "./session.ts";

export { BOARDS } from "./files.ts";
export {
  type Ending,
  type Fault,
  type Language,
  type Program,
  type Ran,
  type Running,
  sentence,
} from "./protocol.ts";

/** What has been loaded, kept for the next run. */
const loaded = new Map<string, Promise<unknown>>();

function once<T>(address: URL, load: (address: URL) => Promise<T>): Promise<T> {
  const known = loaded.get(address.href) as Promise<T> | undefined;
  if (known) return known;
  const loading = load(address);
  loaded.set(address.href, loading);
  // The next run tries again.
  loading.catch(() => loaded.delete(address.href));
  return loading;
}

async function fetched(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} is missing.`);
  return response;
}

const read = (address: URL) => once(address, async () => (await fetched(address)).text());

const compile = (address: URL) =>
  once(address, async () => {
    const response = await fetched(address);
    const isNamed = response.headers.get("content-type") === "application/wasm";
    if (isNamed) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  });

/** Loads an interpreter before the first run. */
export async function prepare(language: Language) {
  await Promise.all([compile(INTERPRETERS[language]), filesFor({ language, source: "" }, read)]);
}

function address(language: Language) {
  return language === "python"
    ? new URL("./python.worker.ts", import.meta.url)
    : new URL("./javascript.worker.ts", import.meta.url);
}

function start(language: Language): Host {
  const worker = new Worker(ownScript(address(language)), { type: "module" });
  return {
    post: (order) => worker.postMessage(order),
    listen(hear, lost) {
      worker.addEventListener("message", ({ data }: MessageEvent<News>) => hear(data));
      worker.addEventListener("error", lost);
      worker.addEventListener("messageerror", lost);
    },
    end: () => worker.terminate(),
  };
}

/**
 * Starts a program on a puzzle. It never throws and the result never rejects: what goes wrong is a fault in it.
 * @param seed what the language's random numbers begin with
 * @param progress called now and then with the number of words so far
 */
export function run(
  program: Program,
  puzzle: Puzzle,
  seed: number,
  progress: (words: number) => void,
): Running {
  const order = async (): Promise<Order> => {
    const [code, files] = await Promise.all([
      compile(INTERPRETERS[program.language]),
      filesFor(program, read),
    ]);
    return { code, files, program, puzzle, seed, patience: PATIENCE };
  };
  return session(order(), () => start(program.language), progress);
}
