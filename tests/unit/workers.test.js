import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answer, equipped } from "../../www/engine/workers.js";
import "./engine.js";

const ENGINE = readFileSync(new URL("../../www/pkg/engine_bg.wasm", import.meta.url));
const SCRIPT = new URL("../../www/engine/thinker.worker.js", import.meta.url);

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  /** What it was sent. @type {any[]} */
  heard = [];
  failures = 0;

  constructor() {
    super();
    this.addEventListener("error", () => this.failures++);
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.heard.push(message);
  }
}

/** Has the engine arrive when it is told to; gives how often it was asked for. */
function network() {
  /** @type {((how: () => Response) => void)[]} */
  const asked = [];
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

const equip = () => /** @type {FakeWorker} */ (/** @type {unknown} */ (equipped(SCRIPT)));

/** Waits for something to become true. @param {() => boolean} is */
async function until(is) {
  while (!is()) await new Promise((resolve) => setTimeout(resolve));
}

test("every worker is given the engine that the page fetches, once that is there", async () => {
  const asked = network();
  const lost = equip();
  asked[0](() => {
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
  asked[1](() => new Response(ENGINE, { headers: { "content-type": "application/wasm" } }));
  await until(() => workers.every(({ heard }) => heard.length > 0));
  for (const { heard, failures } of workers) {
    assert.ok(heard[0].engine instanceof WebAssembly.Module);
    assert.equal(failures, 0);
  }
});

test("a worker that is asked before the engine is there answers then, in order", async () => {
  /** @type {(event: {data: unknown}) => void} */
  let hear = () => {};
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ _, /** @type {typeof hear} */ heard) => {
      hear = heard;
    },
  });
  /** @type {unknown[]} */
  const answered = [];
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
