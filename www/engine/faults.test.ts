/** Errors in a worker: the page reports them correctly, and the next question is answered. */
import assert from "node:assert/strict";
import { afterAll, test, vi } from "vitest";
import { Thinking } from "../../tests/unit/engine.ts";
import { NodeWorker } from "../../tests/unit/node-worker.ts";
import { EngineFull, EnginePanic } from "./door.ts";
import { begin, EngineClient } from "./engine-client.ts";
import { failureOf } from "./faults.ts";
import type { SurveyNews } from "./generated/survey.ts";
import type { Hint, MadePuzzle, Ways } from "./generated/thinking.ts";
import type { JobState } from "./job.ts";
import type { Tried } from "./methods.ts";
import { Racer } from "./racer.ts";
import { RemoteRun } from "./remote.ts";
import { MOMENT } from "./wanted.ts";

/** Extra memory in pages of 64 KiB: enough for small boards, too little for large ones. */
const FEW = 8;
const FULL =
  "This board does not fit into the memory that the browser gives: choose a smaller one.";
const BUG = "A bug stopped this: try again.";

const workers: NodeWorker[] = [];
afterAll(() => workers.forEach((worker) => void worker.terminate()));

/** Starts a worker with little memory. */
const cramped = (): Worker => {
  const worker = new NodeWorker("engine/engine.worker.ts", FEW);
  workers.push(worker);
  return worker;
};

const board = (game: "queens" | "knights", side: number) => ({
  game,
  rows: side,
  columns: side,
  closed: false,
  squares: game === "knights" ? [0] : [],
});

const ORDER = { solver: "linear", options: "", seed: 0 };

/** Waits until a value is defined. */
async function eventually<T>(visiblePart: () => T | null): Promise<T> {
  for (;;) {
    const seen = visiblePart();
    if (seen !== null) return seen;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test("a refusal, a lack of memory and a bug are different errors", () => {
  const { mock } = vi.spyOn(console, "error").mockImplementation(() => {});
  const refused = Object.assign(new Error("Choose a smaller board."), { code: "size" });
  assert.deepEqual(failureOf(refused), { problem: refused.message, fault: "refused" });
  for (const full of [
    new EngineFull("trap"),
    new RangeError("Array buffer allocation failed"),
    new DOMException("The ImageBitmap could not be allocated.", "InvalidStateError"),
  ]) {
    assert.deepEqual(failureOf(full), { problem: FULL, fault: "full" });
  }
  assert.equal(mock.calls.length, 0);
  for (const bug of [
    new EnginePanic("The engine has stopped."),
    new TypeError("no"),
    "unreachable",
  ]) {
    assert.deepEqual(failureOf(bug), { problem: BUG, fault: "bug" });
  }
  assert.equal(mock.calls.length, 3, "a bug is reported in the console");
});

/** The value of a job, or the reason that it has none. */
const ending = <Value>(start: (onChange: (state: JobState<Value>) => void) => void) =>
  new Promise<string | Value>((resolve) => {
    start(({ done, problem, value }) => {
      if (done || problem) resolve(problem || value!);
    });
  });

test("the engine reports that a board is too large, and answers the next question", async () => {
  const engine = new EngineClient("The puzzle engine", cramped);
  const ways = (side: number) =>
    ending<Ways>((heard) => engine.call("ways", [board("queens", side)], heard));
  const large = ending<Hint>((heard) => engine.call("hint", [board("knights", 64), ""], heard));
  const others = [ways(4), ways(6)];
  assert.equal(await large, FULL);
  const known = await Promise.all(others);
  assert.deepEqual(
    known.map((one) => typeof one === "object" && one.count),
    [2, 4],
  );
  assert.match(String(await ways(100)), /^Boards up to 64 × 64 can be played by hand/);
});

test("questions at the same time get the same answers as one by one", async () => {
  const engine = new EngineClient("The puzzle engine", cramped);
  const request = { game: "queens", rows: 8, columns: 8, locks: 2, grade: "easy" } as const;
  const made = (seed: number) =>
    ending<MadePuzzle | Tried>((heard) => engine.call("generate", [{ ...request, seed }], heard));
  const together = await Promise.all([1, 2, 3].map(made));
  const alone = [1, 2, 3].map((seed) => {
    const thinking = Thinking.generate({ ...request, seed });
    while (!thinking.work(5));
    return thinking.answer();
  });
  assert.deepEqual(together, alone);
});

test("a race that is too large says so, and the next one runs", async () => {
  const racer = new Racer(() => {}, cramped);
  const told = (side: number) => {
    const lanes = [ORDER, ORDER];
    racer.begin(
      { puzzle: board("queens", side), lanes, limit: 99 },
      { request: { do: "show" }, wanted: MOMENT },
    );
    racer.rest();
    return eventually(() => racer.problem || racer.snapshot?.lanes.length || null);
  };
  assert.equal(await told(1_000_000), FULL);
  assert.equal(await told(6), 2);
});

test("a run that is too large says so, and the next one runs", async () => {
  const told = async (side: number) => {
    const run = new RemoteRun({ puzzle: board("queens", side), ...ORDER }, cramped);
    await eventually(() => (run.waiting ? null : true));
    const { sentence } = run.snapshot;
    run.free();
    return sentence?.text;
  };
  assert.equal(await told(1_000_000), FULL);
  assert.equal(await told(100), "100 queens to place.");
});

test("work that is too large is reported, and the next question is answered", async () => {
  const course = (side: number) => {
    const order = { puzzle: board("queens", side), lane: ORDER, limit: 99 };
    return ending<SurveyNews>((heard) =>
      begin("survey", [{ survey: "course", ...order }], heard, cramped),
    );
  };
  assert.equal(await course(1_000_000), FULL);
  const ties = ending<Uint8Array>((heard) => begin("ties", [1e6, 1e6], heard, cramped));
  assert.equal(await ties, FULL, "nor into the page’s");
  const run = await course(8);
  assert.ok(typeof run === "object" && run.done);
  const puzzle = board("queens", 8);
  const solutions = ending<number>((heard) => begin("solutions", [puzzle], heard, cramped));
  assert.equal(await solutions, 92);
});
