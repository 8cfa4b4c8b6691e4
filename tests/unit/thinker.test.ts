import assert from "node:assert/strict";
import { test } from "vitest";
import { EnginePanic } from "../../www/engine/door.ts";
import { Thinker } from "../../www/engine/thinker.ts";
import { Drafting } from "../../www/run/drafting.ts";
import { Hinting } from "../../www/run/hinting.ts";

/** A worker that answers when it is told to. */
class Fake extends EventTarget {
  heard: any[] = [];
  ended = false;
  postMessage(message: any) {
    this.heard.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: any) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

function setUp() {
  const workers: Fake[] = [];
  const start = () => {
    workers.push(new Fake());
    return workers.at(-1) as any;
  };
  return { workers, thinker: new Thinker(start) };
}

const PUZZLE = {
  game: "queens" as const,
  rows: 8,
  columns: 8,
  squares: [],
  closed: false,
};
const hint = (answer = "yes"): any => ({
  possible: { answer, ways: 1, text: "" },
  reasoning: null,
});
/** Lets promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("no worker is started before there is a question, and one serves all", async () => {
  const { workers, thinker } = setUp();
  assert.equal(workers.length, 0);
  const one = thinker.think({ ask: "ways", puzzle: PUZZLE });
  const two = thinker.think({ ask: "daily", date: "2026-11-21" });
  assert.equal(workers.length, 1);
  workers[0].say({ id: 2, answer: "two" });
  workers[0].say({ id: 1, answer: "one" });
  assert.deepEqual(await Promise.all([one.answer, two.answer]), ["one", "two"]);
});

test("a question that is dropped is told to the worker, and its answer is not heard", async () => {
  const { workers, thinker } = setUp();
  let heard = false;
  const asked = thinker.think({ ask: "ways", puzzle: PUZZLE });
  asked.answer.then(() => {
    heard = true;
  });
  asked.drop();
  asked.drop();
  assert.deepEqual(workers[0].heard.at(-1), { id: 1, drop: true });
  assert.equal(workers[0].heard.length, 2, "dropped once");
  workers[0].say({ id: 1, answer: 3 });
  await settled();
  assert.equal(heard, false);
});

test("a question that is refused says why; the worker goes on", async () => {
  const { workers, thinker } = setUp();
  const asked = thinker.think({ ask: "ways", puzzle: PUZZLE });
  workers[0].say({ id: 1, failure: "Choose a smaller board.", fault: "refused" });
  await assert.rejects(asked.answer, { message: "Choose a smaller board." });
  assert.equal(workers[0].ended, false);
});

test("a worker that breaks fails what it worked on, and another is asked the rest", async () => {
  const { workers, thinker } = setUp();
  const [one, two, three] = ["full", "bug", ""].map(() =>
    thinker.think({ ask: "ways", puzzle: PUZZLE }),
  );
  workers[0].say({ id: 1, failure: "Choose a smaller board.", fault: "full" });
  await assert.rejects(one.answer, (error) => !(error instanceof EnginePanic));
  assert.deepEqual([workers[0].ended, workers.length], [true, 2]);
  assert.deepEqual(
    workers[1].heard.map(({ id }) => id),
    [2, 3],
  );
  workers[1].say({ id: 2, failure: "A bug stopped this: try again.", fault: "bug" });
  await assert.rejects(two.answer, EnginePanic);
  workers[2].say({ id: 3, answer: "three" });
  assert.equal(await three.answer, "three");
});

test("where no worker can be started all questions fail, and the next one tries again", async () => {
  const { workers, thinker } = setUp();
  const [one, two] = [1, 2].map(() => thinker.think({ ask: "ways", puzzle: PUZZLE }));
  workers[0].dispatchEvent(new Event("error"));
  await assert.rejects(one.answer, /could not be loaded/);
  await assert.rejects(two.answer, /could not be loaded/);
  thinker.think({ ask: "ways", puzzle: PUZZLE });
  assert.deepEqual([workers.length, workers[1].heard.length], [2, 1]);
});

test("a hint is told strength by strength", async () => {
  const { workers, thinker } = setUp();
  let changes = 0;
  const hinting = new Hinting(thinker, () => changes++);
  assert.equal(hinting.view, null);
  hinting.open();
  assert.equal(hinting.view?.stage, "ask");
  hinting.think(PUZZLE, "a8");
  assert.equal(hinting.view?.stage, "thinking");
  assert.deepEqual(workers[0].heard[0].question, { ask: "hint", puzzle: PUZZLE, record: "a8" });
  workers[0].say({ id: 1, answer: { ...hint(), reasoning: { whatIf: ["one", "two"] } } });
  await settled();
  assert.deepEqual([hinting.view?.stage, changes], ["possible", 1]);
  assert.equal(hinting.drawn, null, "nothing is drawn before the reasoning is asked for");
  hinting.reason();
  assert.equal(hinting.drawn?.imagined, null);
  hinting.stepWhatIf(1);
  assert.equal(hinting.drawn?.imagined, "one");
  hinting.stepWhatIf(5);
  assert.equal(hinting.drawn?.imagined, "two", "the last is the last");
  hinting.close();
  assert.equal(hinting.view, null);
});

test("a hint is forgotten when the board changes, and asked for anew", async () => {
  const { workers, thinker } = setUp();
  const hinting = new Hinting(thinker, () => {});
  hinting.open();
  hinting.think(PUZZLE, "a8");
  hinting.heed("a8");
  assert.equal(hinting.view?.stage, "thinking");
  hinting.heed("a8 b6");
  assert.equal(hinting.view?.stage, "ask");
  workers[0].say({ id: 1, answer: hint() });
  await settled();
  assert.equal(hinting.view?.stage, "ask", "an answer to another board is not heard");
});

test("a hint that cannot be had says so", async () => {
  const { workers, thinker } = setUp();
  const hinting = new Hinting(thinker, () => {});
  hinting.open();
  hinting.think(PUZZLE, "");
  workers[0].say({ id: 1, failure: "A bug stopped this: try again.", fault: "bug" });
  await settled();
  assert.equal(hinting.view?.stage, "trouble");
  assert.equal(hinting.view?.trouble, "A bug stopped this: try again.");
});

test("solutions are counted once a board, and anew when it changes", async () => {
  const { workers, thinker } = setUp();
  const drafting = new Drafting(thinker, () => {});
  drafting.heed(PUZZLE);
  drafting.heed({ ...PUZZLE });
  assert.equal(workers[0].heard.length, 1);
  drafting.heed({ ...PUZZLE, rows: 6, columns: 6 });
  assert.deepEqual(workers[0].heard[1], { id: 1, drop: true });
  workers[0].say({ id: 2, answer: { answer: "several", count: 4, total: 4, text: "" } });
  await settled();
  assert.equal(drafting.count.ways?.count, 4);
  drafting.heed(PUZZLE);
  drafting.stop();
  assert.deepEqual(drafting.count, { ways: null, counting: false, trouble: "" });
});
