/**
 * Runs the unit tests for StrykerJS (`npm run mutate`) without Vitest, which takes seconds to load all modules again
 * for every mutant. Here a worker loads them once, and a mutant takes as long as its tests.
 *
 * The file is both the plugin and what the tests get when they import "vitest".
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { register as registerHooks } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { register as registerTypes } from "tsx/esm/api";

const FOLDER = "tests/unit";
/** The list of test files, for the workers. */
const LIST = "test-files.json";
/** How long a test may take before it counts as failed, in milliseconds. */
const LONGEST = 60_000;

/** @typedef {{ id: string, name: string, file: string, run: () => unknown }} Test */

/**
 * The tests of each imported file, and the file that is being imported. Global, because tests load a copy of this module.
 * @type {{ imported: Map<string, Test[]>, current: string }}
 */
const tests = globalThis.testsByFile ?? { imported: new Map(), current: "" };
globalThis.testsByFile = tests;

/** Imports TypeScript. @type {ReturnType<typeof registerTypes> & { import: (file: string, from: string) => unknown }} */
let typed;
let loads = 0;

/** Lets later imports load every module again. */
async function reload() {
  await typed?.unregister();
  typed = registerTypes({ namespace: `load-${loads++}` });
  tests.imported.clear();
  await load(resolve(FOLDER, "arrived.ts"));
}

/** @param {string} file */
const load = (file) => typed.import(pathToFileURL(file).href, import.meta.url);

/** Vitest's `test`, which records a test. @param {string} name @param {unknown[]} rest */
export function test(name, ...rest) {
  const run = /** @type {() => unknown} */ (rest.at(-1));
  const { imported, current } = tests;
  imported.get(current)?.push({ id: `${current} ${name}`, name, file: current, run });
}

/** @param {string} file */
async function testsOf(file) {
  if (!tests.imported.has(file)) {
    tests.current = file;
    tests.imported.set(file, []);
    await load(file);
  }
  return tests.imported.get(file) ?? [];
}

/** The imports of a test file, by path. @param {string} file */
function importsOf(file) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^[^\s].* from "(\.[^"]+\.tsx?)";$/gm)].map(([, path]) =>
    resolve(dirname(file), path ?? ""),
  );
}

/** Whether a test or a helper that it imports imports one of the files. @param {string} test @param {Set<string>} files */
function tries(test, files, seen = new Set()) {
  seen.add(test);
  return importsOf(test).some(
    (path) =>
      files.has(path) ||
      (path.startsWith(resolve("tests")) && !seen.has(path) && tries(path, files, seen)),
  );
}

/** Tests of these files, or all if no test imports them. Not those that use more of Vitest. @param {string[]} files */
function testFiles(files) {
  const inside = (/** @type {string} */ folder) =>
    readdirSync(folder, { recursive: folder !== FOLDER, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => resolve(folder, name));
  const all = [FOLDER, "www"]
    .flatMap(inside)
    .filter((file) => readFileSync(file, "utf8").includes('import { test } from "vitest"'));
  const wanted = new Set(files.map((file) => resolve(file)));
  const near = all.filter((file) => tries(file, wanted));
  return near.length > 0 ? near : all;
}

/** Why a test fails, or null. @param {Test} test */
async function failure(test) {
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error("no end")), LONGEST);
  });
  try {
    await Promise.race([test.run(), late]);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    clearTimeout(timer);
  }
}

class Runner {
  constructor() {
    const shared = /** @type {any} */ (globalThis);
    shared.__stryker__ ??= {};
    /** The globals that StrykerJS's instrumented code reads and writes. */
    this.told = shared.__stryker__;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // A mutant may leave a promise that nobody awaits.
    process.on("unhandledRejection", () => {});
    const hook = `export const resolve = (name, context, next) =>
      name === "vitest" ? { url: ${JSON.stringify(import.meta.url)}, shortCircuit: true } : next(name, context);`;
    registerHooks(`data:text/javascript,${encodeURIComponent(hook)}`);
    await reload();
  }

  /** @param {{ files?: string[], testFiles?: string[] }} options */
  async dryRun({ files = [], testFiles: chosen = [] }) {
    const wanted = chosen.length > 0 ? chosen.map((file) => resolve(file)) : testFiles(files);
    writeFileSync(LIST, JSON.stringify(wanted));
    const timed = [];
    for (const file of wanted) {
      for (const test of await testsOf(file)) timed.push(await this.#time(test));
    }
    return { status: "complete", tests: timed, mutantCoverage: this.told.mutantCoverage };
  }

  /** @param {Test} test */
  async #time(test) {
    this.told.currentTestId = test.id;
    const start = performance.now();
    const why = await failure(test);
    this.told.currentTestId = undefined;
    const result = { id: test.id, name: test.name, timeSpentMs: performance.now() - start };
    return why === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: why };
  }

  /**
   * For a mutant that matters while modules load, no tests are named, or their files are: then all tests run. It is found
   * if the modules do not load.
   * @param {{ activeMutant: { id: string }, reloadEnvironment: boolean, hitLimit?: number, testFilter?: string[] }} options
   */
  async mutantRun({ activeMutant, reloadEnvironment, hitLimit, testFilter = [] }) {
    const named = testFilter.filter((id) => !id.endsWith(".test.ts"));
    const isStatic = named.length === 0;
    const activate = () => Object.assign(this.told, { activeMutant: activeMutant.id });
    Object.assign(this.told, { hitCount: 0, hitLimit });
    if (isStatic) activate();
    try {
      const chosen = await this.#loaded(reloadEnvironment, named).catch((error) => {
        if (isStatic) return String(error);
        throw error;
      });
      if (typeof chosen === "string") {
        return { status: "killed", killedBy: [], failureMessage: chosen, nrOfTests: 0 };
      }
      activate();
      for (const [at, test] of chosen.entries()) {
        const why = await failure(test);
        if (hitLimit !== undefined && this.told.hitCount > hitLimit) return { status: "timeout" };
        if (why !== null) {
          return { status: "killed", killedBy: [test.id], failureMessage: why, nrOfTests: at + 1 };
        }
      }
      return { status: "survived", nrOfTests: chosen.length };
    } finally {
      this.told.activeMutant = undefined;
    }
  }

  /** @param {boolean} isAnew @param {string[]} ids */
  async #loaded(isAnew, ids) {
    if (isAnew) await reload();
    return this.#smallFirst(ids);
  }

  /** Tests by their ids, or all if there are none; those of small files first. @param {string[]} ids */
  async #smallFirst(ids) {
    const fileOf = (/** @type {string} */ id) => id.slice(0, id.indexOf(".test.ts ") + 8);
    const files =
      ids.length > 0 ? [...new Set(ids.map(fileOf))] : JSON.parse(readFileSync(LIST, "utf8"));
    files.sort(
      (/** @type {string} */ a, /** @type {string} */ b) => statSync(a).size - statSync(b).size,
    );
    const all = [];
    for (const file of files) all.push(...(await testsOf(file)));
    return ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  }
}

export const strykerPlugins = [{ kind: "TestRunner", name: "unit", factory: () => new Runner() }];
