import assert from "node:assert/strict";
import { test } from "vitest";
import { FakeWorker } from "../../tests/unit/fake-worker.ts";
import type { Request, Snapshot } from "./generated/run.ts";
import { RemoteRun } from "./remote.ts";
import type { Overview, RunAnswer, RunAsk } from "./run-methods.ts";
import { emptySnapshot } from "./snapshots.ts";

const ORDER = {
  puzzle: {
    game: "queens" as const,
    rows: 100,
    columns: 100,
    squares: [],
    closed: false,
  },
  solver: "linear",
  options: "",
  seed: 7,
};
const LOOK = {
  left: 0,
  top: 0,
  side: 2,
  width: 200,
  height: 200,
  close: false,
  rows: 100,
  columns: 100,
  asked: null,
};
const TOLD = { sentence: true, board: false, tree: false };
const UNTOLD = { ...TOLD, sentence: false };

/** A run and its worker, which answers when the test says so. */
function pair() {
  const worker = new FakeWorker<RunAsk, RunAnswer>();
  /** Answers the last question. */
  const answer = (snapshot: Partial<Snapshot> = {}, overview: Partial<Overview> = {}) =>
    worker.answer({ snapshot: emptySnapshot(snapshot), overview: { ...OVERVIEW, ...overview } });
  const run = new RemoteRun(ORDER, () => worker);
  const ask = (request: Request, budget = Number.POSITIVE_INFINITY, wanted = TOLD) =>
    run.ask(request, budget, wanted);
  return { worker, answer, run, ask };
}

const OVERVIEW: Overview = {
  standing: 0,
  inConflict: 0,
  knight: null,
  under: null,
  image: null,
  whole: null,
};

/** A picture that counts how often it is closed. */
const image = () => {
  const bitmap = { width: 8, height: 8, closed: 0, close: () => void bitmap.closed++ };
  const place = { left: 0, top: 0, width: 8, height: 8, squaresPerPixel: 1 };
  return { bitmap, ...place, pieces: null, levels: null };
};

test("the first question names the puzzle and solver", () => {
  const { worker, run } = pair();
  assert.deepEqual([worker.asked[0]?.order, worker.last.request], [ORDER, { do: "show" }]);
  const { step, outcome, arrived, sentence } = run.snapshot;
  assert.deepEqual([step, outcome, arrived, run.waiting], [0, null, false, true]);
  assert.equal(sentence?.text, "The board is loading.");
});

test("the page sends one question at a time and adds up steps requested meanwhile", () => {
  const { worker, answer, run, ask } = pair();
  ask({ do: "advance", steps: 1 });
  ask({ do: "advance", steps: 1 });
  ask({ do: "advance", steps: 1000 }, 5, UNTOLD);
  run.setVisiblePart(LOOK);
  assert.equal(worker.asked.length, 1);
  answer({ sentence: { text: "100 queens to place.", squares: [] } });
  assert.equal(worker.asked.length, 2);
  const { request, budget, wanted, visiblePart, order } = worker.last;
  assert.deepEqual([request, budget], [{ do: "advance", steps: 1002 }, Number.POSITIVE_INFINITY]);
  assert.deepEqual([wanted, visiblePart, order], [UNTOLD, LOOK, null]);
  answer({ step: 1002 });
  assert.equal(worker.asked.length, 2);
  assert.deepEqual([run.snapshot.step, run.waiting], [1002, false]);
});

test("added-up steps never exceed the engine’s limit", () => {
  const { worker, answer, ask } = pair();
  ask({ do: "advance", steps: 2 ** 53 }, 12);
  ask({ do: "advance", steps: 2 ** 53 }, 15);
  answer();
  assert.deepEqual(
    [worker.last.request, worker.asked[1]?.budget],
    [{ do: "advance", steps: 2 ** 53 }, 15],
  );
});

test("without a requested sentence the last one stays, and highlights nothing", () => {
  const { answer, run, ask } = pair();
  answer({ sentence: { text: "Queen on a100: 198 squares ruled out.", squares: [0] } });
  assert.deepEqual(run.snapshot.sentence?.squares, [0]);
  ask({ do: "advance", steps: 100 }, 15, UNTOLD);
  answer({ step: 100 });
  assert.deepEqual(run.snapshot.sentence, {
    text: "Queen on a100: 198 squares ruled out.",
    squares: [],
  });
});

test("a profile that has not changed is kept", () => {
  const { answer, run, ask } = pair();
  const profile = { width: 1, least: Uint32Array.of(0), most: Uint32Array.of(1) };
  answer({ profile });
  ask({ do: "seek", step: 0 });
  answer();
  assert.deepEqual(run.snapshot.profile, profile);
});

test("a paused run makes no new steps", () => {
  const { worker, answer, ask } = pair();
  ask({ do: "advance", steps: 2 ** 53 }, 12);
  ask({ do: "show" }, 0);
  answer();
  assert.deepEqual([worker.last.request, worker.asked[1]?.wanted], [{ do: "show" }, TOLD]);
  answer();
  assert.equal(worker.asked.length, 2);
});

test("a run shows its target step before its board arrives", () => {
  const { worker, answer, run, ask } = pair();
  const where = () => [run.snapshot.step, run.snapshot.outcome, run.waiting];
  answer({ step: 900, reached: 900, outcome: "exhausted" });
  ask({ do: "seek", step: 2_000 });
  assert.deepEqual(where(), [900, null, true]);
  for (const step of [800, 700, 650]) ask({ do: "seek", step });
  assert.deepEqual(where(), [650, null, true]);
  answer({ step: 900, reached: 900, outcome: "exhausted" });
  assert.deepEqual(worker.last.request, { do: "seek", step: 650 }, "the steps between are skipped");
  assert.deepEqual(where(), [650, null, true]);
  answer({ step: 650, reached: 900, outcome: "solved" });
  assert.deepEqual(where(), [650, "solved", false]);
});

test("requests run in order, but a new target step replaces the last", () => {
  const { worker, answer, ask } = pair();
  let done: RunAsk | undefined;
  const sent = () => {
    const before = worker.asked.length;
    while (worker.asked.length > 0 && worker.asked.at(-1) !== done) {
      done = worker.asked.at(-1);
      answer();
    }
    return worker.asked.slice(before).map(({ request }) => request);
  };
  ask({ do: "advance", steps: 10 });
  ask({ do: "backtrack-before" });
  ask({ do: "advance", steps: 10 });
  ask({ do: "advance", steps: 10 });
  assert.deepEqual(sent(), [
    { do: "advance", steps: 10 },
    { do: "backtrack-before" },
    { do: "advance", steps: 20 },
  ]);
  ask({ do: "advance", steps: 1 });
  ask({ do: "backtrack-after" });
  ask({ do: "reach", step: 5_000 });
  ask({ do: "deepest" });
  assert.deepEqual(sent(), [{ do: "reach", step: 5_000 }, { do: "deepest" }]);
});

test("an unfinished request continues until another replaces it", () => {
  const { worker, answer, run, ask } = pair();
  answer();
  ask({ do: "next-solution" }, 15);
  answer({ step: 500, arrived: false });
  assert.deepEqual([worker.last.request, run.waiting], [{ do: "next-solution" }, true]);
  run.setVisiblePart(LOOK);
  answer({ step: 1000, arrived: false });
  assert.deepEqual([worker.last.request, worker.last.visiblePart], [{ do: "next-solution" }, LOOK]);
  ask({ do: "show" }, 0);
  answer({ step: 1500, arrived: false });
  assert.deepEqual(worker.last.request, { do: "show" });
  answer({ step: 1500 });
  assert.deepEqual([run.waiting, run.snapshot.arrived, run.snapshot.step], [false, true, 1500]);
});

test("a new view requests a new picture, and colours are sent once", () => {
  const { worker, answer, run } = pair();
  const colours = Uint32Array.of(1, 2, 3);
  answer();
  run.paintWith(colours);
  run.setVisiblePart(LOOK);
  run.setVisiblePart(LOOK);
  assert.equal(worker.asked.length, 2);
  answer();
  answer();
  assert.deepEqual(
    worker.asked.map((ask) => [ask.request.do, ask.colours, ask.visiblePart]),
    [
      ["show", null, null],
      ["show", colours, null],
      ["show", null, LOOK],
    ],
  );
  assert.equal(run.waiting, false);
});

test("a cancelled run says how many steps it took", () => {
  const { worker, answer, run, ask } = pair();
  answer({ step: 1234, reached: 1234 });
  ask({ do: "advance", steps: 1000 }, 5);
  run.cancel();
  const { outcome, sentence } = run.snapshot;
  assert.deepEqual([worker.ended, run.stopped, run.waiting], [1, true, false]);
  assert.deepEqual([outcome, sentence?.text], ["gave-up", "Cancelled after 1,234 steps."]);
  ask({ do: "advance", steps: 1 });
  assert.equal(worker.asked.length, 2);
});

test("an ended run can’t be cancelled", () => {
  const { answer, run } = pair();
  answer({ step: 1, outcome: "solved", sentence: { text: "Solved.", squares: [] } });
  run.cancel();
  const { outcome, sentence } = run.snapshot;
  assert.deepEqual([run.stopped, outcome, sentence?.text], [false, "solved", "Solved."]);
});

test("running out of memory is reported, and ends the run", () => {
  const { worker, run } = pair();
  worker.refuse("This board does not fit.", "full");
  const { outcome, sentence } = run.snapshot;
  assert.deepEqual(
    [outcome, sentence?.text, worker.ended],
    ["gave-up", "This board does not fit.", 1],
  );
});

test("a panic is thrown for the page to catch", () => {
  const { worker, run } = pair();
  assert.throws(() => worker.refuse("The engine has stopped.", "bug"), /stopped/);
  assert.ok(run.stopped);
});

test("a worker that fails to load is reported", () => {
  const { worker, run } = pair();
  worker.fail();
  assert.equal(run.snapshot.sentence?.text, "The solver could not be loaded: load the page again.");
});

test("a picture is freed when the next one arrives, and with the run", () => {
  const { worker, answer, run } = pair();
  const [first, second] = [image(), image()];
  answer({}, { standing: 3, image: first });
  assert.deepEqual([run.overview.standing, run.overview.image], [3, first]);
  run.setVisiblePart(LOOK);
  answer({}, { image: second });
  run.free();
  assert.deepEqual([first.bitmap.closed, second.bitmap.closed, worker.ended], [1, 1, 1]);
});
