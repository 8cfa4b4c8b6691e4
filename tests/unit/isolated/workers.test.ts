import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";
import { serve } from "../../../www/engine/serve.ts";
import { startWorker } from "../../../www/engine/worker-client.ts";
import "../engine.ts";

const ENGINE = readFileSync(new URL("../../../www/pkg/engine_bg.wasm", import.meta.url));
const SCRIPT = new URL("../../../www/engine/engine.worker.ts", import.meta.url);

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  /** What it was sent. */
  heard: unknown[] = [];
  failures = 0;

  constructor() {
    super();
    this.addEventListener("error", () => this.failures++);
  }

  postMessage(message: unknown) {
    this.heard.push(message);
  }
}

/** Loads the engine on demand, and returns how often it was requested. */
function network() {
  const asked: ((how: () => Response) => void)[] = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    fetch: () =>
      new Promise((resolve, reject) => {
        asked.push((how) => {
          try {
            resolve(how());
          } catch (error) {
            reject(error);
          }
        });
      }),
  });
  return asked;
}

function equip() {
  const worker: unknown = startWorker(SCRIPT);
  assert.ok(worker instanceof FakeWorker);
  return worker;
}

/** Waits for something to become true. */
async function until(is: () => boolean) {
  while (!is()) await new Promise((resolve) => setTimeout(resolve));
}

test("every worker is given the engine that the page fetches, once that is there", async () => {
  const asked = network();
  const lost = equip();
  asked[0]!(() => {
    throw new TypeError("Failed to fetch");
  });
  await until(() => lost.failures === 1);
  assert.deepEqual(lost.heard, []);

  const workers = [equip(), equip()];
  assert.equal(asked.length, 2, "once for the one that was lost, once for both");
  assert.deepEqual(
    workers.map(({ heard }) => heard.length),
    [0, 0],
  );
  asked[1]!(() => new Response(ENGINE, { headers: { "content-type": "application/wasm" } }));
  await until(() => workers.every(({ heard }) => heard.length > 0));
  for (const { heard, failures } of workers) {
    const [given] = heard as [{ engine?: unknown }];
    assert.ok(given.engine instanceof WebAssembly.Module);
    assert.equal(failures, 0);
  }
});

/** Serves methods as a worker does; gives a way to speak to it and what it says. */
async function serving(methods: object) {
  let hear: (event: { data: unknown }) => void = () => {};
  const said: object[] = [];
  Object.assign(globalThis, {
    addEventListener: (_: string, heard: typeof hear) => {
      hear = heard;
    },
    postMessage: (message: object) => void said.push(message),
  });
  serve(methods);
  const tell = (data: object) => hear({ data });
  const engine = await WebAssembly.compile(ENGINE);
  return { tell, said, start: () => tell({ engine }) };
}

const call = (id: number, method: string, ...args: unknown[]) => ({ id, method, args });
const answered = (id: number, value: unknown) => ({ id, progress: 1, value, done: true });

test("a worker that is called before the engine is there answers then, in order", async () => {
  const { tell, said, start } = await serving({ twice: (word: string) => word + word });
  tell(call(1, "twice", "first "));
  tell(call(2, "twice", "second "));
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(said, []);
  start();
  tell(call(3, "twice", "third "));
  await until(() => said.length === 3);
  assert.deepEqual(said, [
    answered(1, "first first "),
    answered(2, "second second "),
    answered(3, "third third "),
  ]);
});

test("tasks run in order, and cancelling one ends it immediately", async () => {
  const ended: string[] = [];
  function* count(name: string, to: number) {
    try {
      for (let at = 1; at < to; at++) yield name === "quiet" ? undefined : { progress: at / to };
      return name;
    } finally {
      ended.push(name);
    }
  }
  const { tell, said, start } = await serving({ count });
  start();
  tell(call(1, "count", "endless", Number.POSITIVE_INFINITY));
  tell(call(2, "count", "short", 2));
  tell(call(3, "count", "quiet", 4));
  await until(() => ended.length === 2);
  tell({ cancel: 1 });
  await until(() => ended.length === 3);
  assert.deepEqual(ended, ["short", "quiet", "endless"]);
  const of = (id: number) => said.filter((one) => "id" in one && one.id === id);
  assert.deepEqual(of(2), [{ id: 2, progress: 0.5 }, answered(2, "short")]);
  assert.deepEqual(of(3), [answered(3, "quiet")]);
  const last = said.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(said.length, last, "it does nothing any more");
});

test("a refused call leaves the others; after a bug all answers stop", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const refusal = Object.assign(new Error("Choose a smaller board."), { code: "size" });
  function* fail(error: Error) {
    yield;
    throw error;
  }
  function* wait() {
    for (let slices = 0; slices < 4; slices++) yield;
    return "waited";
  }
  const { tell, said, start } = await serving({ fail, wait });
  start();
  tell(call(1, "fail", refusal));
  tell(call(2, "wait"));
  await until(() => said.length === 2);
  assert.deepEqual(said, [
    { id: 1, problem: "Choose a smaller board.", fault: "refused" },
    answered(2, "waited"),
  ]);
  tell(call(3, "fail", new TypeError("no")));
  tell(call(4, "wait"));
  await until(() => said.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(said.slice(2), [
    { id: 3, problem: "A bug stopped this: try again.", fault: "bug" },
  ]);
});
