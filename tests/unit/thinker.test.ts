import assert from "node:assert/strict";
import { test } from "vitest";
import { EnginePanic } from "../../www/engine/door.ts";
import type { Failure } from "../../www/engine/faults.ts";
import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import type {
  DayPuzzles,
  Deduction,
  Hint,
  Imagined,
  Thought,
  Ways,
} from "../../www/engine/generated/thinking.ts";
import { type Message, Thinker } from "../../www/engine/thinker.ts";
import { CountController } from "../../www/run/count-controller.ts";
import { HintController } from "../../www/run/hint-controller.ts";
import { toDraft } from "../../www/state/changes.ts";
import { initialState } from "../../www/state/state.ts";
import { from } from "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";

type Reply = { id: number; answer: Thought } | ({ id: number } & Failure);

/** What thinks, and its workers in the order in which they are started. */
function setUp() {
  const workers: FakeWorker<Message, Reply>[] = [];
  const start = () => {
    const worker = new FakeWorker<Message, Reply>();
    workers.push(worker);
    return worker;
  };
  return { workers, thinker: new Thinker(start) };
}

const PUZZLE = from("queens", []);
const HINT: Hint = {
  possible: { answer: "yes", ways: 1, text: "" },
  ...{ mistake: null, reasoning: null, step: null },
};
/** A moment of a what-if. */
const imagined = (text: string): Imagined => ({ text, pieces: [], ruledOut: [], line: null });
const DEDUCTION: Deduction = {
  ...{ rule: "", name: "", text: "", named: [], lines: [], imagined: null, pairs: [] },
  ...{ placed: null, ruledOut: [], leansOn: [], whatIf: [imagined("one"), imagined("two")] },
};
const ways = (count: number): Ways => ({ answer: "several", count, total: 92, text: "" });
const DAY: DayPuzzles = {
  ...{ date: "2026-11-21", version: 1, queens: { size: "8x8", at: [], grade: "easy" } },
  knights: { size: "6x6", at: ["a6"], closed: false, blocked: [], grade: "easy" },
};
/** Lets promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("no worker is started before there is a question, and one serves all", async () => {
  const { workers, thinker } = setUp();
  assert.equal(workers.length, 0);
  const one = thinker.think({ ask: "ways", puzzle: PUZZLE });
  const two = thinker.think({ ask: "daily", date: "2026-11-21" });
  assert.equal(workers.length, 1);
  workers[0]!.say({ id: 2, answer: DAY });
  workers[0]!.say({ id: 1, answer: ways(1) });
  assert.deepEqual(await Promise.all([one.answer, two.answer]), [ways(1), DAY]);
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
  assert.deepEqual(workers[0]!.asked.at(-1), { id: 1, drop: true });
  assert.equal(workers[0]!.asked.length, 2, "dropped once");
  workers[0]!.say({ id: 1, answer: ways(3) });
  await settled();
  assert.equal(heard, false);
});

test("a question that is refused says why; the worker goes on", async () => {
  const { workers, thinker } = setUp();
  const asked = thinker.think({ ask: "ways", puzzle: PUZZLE });
  workers[0]!.say({ id: 1, failure: "Choose a smaller board.", fault: "refused" });
  await assert.rejects(asked.answer, { message: "Choose a smaller board." });
  assert.equal(workers[0]!.ended, 0);
});

test("a worker that breaks fails what it worked on, and another is asked the rest", async () => {
  const { workers, thinker } = setUp();
  const ask = () => thinker.think({ ask: "ways", puzzle: PUZZLE });
  const [one, two, three] = [ask(), ask(), ask()];
  workers[0]!.say({ id: 1, failure: "Choose a smaller board.", fault: "full" });
  await assert.rejects(one.answer, (error) => !(error instanceof EnginePanic));
  assert.deepEqual([workers[0]!.ended, workers.length], [1, 2]);
  assert.deepEqual(
    workers[1]!.asked.map(({ id }) => id),
    [2, 3],
  );
  workers[1]!.say({ id: 2, failure: "A bug stopped this: try again.", fault: "bug" });
  await assert.rejects(two.answer, EnginePanic);
  workers[2]!.say({ id: 3, answer: ways(3) });
  assert.deepEqual(await three.answer, ways(3));
});

test("where no worker can be started all questions fail, and the next one tries again", async () => {
  const { workers, thinker } = setUp();
  const ask = () => thinker.think({ ask: "ways", puzzle: PUZZLE });
  const [one, two] = [ask(), ask()];
  workers[0]!.fail();
  await assert.rejects(one.answer, /could not be loaded/);
  await assert.rejects(two.answer, /could not be loaded/);
  thinker.think({ ask: "ways", puzzle: PUZZLE });
  assert.deepEqual([workers.length, workers[1]!.asked.length], [2, 1]);
});

test("a hint is told strength by strength", async () => {
  const { workers, thinker } = setUp();
  let changes = 0;
  const hinting = new HintController(thinker, () => changes++);
  const view = () => hinting.view;
  const drawn = () => hinting.drawn;
  assert.equal(view(), null);
  hinting.open();
  assert.equal(view()?.stage, "ask");
  hinting.think(PUZZLE, "a8");
  assert.equal(view()?.stage, "thinking");
  const question = { ask: "hint", puzzle: PUZZLE, record: "a8" };
  assert.deepEqual(workers[0]!.asked[0], { id: 1, question });
  workers[0]!.say({ id: 1, answer: { ...HINT, reasoning: DEDUCTION } });
  await settled();
  assert.deepEqual([view()?.stage, changes], ["possible", 1]);
  assert.equal(drawn(), null, "nothing is drawn before the reasoning is asked for");
  hinting.reason();
  assert.equal(drawn()?.imagined, null);
  hinting.stepWhatIf(1);
  assert.equal(drawn()?.imagined?.text, "one");
  hinting.stepWhatIf(5);
  assert.equal(drawn()?.imagined?.text, "two", "the last is the last");
  hinting.close();
  assert.equal(view(), null);
});

test("a hint is forgotten when the board changes, and asked for anew", async () => {
  const { workers, thinker } = setUp();
  const hinting = new HintController(thinker, () => {});
  hinting.open();
  hinting.think(PUZZLE, "a8");
  hinting.follow({ mode: "play" }, { solved: false, record: "a8" });
  assert.equal(hinting.view?.stage, "thinking");
  hinting.follow({ mode: "play" }, { solved: false, record: "a8 b6" });
  assert.equal(hinting.view?.stage, "ask");
  workers[0]!.say({ id: 1, answer: HINT });
  await settled();
  assert.equal(hinting.view?.stage, "ask", "an answer to another board is not heard");
});

test("a hint that cannot be had says so", async () => {
  const { workers, thinker } = setUp();
  const hinting = new HintController(thinker, () => {});
  hinting.open();
  hinting.think(PUZZLE, "");
  workers[0]!.say({ id: 1, failure: "A bug stopped this: try again.", fault: "bug" });
  await settled();
  assert.equal(hinting.view?.stage, "trouble");
  assert.equal(hinting.view?.trouble, "A bug stopped this: try again.");
});

/** A state in which a board is being set up. */
const settingUp = ({ rows, columns, squares, closed }: Puzzle) =>
  toDraft("queens", { rows, columns, squares, closed, blocked: [] })(initialState());

test("solutions are counted once a board, and anew when it changes", async () => {
  const { workers, thinker } = setUp();
  const drafting = new CountController(thinker, () => {});
  drafting.follow(settingUp(PUZZLE));
  drafting.follow(settingUp({ ...PUZZLE }));
  assert.equal(workers[0]!.asked.length, 1);
  drafting.follow(settingUp({ ...PUZZLE, rows: 6, columns: 6 }));
  assert.deepEqual(workers[0]!.asked[1], { id: 1, drop: true });
  workers[0]!.say({ id: 2, answer: { answer: "several", count: 4, total: 4, text: "" } });
  await settled();
  assert.equal(drafting.count.ways?.count, 4);
  drafting.follow(settingUp(PUZZLE));
  drafting.stop();
  assert.deepEqual(drafting.count, { ways: null, counting: false, trouble: "" });
});
