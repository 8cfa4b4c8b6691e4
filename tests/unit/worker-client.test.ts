import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { test, vi } from "vitest";
import { KEPT } from "../../www/core/clock.ts";
import { whenever } from "../../www/core/derived.ts";
import { same } from "../../www/core/same.ts";
import { begin, EngineClient } from "../../www/engine/engine-client.ts";
import type { Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { Deduction, Hint, Imagined, Ways } from "../../www/engine/generated/thinking.ts";
import type { JobState } from "../../www/engine/job.ts";
import { boardToCount, CountController } from "../../www/play/editor/count-controller.ts";
import { HintController } from "../../www/play/hint/hint-controller.ts";
import { toDraft } from "../../www/store/changes.ts";
import { initialState } from "../../www/store/state.ts";
import { from } from "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { DAILY } from "./invented-day.ts";

/** A client, and its workers in the order they start. */
function setUp() {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const engine = new EngineClient("The puzzle engine", start);
  /** The reports of each job, in order. */
  const told: string[] = [];
  const tell = ({ value, progress, problem, fault }: JobState<unknown>) =>
    void told.push(problem ? `${fault}: ${problem}` : `${progress}: ${JSON.stringify(value)}`);
  const ask = () => engine.call("ways", [PUZZLE], tell);
  return { workers, start, engine, told, tell, ask };
}

const PUZZLE = from("queens", []);
const HINT: Hint = {
  possible: { answer: "yes", ways: 1, text: "" },
  mistake: null,
  reasoning: null,
  thumb: null,
  step: null,
};
/** A moment of a what-if. */
const imagined = (text: string): Imagined => ({
  text,
  pieces: [],
  ruledOut: [],
  line: null,
  named: [],
});
const DEDUCTION: Deduction = {
  rule: "",
  name: "",
  text: "",
  named: [],
  lines: [],
  imagined: null,
  pairs: [],
  placed: null,
  ruledOut: [],
  leansOn: [],
  whatIf: [imagined("one"), imagined("two")],
};
const ways = (count: number): Ways => ({ answer: "several", count, total: 92, text: "" });
test("the first call starts a worker, which serves all calls", () => {
  const { workers, engine, told, tell, ask } = setUp();
  assert.equal(workers.length, 0);
  const [one, two] = [ask(), engine.call("daily", [DAILY.date], tell)];
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0]!.calls, [
    { id: 1, method: "ways", args: [PUZZLE], needs: ["thinking"] },
    { id: 2, method: "daily", args: [DAILY.date], needs: ["thinking"] },
  ]);
  workers[0]!.answer(DAILY, 2);
  workers[0]!.answer(ways(1), 1);
  assert.deepEqual([one.value, two.value, told.length], [ways(1), DAILY, 2]);
  assert.deepEqual([one.isOpen, workers[0]!.ended], [false, 0]);
});

test("cancelling a call tells the worker, and a late answer is ignored", () => {
  const { workers, told, ask } = setUp();
  const job = ask();
  job.cancel();
  job.cancel();
  assert.deepEqual(workers[0]!.heard.slice(1), [{ cancel: 1 }], "cancelled once");
  workers[0]!.answer(ways(3), 1);
  job.update({ value: ways(3), done: true });
  assert.deepEqual([told, job.value, job.done], [[], null, false]);
});

test("a job reports nothing after its end", () => {
  const { workers, told, ask } = setUp();
  const job = ask();
  workers[0]!.answer(ways(3));
  workers[0]!.answer(ways(4));
  workers[0]!.refuse("Choose a smaller board.", "refused", 1);
  job.update({ value: ways(4) });
  assert.deepEqual([job.value, job.problem, told.length], [ways(3), "", 1]);
});

test("a refused call says why, and the worker continues", () => {
  const { workers, told, ask } = setUp();
  const job = ask();
  workers[0]!.refuse("Choose a smaller board.", "refused");
  assert.deepEqual(told, ["refused: Choose a smaller board."]);
  ask();
  assert.deepEqual([job.isOpen, workers.length, workers[0]!.ended], [false, 1, 0]);
});

test("a broken worker fails its current call, and another worker answers the rest", () => {
  const { workers, told, ask } = setUp();
  const [one, two, three] = [ask(), ask(), ask()];
  workers[0]!.refuse("Choose a smaller board.", "full", 1);
  assert.deepEqual([one.fault, two.fault, two.isOpen], ["full", null, true]);
  assert.deepEqual([workers[0]!.ended, workers.length], [1, 2]);
  assert.deepEqual(
    workers[1]!.calls.map(({ id }) => id),
    [2, 3],
  );
  workers[0]!.answer(ways(1), 2);
  assert.ok(two.isOpen, "messages of the broken worker are ignored");
  workers[1]!.refuse("A bug stopped this: try again.", "bug", 2);
  workers[2]!.answer(ways(3), 3);
  assert.deepEqual([two.fault, three.value, told.length], ["bug", ways(3), 3]);
});

test("if no worker can start, all calls fail, and the next call tries again", () => {
  const { workers, told, ask } = setUp();
  const jobs = [ask(), ask()];
  workers[0]!.fail();
  const lost = "lost: The puzzle engine could not be loaded: load the page again.";
  assert.deepEqual(told, [lost, lost]);
  assert.ok(jobs.every(({ isOpen }) => !isOpen));
  ask();
  assert.deepEqual([workers.length, workers[1]!.calls.length], [2, 1]);
});

test("a job reports its progress, and has no value once it fails", () => {
  const { workers, told, ask } = setUp();
  const job = ask();
  workers[0]!.say({ progress: 0.5, value: ways(2) });
  assert.deepEqual([job.progress, job.value, job.isOpen], [0.5, ways(2), true]);
  workers[0]!.refuse("A bug stopped this: try again.", "bug");
  assert.deepEqual([job.progress, job.value, told.length], [0, null, 2]);
});

test("a job’s own worker ends with the job, however it ends", () => {
  const { workers, start, told, tell } = setUp();
  const alone = () => begin("solutions", [PUZZLE], tell, start);
  const jobs = [alone(), alone(), alone(), alone()];
  assert.equal(workers.length, 4);
  workers[0]!.say({ progress: 0.5 });
  assert.equal(workers[0]!.ended, 0);
  workers[0]!.answer(92);
  workers[1]!.refuse("A bug stopped this: try again.", "bug");
  workers[2]!.fail();
  jobs[3]!.cancel();
  assert.deepEqual(
    workers.map(({ ended, heard }) => [ended, heard.length]),
    [1, 1, 1, 1].map((times) => [times, 1]),
  );
  assert.deepEqual(told.slice(1), [
    "1: 92",
    "bug: A bug stopped this: try again.",
    "lost: This could not be loaded: load the page again.",
  ]);
});

/** A game with these moves. */
const gameAt = (record: string) => ({
  puzzle: PUZZLE,
  record,
  solved: false,
  hints: 0,
  countHint() {
    this.hints++;
  },
  advise: () => {},
});

test("a hint shows its reasoning on the board at once, and counts once", () => {
  const { workers, engine } = setUp();
  const hinting = new HintController(engine);
  const game = gameAt("a8");
  const view = () => hinting.view;
  const drawn = () => hinting.drawn;
  assert.equal(view(), null);
  hinting.ask("hint", game);
  assert.deepEqual([view()?.stage, drawn(), game.hints], ["thinking", null, 0]);
  assert.deepEqual(workers[0]!.calls, [
    { id: 1, method: "hint", args: [PUZZLE, "a8"], needs: ["thinking"] },
  ]);
  workers[0]!.answer({ ...HINT, reasoning: DEDUCTION });
  assert.deepEqual([view()?.stage, game.hints], ["told", 1]);
  assert.equal(drawn()?.imagined, null);
  hinting.stepWhatIf(1);
  assert.equal(drawn()?.imagined?.text, "one");
  hinting.stepWhatIf(5);
  assert.equal(drawn()?.imagined?.text, "two", "the last part stays");
  hinting.close();
  assert.deepEqual([view(), drawn()], [null, null]);
  hinting.ask("hint", game);
  assert.deepEqual(
    [view()?.stage, game.hints],
    ["told", 1],
    "the same hint returns at once and is free",
  );
  assert.equal(workers[0]!.calls.length, 1);
});

test("a check says yes or no, draws nothing and doesn’t count", () => {
  const { workers, engine } = setUp();
  const hinting = new HintController(engine);
  const game = gameAt("a8");
  hinting.ask("check", game);
  workers[0]!.answer({ ...HINT, reasoning: DEDUCTION });
  assert.deepEqual([hinting.view?.asked, hinting.view?.stage], ["check", "told"]);
  assert.deepEqual([hinting.drawn, game.hints], [null, 0]);
  hinting.ask("hint", game);
  assert.deepEqual([hinting.view?.stage, game.hints], ["told", 1], "the answer is known");
  assert.ok(hinting.drawn);
});

test("a hint ends with its position", () => {
  const { workers, engine } = setUp();
  const hinting = new HintController(engine);
  hinting.ask("hint", gameAt("a8"));
  hinting.keepFor(gameAt("a8"));
  assert.equal(hinting.view?.stage, "thinking");
  hinting.keepFor(gameAt("a8 b6"));
  assert.equal(hinting.view, null);
  workers[0]!.answer(HINT);
  assert.equal(hinting.view, null, "an answer for another board is ignored");
});

test("an unavailable hint says so, and is not counted", () => {
  const { workers, engine } = setUp();
  const hinting = new HintController(engine);
  const game = gameAt("");
  hinting.ask("hint", game);
  workers[0]!.refuse("A bug stopped this: try again.", "bug");
  assert.deepEqual([hinting.view?.stage, game.hints], ["trouble", 0]);
  assert.equal(hinting.view?.trouble, "A bug stopped this: try again.");
});

/** A state in which a board is being set up. */
const settingUp = ({ rows, columns, squares, closed }: Puzzle) =>
  toDraft("queens", { rows, columns, squares, closed, blocked: [], regions: null })(initialState());

test("solutions are counted once for a board, and again when it changes", () => {
  const { workers, engine } = setUp();
  const drafting = new CountController(engine);
  const state = signal(settingUp(PUZZLE));
  whenever(
    () => boardToCount(state.value),
    (puzzle) => drafting.begin(puzzle),
    same,
  );
  state.value = settingUp({ ...PUZZLE });
  assert.equal(workers[0]!.asked.length, 1);
  state.value = settingUp({ ...PUZZLE, rows: 6, columns: 6 });
  assert.deepEqual(workers[0]!.heard[1], { cancel: 1 });
  workers[0]!.answer({ answer: "several", count: 4, total: 4, text: "" });
  assert.equal(drafting.count.ways?.count, 4);
  state.value = settingUp(PUZZLE);
  drafting.stop();
  assert.deepEqual(drafting.count, { ways: null, counting: false, trouble: "" });
});

test("a worker idle for two minutes ends, and the next call starts another", () => {
  const { engine, workers, told, ask } = setUp();
  const [LATER, MUCH_LATER] = [KEPT + 5, 3 * KEPT];
  ask();
  for (const now of [0, LATER]) engine.tidy(now);
  assert.equal(workers[0]?.ended, 0, "it is at work");
  workers[0]?.answer(ways(1));
  for (const now of [LATER, LATER + KEPT - 1]) engine.tidy(now);
  assert.equal(workers[0]?.ended, 0);
  engine.tidy(LATER + KEPT);
  assert.equal(workers[0]?.ended, 1);
  ask();
  engine.tidy(MUCH_LATER);
  workers[1]?.answer(ways(2));
  assert.deepEqual([workers.length, workers[1]?.ended, told.length], [2, 0, 2]);
});

test("if the browser allows no worker, the call fails after it was made, and the next one tries again", async () => {
  const { workers, told, tell, start } = setUp();
  let isAllowed = false;
  const engine = new EngineClient("The race", () => {
    if (!isAllowed) throw new DOMException("denied", "SecurityError");
    return start();
  });
  const ask = () => engine.call("ways", [PUZZLE], tell);
  ask();
  assert.deepEqual(told, []);
  await Promise.resolve();
  assert.deepEqual(told, ["lost: The race could not be loaded: load the page again."]);
  // In a sandboxed frame that would not help.
  vi.stubGlobal("origin", "null");
  ask();
  await Promise.resolve();
  vi.unstubAllGlobals();
  assert.equal(told[1], "lost: The race could not be loaded: open it in a tab.");
  isAllowed = true;
  ask();
  workers[0]!.answer(ways(3));
  assert.equal(told.length, 3);
});
