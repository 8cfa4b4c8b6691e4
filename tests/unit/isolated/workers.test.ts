import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { EngineClient } from "../../../www/engine/engine-client.ts";
import type { Puzzle } from "../../../www/engine/generated/puzzle.ts";
import type { ModuleName } from "../../../www/engine/modules.ts";
import type { ToWorker } from "../../../www/engine/protocol.ts";
import { serve } from "../../../www/engine/serve.ts";
import { codeOf } from "../code.ts";

const PUZZLE: Puzzle = { game: "queens", rows: 8, columns: 8, squares: [], closed: false };
const LANE = { solver: "backtracking", options: "", seed: 0 };

/** A worker, as the page sees it. */
class FakeWorker extends EventTarget {
  /** The messages it received. */
  heard: ToWorker[] = [];

  postMessage(message: ToWorker) {
    this.heard.push(message);
  }

  terminate() {}
}

/** Loads modules when the test says so, and lists the requests. */
function network() {
  const asked: { name: string; answer: (how: () => Response) => void }[] = [];
  Object.assign(globalThis, {
    fetch: (address: URL) =>
      new Promise((resolve, reject) => {
        const answer = (how: () => Response) => {
          try {
            resolve(how());
          } catch (error) {
            reject(error);
          }
        };
        asked.push({ name: address.href.replace(/.*\/|_bg.*/g, ""), answer });
      }),
  });
  return asked;
}

/** A client, its workers, and the number of failed jobs. */
function clientOf() {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null });
  };
  const client = new EngineClient("The puzzle engine", start);
  const failed: string[] = [];
  const hear = ({ problem }: { problem: string }) => void (problem && failed.push(problem));
  return { workers, client, failed, hear };
}

/** Waits for something to become true. */
async function until(is: () => boolean) {
  while (!is()) await new Promise((resolve) => setTimeout(resolve));
}

test("every worker gets the modules that its calls need, and the page fetches each once", async () => {
  const asked = network();
  const [one, other] = [clientOf(), clientOf()];
  one.client.call("solutions", [PUZZLE], one.hear);
  assert.deepEqual(
    asked.map(({ name }) => name),
    ["queens"],
  );
  asked[0]!.answer(() => {
    throw new TypeError("Failed to fetch");
  });
  await until(() => one.failed.length === 1);

  one.client.call("solutions", [PUZZLE], one.hear);
  one.client.call("solutions", [PUZZLE], one.hear);
  other.client.call("ghost", [PUZZLE, LANE, LANE, 1], other.hear);
  other.client.call("ways", [PUZZLE], other.hear);
  assert.deepEqual(
    asked.map(({ name }) => name),
    ["queens", "queens", "thinking"],
    "once for the lost request, once for both workers",
  );
  for (const { name, answer } of asked.slice(1)) {
    const headers = { "content-type": "application/wasm" };
    answer(() => new Response(codeOf(name as ModuleName), { headers }));
  }
  const given = ({ workers }: typeof one) =>
    workers.at(-1)!.heard.flatMap((message) => ("module" in message ? message.module : []));
  await until(() => given(one).length === 1 && given(other).length === 2);
  assert.deepEqual([given(one), given(other).sort()], [["queens"], ["queens", "thinking"]]);
  assert.deepEqual(other.failed, []);
});

/** Serves methods as a worker does; returns a way to send messages, and the replies. */
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
  assert.deepEqual(said.splice(0), [{ id: 0 }], "its script has loaded");
  const tell = (data: object) => hear({ data });
  const code = await WebAssembly.compile(codeOf("table"));
  return { tell, said, start: () => tell({ module: "table", code }) };
}

const NEEDS: ModuleName[] = ["table"];

const call = (id: number, method: string, ...args: unknown[]) => {
  const needs = NEEDS;
  return { id, method, args, needs };
};
const answered = (id: number, value: unknown) => ({ id, progress: 1, value, done: true });

test("a worker called before its modules arrive answers once they do, in order", async () => {
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
  assert.equal(said.length, last, "it has stopped");
});

test("a refused call leaves the others alone; after a bug all answers stop", async () => {
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
