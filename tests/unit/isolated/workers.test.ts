import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { answer, equipped } from "../../../www/engine/workers.ts";
import "../engine.ts";

const ENGINE = readFileSync(new URL("../../../www/pkg/engine_bg.wasm", import.meta.url));
const SCRIPT = new URL("../../../www/engine/thinker.worker.ts", import.meta.url);

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

/** Has the engine arrive when it is told to; gives how often it was asked for. */
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
  const worker: unknown = equipped(SCRIPT);
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

test("a worker that is asked before the engine is there answers then, in order", async () => {
  let hear: (event: { data: unknown }) => void = () => {};
  Object.assign(globalThis, {
    addEventListener: (_: string, heard: typeof hear) => {
      hear = heard;
    },
  });
  const answered: unknown[] = [];
  answer(
    (data) => void answered.push(data),
    (error) => answered.push(error),
  );
  hear({ data: "first" });
  hear({ data: "second" });
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(answered, []);
  hear({ data: { engine: await WebAssembly.compile(ENGINE) } });
  hear({ data: "third" });
  await until(() => answered.length === 3);
  assert.deepEqual(answered, ["first", "second", "third"]);
});
