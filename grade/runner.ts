/** Runs programs in Node, as the page does: the same interpreters, limits and files. */

import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Puzzle } from "../www/engine/generated/puzzle.ts";
import { filesFor, INTERPRETERS } from "../www/lab/run/files.ts";
import {
  type Language,
  type News,
  type Order,
  PATIENCE,
  type Program,
  type Running,
} from "../www/lab/run/protocol.ts";
import { type Host, session } from "../www/lab/run/session.ts";

const read = (address: URL) => readFile(address, "utf8");

const compiled = new Map<Language, Promise<WebAssembly.Module>>();

function compile(language: Language) {
  const known = compiled.get(language);
  if (known) return known;
  const compiling = readFile(INTERPRETERS[language]).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(language, compiling);
  return compiling;
}

/** Threads whose last program ended by itself. */
const idle: Worker[] = [];

/** Threads do not inherit what reads TypeScript. */
const SCRIPT = `
  import(${JSON.stringify(import.meta.resolve("tsx/esm/api"))}).then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL("./worker.ts", import.meta.url).href)});
  });
`;

function thread() {
  const worker = new Worker(SCRIPT, { eval: true });
  return worker;
}

function start(): Host {
  const worker = idle.pop() ?? thread();
  let [listen, fail] = [(_: News) => {}, () => {}];
  worker.ref();
  return {
    post: (order) => worker.postMessage(order),
    listen(hear, lost) {
      [listen, fail] = [hear, lost];
      worker.on("message", listen);
      worker.on("error", fail);
    },
    end(isOver) {
      worker.off("message", listen);
      worker.off("error", fail);
      worker.unref();
      if (isOver) idle.push(worker);
      else void worker.terminate();
    },
  };
}

/** As `run` of the page. */
export function run(
  program: Program,
  puzzle: Puzzle,
  seed: number,
  progress: (words: number) => void = () => {},
  patience: number = PATIENCE,
): Running {
  const order = async (): Promise<Order> => {
    const [code, files] = await Promise.all([compile(program.language), filesFor(program, read)]);
    return { code, files, program, puzzle, seed, patience };
  };
  return session(order(), start, progress);
}
