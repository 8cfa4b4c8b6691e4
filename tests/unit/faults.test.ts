/** What goes wrong in a worker: it is told truly, and what is asked next is answered. */
import assert from "node:assert/strict";
import { afterAll, test, vi } from "vitest";
import { EngineFull, EnginePanic } from "../../www/engine/door.ts";
import { errorOf, failureOf } from "../../www/engine/faults.ts";
import { Racer } from "../../www/engine/racer.ts";
import { RemoteRun } from "../../www/engine/remote.ts";
import { begin, type Task, type TaskNews } from "../../www/engine/tasks.ts";
import { Thinker } from "../../www/engine/thinker.ts";
import { employ, type News } from "../../www/engine/workers.ts";
import { LEAST } from "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { NodeWorker } from "./node-worker.ts";

/** So little memory, in pages of 64 KiB, that small boards fit and large ones don't. */
const FEW = LEAST + 8;
const FULL =
  "This board does not fit into the memory that the browser gives: choose a smaller one.";
const BUG = "A bug stopped this: try again.";

const workers: NodeWorker[] = [];
afterAll(() => workers.forEach((worker) => void worker.terminate()));

/** Has a script of a worker started with little memory. */
const cramped =
  (script: string): (() => Worker) =>
  () => {
    const worker = new NodeWorker(script, FEW);
    workers.push(worker);
    return worker;
  };

const board = (game: "queens" | "knights", side: number) => ({
  ...{ game, rows: side, columns: side, closed: false },
  squares: game === "knights" ? [0] : [],
});

const ORDER = { solver: "linear", options: "", seed: 0 };
const WANTED = { sentence: true, board: true, tree: false };

/** Waits until something is there. */
async function eventually<T>(look: () => T | null): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== null) return seen;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test("what is refused, a lack of memory and a bug are told apart", () => {
  const { mock } = vi.spyOn(console, "error").mockImplementation(() => {});
  const refused = Object.assign(new Error("Choose a smaller board."), { code: "size" });
  assert.deepEqual(failureOf(refused), { failure: refused.message, fault: "refused" });
  for (const full of [
    new EngineFull("trap"),
    new RangeError("Array buffer allocation failed"),
    new DOMException("The ImageBitmap could not be allocated.", "InvalidStateError"),
  ]) {
    assert.deepEqual(failureOf(full), { failure: FULL, fault: "full" });
  }
  assert.equal(mock.calls.length, 0);
  for (const bug of [
    new EnginePanic("The engine has stopped."),
    new TypeError("no"),
    "unreachable",
  ]) {
    assert.deepEqual(failureOf(bug), { failure: BUG, fault: "bug" });
  }
  assert.equal(mock.calls.length, 3, "a bug is told to those who look for it");
  assert.ok(errorOf({ failure: BUG, fault: "bug" }) instanceof EnginePanic);
  assert.ok(!(errorOf({ failure: FULL, fault: "full" }) instanceof EnginePanic));
});

test("what thinks says that a board does not fit, and answers what else it was asked", async () => {
  const thinker = new Thinker(cramped("engine/thinker.worker.ts"));
  const large = thinker.think({ ask: "hint", puzzle: board("knights", 64), record: "" });
  const others = [4, 6].map((side) =>
    thinker.think({ ask: "ways", puzzle: board("queens", side) }),
  );
  await assert.rejects(large.answer, { message: FULL });
  const known = await Promise.all(others.map(({ answer }) => answer));
  assert.deepEqual(
    known.map(({ count }) => count),
    [2, 4],
  );
  const refused = thinker.think({ ask: "ways", puzzle: board("queens", 100) });
  await assert.rejects(refused.answer, /^Error: Boards of up to 64 × 64 are played by hand/);
});

test("a race that does not fit says so, and the next one is run", async () => {
  const racer = new Racer(() => {}, cramped("engine/racer.worker.ts"));
  const told = (side: number) => {
    const lanes = [ORDER, ORDER];
    racer.begin(
      { puzzle: board("queens", side), lanes, limit: 99 },
      { request: { do: "show" }, wanted: WANTED },
    );
    racer.rest();
    return eventually(() => racer.problem || racer.snapshot?.lanes.length || null);
  };
  assert.equal(await told(1_000_000), FULL);
  assert.equal(await told(6), 2);
});

test("a run that does not fit says so, and the next one is run", async () => {
  const told = async (side: number) => {
    const run = new RemoteRun(
      { puzzle: board("queens", side), ...ORDER },
      cramped("engine/remote.worker.ts"),
    );
    await eventually(() => (run.waiting ? null : true));
    const { sentence } = run.snapshot;
    run.free();
    return sentence?.text;
  };
  assert.equal(await told(1_000_000), FULL);
  assert.equal(await told(100), "100 queens to place.");
});

test("work that does not fit says so, and what is asked next is worked out", async () => {
  const told = <Kind extends Task["task"]>(task: Task & { task: Kind }) =>
    new Promise<string | TaskNews<Kind>["value"]>((resolve) => {
      const heard = ({ done, failed, value }: TaskNews<Kind>) => {
        if (done || failed) resolve(failed || value);
      };
      begin(task, heard, cramped("engine/tasks.worker.ts"));
    });
  const course = (side: number) =>
    told({
      task: "survey",
      order: { survey: "course", puzzle: board("queens", side), lane: ORDER, limit: 99 },
    });
  assert.equal(await course(1_000_000), FULL);
  assert.equal(await told({ task: "ties", rows: 1e6, columns: 1e6 }), FULL, "nor into the page's");
  const run = await course(8);
  assert.ok(typeof run === "object" && run?.done);
  assert.equal(await told({ task: "solutions", puzzle: board("queens", 8) }), 92);
});

test("a worker that breaks is told of once, and let go", () => {
  const heard: News<number>[] = [];
  const worker = new FakeWorker<object, News<number>>();
  employ<number>(worker, { order: 1 }, (news) => heard.push(news));
  worker.say({ progress: 0.5, value: null, done: false, failed: "" });
  assert.deepEqual([worker.asked, worker.ended, heard.length], [[{ order: 1 }], 0, 1]);
  worker.fail();
  assert.equal(worker.ended, 1);
  assert.equal(heard[1]?.failed, "This could not be loaded: load the page again.");
});
